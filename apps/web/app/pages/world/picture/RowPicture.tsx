import { findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { BAR_COLOURS } from "../../../ui/EstimateBar.tsx";
import { type CharacterMatchup, isEstimated } from "../core/matchup-table.ts";
import { estimateWords, evidenceWords } from "../core/matchup-words.ts";
import { EVEN_WORDS } from "../core/world-words.ts";
import { BAND_COLOURS, MatchupBar } from "../MatchupBar.tsx";
import styles from "./RowPicture.module.css";
import { type PictureContent, WorldPicture } from "./WorldPicture.tsx";

/** The custom properties that its bars are painted with. */
export const ROW_COLOURS: readonly string[] = [...BAR_COLOURS, ...BAND_COLOURS];

/** Of both columns in pixels. */
const WIDTH = 1080;

interface RowPictureProps extends PictureContent {
  readonly character: string;
  /** The worst first. */
  readonly matchups: readonly CharacterMatchup[];
  /** The content of a character's portrait as an address: the picture reaches nothing outside of itself. */
  readonly portraitOf: (characterId: string) => string | undefined;
}

/** One character's row as the page lists it: bars with their intervals, down the first column and then the second. */
export function RowPicture({ character, matchups, portraitOf, ...content }: RowPictureProps): ReactNode {
  const name = findCharacter(character)?.name ?? character;
  const half = Math.ceil(matchups.length / 2);
  return (
    <WorldPicture
      {...content}
      title={`${name} against everybody`}
      numbers={`Matches of 100 that ${name} wins, at even ratings.`}
      legend={EVEN_WORDS}
      width={WIDTH}
    >
      <div className={styles.columns}>
        {[matchups.slice(0, half), matchups.slice(half)].map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in their order
          <div key={place} className={styles.column}>
            {column.map((one) => (
              <Row key={one.them.characterId} {...one} portrait={portraitOf(one.them.characterId)} />
            ))}
          </div>
        ))}
      </div>
    </WorldPicture>
  );
}

function Row({ them, matchup, portrait }: CharacterMatchup & { portrait: string | undefined }): ReactNode {
  return (
    <div className={styles.row}>
      <img className={styles.portrait} src={portrait} alt="" width="40" height="40" />
      <div className={styles.text}>
        <p className={styles.line}>
          <span className={styles.name}>{them.name}</span>
          <span className={styles.facts}>{evidenceWords(matchup)}</span>
          <span className={styles.name}>{estimateWords(matchup)}</span>
        </p>
        {isEstimated(matchup) && <MatchupBar matchup={matchup} />}
      </div>
    </div>
  );
}
