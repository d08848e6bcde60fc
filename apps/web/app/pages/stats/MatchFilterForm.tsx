import { type Coach, MATCH_PERIODS } from "@tactician/statistics";
import type { ReactNode } from "react";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import type { Names } from "./core/names.ts";
import type { ShownMatches } from "./core/stats-address.ts";
import styles from "./MatchFilterForm.module.css";
import * as words from "./words.ts";

interface MatchFilterFormProps extends ShownMatches {
  /** Whom the player plays, the most played first. */
  readonly ownCharacters: Coach["ownCharacters"];
  readonly names: Names;
  readonly onFilter: (filter: ShownMatches) => void;
}

/** Which matches all tabs show. */
export function MatchFilterForm(props: MatchFilterFormProps): ReactNode {
  const { ownGameId, period, ownCharacters, names, onFilter } = props;
  // One from the address whom the player does not play is there as well, so that the field says what counts.
  const isUnplayed = ownGameId !== undefined && ownCharacters.every(({ gameId }) => gameId !== ownGameId);
  const offered = isUnplayed ? [...ownCharacters, { gameId: ownGameId, matches: 0 }] : ownCharacters;
  return (
    <search className={styles.filter} aria-label={words.filterMatches}>
      <LabelledSelect
        className={styles.choice}
        label={words.playingAs}
        value={ownGameId}
        options={offered.map(({ gameId, matches }) => [gameId, `${names.character(gameId)} (${matches})`])}
        none={words.allCharacters}
        onChoose={(chosen) => onFilter({ ownGameId: chosen, period })}
      />
      <LabelledSelect
        className={styles.choice}
        label={words.time}
        value={period}
        options={MATCH_PERIODS.map((known) => [known, words.PERIODS[known]])}
        onChoose={(chosen) => onFilter({ ownGameId, period: chosen ?? "all" })}
      />
    </search>
  );
}
