import { type Coach, MATCH_PERIODS, type MatchPeriod } from "@tactician/statistics";
import { type ReactNode, useId } from "react";
import type { Names } from "./core/names.ts";
import type { ShownMatches } from "./core/stats-address.ts";
import styles from "./MatchFilterForm.module.css";

interface MatchFilterFormProps extends ShownMatches {
  /** Whom the player plays, the most played first. */
  readonly ownCharacters: Coach["ownCharacters"];
  readonly names: Names;
  readonly onFilter: (filter: ShownMatches) => void;
}

const PERIOD_LABELS: Record<MatchPeriod, string> = {
  all: "All matches",
  "90-days": "Last 90 days",
  "last-patch": "Since the last patch",
};

/** Which matches count: as which character, and since when. */
export function MatchFilterForm(props: MatchFilterFormProps): ReactNode {
  const { ownGameId, period, ownCharacters, names, onFilter } = props;
  const id = useId();
  // One from the address whom the player does not play is there as well, so that the field says what counts.
  const isUnplayed = ownGameId !== undefined && ownCharacters.every(({ gameId }) => gameId !== ownGameId);
  const offered = isUnplayed ? [...ownCharacters, { gameId: ownGameId, matches: 0 }] : ownCharacters;
  return (
    <search className={styles.filter} aria-label="Filter the matches">
      <label htmlFor={`${id}-as`}>
        Playing as
        <select
          id={`${id}-as`}
          value={ownGameId ?? ""}
          onChange={({ target }) =>
            onFilter({ ownGameId: target.value === "" ? undefined : Number(target.value), period })
          }
        >
          <option value="">All characters</option>
          {offered.map(({ gameId, matches }) => (
            <option key={gameId} value={gameId}>
              {names.character(gameId)} ({matches})
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-period`}>
        Time
        <select
          id={`${id}-period`}
          value={period}
          onChange={({ target }) =>
            onFilter({ ownGameId, period: MATCH_PERIODS.find((known) => known === target.value) ?? "all" })
          }
        >
          {MATCH_PERIODS.map((known) => (
            <option key={known} value={known}>
              {PERIOD_LABELS[known]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
