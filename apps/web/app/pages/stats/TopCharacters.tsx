import { type CharacterTally, formatRatio, SMALL_SAMPLE } from "@tactician/statistics";
import type { ReactNode } from "react";
import type { Names } from "./core/names.ts";
import { tallyWords } from "./core/stats-words.ts";
import { GuideLink } from "./GuideLink.tsx";
import { MatchPortrait } from "./MatchPortrait.tsx";
import styles from "./TopCharacters.module.css";

interface TopCharactersProps {
  readonly rows: readonly CharacterTally[];
  readonly names: Names;
  /** Whether each row leads to how that character is beaten. */
  readonly hasGuides: boolean;
}

/** A short list of characters with the win ratio against them. */
export function TopCharacters({ rows, names, hasGuides }: TopCharactersProps): ReactNode {
  return (
    <ol>
      {rows.map(({ gameId, ratio, tally, isSmall }) => (
        <li key={gameId} className={styles.row} data-is-small={isSmall}>
          <MatchPortrait gameId={gameId} name={names.character(gameId)} size="small" isNamed={true} />
          <div className={styles.text}>
            <p className={styles.line}>
              Character: {names.character(gameId)}, Win Ratio: {formatRatio(ratio)}%
            </p>
            <p className={styles.tally}>
              {tallyWords(tally)}
              {isSmall ? <span className={styles.small}>under {SMALL_SAMPLE} matches</span> : undefined}
              {hasGuides ? <GuideLink gameId={gameId} /> : undefined}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
