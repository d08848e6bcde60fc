import { antiGuidePath, drillsPath, type PopulationMatchups } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { EstimateBar } from "../../ui/EstimateBar.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { howToBeat } from "../../ui/words.ts";
import styles from "./CharacterMatchups.module.css";
import {
  type CharacterMatchup,
  type EstimatedMatchup,
  isEstimated,
  matchupFinder,
  matchupsOf,
} from "./core/matchup-table.ts";
import { estimateWords, evidenceWords } from "./core/matchup-words.ts";
import { type WorldAddress, worldPath } from "./core/world-address.ts";
import * as words from "./words.ts";

interface CharacterMatchupsProps {
  readonly character: CharacterId;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
  readonly onAll: () => void;
  /** Whether it has taken the place of a link that was pressed. */
  readonly takesFocus: boolean;
  readonly children?: ReactNode;
}

/** One row of the chart as a list: the worst matchup first, each with how sure it is and the way to do something about it. */
export function CharacterMatchups(props: CharacterMatchupsProps): ReactNode {
  const { character, answer, address, onAll, takesFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The press was somewhere in the chart, which is gone: eyes and keys go on from the head of the list.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const name = findCharacter(character)?.name ?? character;
  const matchups = answer === undefined ? [] : matchupsOf(character, matchupFinder(answer));
  const leave = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAll();
  };
  return (
    <section className={styles.place} aria-labelledby="one-character">
      <header className={styles.head}>
        <h2 ref={heading} id="one-character" tabIndex={-1} className={styles.title}>
          {words.againstEverybody(name)}
        </h2>
        <a className={styles.all} href={worldPath({ ...address, character: undefined })} onClick={leave}>
          {words.wholeChart}
        </a>
      </header>
      <p className={styles.even}>{words.worstFirst}</p>
      {children}
      <ol className={styles.rows}>
        {matchups.map(({ them, matchup }) => (
          <MatchupRow key={them.characterId} me={character} them={them} matchup={matchup} />
        ))}
      </ol>
    </section>
  );
}

interface MatchupRowProps extends CharacterMatchup {
  readonly me: CharacterId;
}

function MatchupRow({ me, them, matchup }: MatchupRowProps): ReactNode {
  return (
    <li className={styles.row}>
      <Portrait
        id={them.characterId}
        name=""
        widths={[96]}
        sizes="48px"
        loading="lazy"
        className={styles.portrait}
      />
      <div className={styles.text}>
        <p className={styles.line}>
          <strong>{them.name}</strong>
          <span className={styles.estimate}>{estimateWords(matchup)}</span>
        </p>
        {isEstimated(matchup) && <MatchupBar matchup={matchup} />}
        <p className={styles.facts}>
          <span>{evidenceWords(matchup)}</span>
          <a href={`${antiGuidePath(them.characterId)}?me=${me}`}>{howToBeat(them.name)}</a>
          <a href={drillsPath(me, them.characterId)}>
            {words.drillLink}
            <span className="visually-hidden">{words.drillLinkSpoken(them.name)}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

/** Points to each side of even that a bar has room for. */
const WIDEST = 8;

const BEHIND = "--behind-4";
const AHEAD = "--ahead-4";

/** The custom properties that bars are filled with: a saved picture takes them along. */
export const BAND_COLOURS = [BEHIND, AHEAD] as const;

/** How far a character is ahead of another or behind, with the interval. */
export function MatchupBar({ matchup }: { matchup: EstimatedMatchup }): ReactNode {
  const { estimate, low, high } = matchup;
  return (
    <EstimateBar
      points={{ estimate: estimate - 50, low: low - 50, high: high - 50 }}
      widest={WIDEST}
      fill={estimate < 50 ? BEHIND : AHEAD}
    />
  );
}
