import {
  type CharacterTally,
  type Coach,
  compareOpponents,
  type PlayerStatistics,
} from "@tactician/statistics";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./CharacterNumbers.module.css";
import { CharacterTable } from "./CharacterTable.tsx";
import type { Names } from "./core/names.ts";
import type { ShownMatches, StatsAddress } from "./core/stats-address.ts";
import { MatchFilterForm } from "./MatchFilterForm.tsx";
import { useCoach } from "./use-coach.ts";

export interface CharacterNumbersProps {
  readonly player: PlayerAnswer;
  readonly statistics: PlayerStatistics;
  /** Of all of the player's matches. */
  readonly coach: Async<Coach>;
  readonly comparison: PlayerAnswer | undefined;
  readonly names: Names;
  readonly isOwner: boolean;
  readonly address: StatsAddress;
  readonly onFilter: (filter: ShownMatches) => void;
}

/** The numbers against each character, of all matches or of those that pass a filter. */
export function CharacterNumbers(props: CharacterNumbersProps): ReactNode {
  const { player, statistics, coach: whole, comparison, names, isOwner, address, onFilter } = props;
  const { ownGameId, period, playerId, compareId } = address;
  const isWhole = ownGameId === undefined && period === "all";
  const filtered = useCoach(isWhole ? undefined : player, playerId, { ownGameId, period });
  // Whom the other player plays is another matter.
  const other = useCoach(comparison, compareId, { period });
  const coach = isWhole ? whole : filtered;
  const whose = isOwner ? "My" : "User";

  const filter = (
    <MatchFilterForm
      ownGameId={ownGameId}
      period={period}
      ownCharacters={whole.value?.ownCharacters ?? []}
      names={names}
      onFilter={onFilter}
    />
  );
  const counted = coach.value?.opponents ?? (isWhole ? withoutEstimates(statistics.characters) : undefined);
  if (counted === undefined) {
    const isLost = coach.state === "failed";
    return (
      <div className={styles.numbers}>
        {filter}
        <EmptyState>{isLost ? "These matches could not be counted." : "Counting..."}</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.numbers}>
      {filter}
      {counted.length === 0 ? (
        <EmptyState>No match passes this filter. Take a longer time, or all characters.</EmptyState>
      ) : (
        <>
          <CharacterTable
            own={counted}
            compared={
              comparison?.statistics &&
              (other.value?.opponents ?? withoutEstimates(comparison.statistics.characters))
            }
            differences={
              coach.value && other.value && compareOpponents(coach.value.opponents, other.value.opponents)
            }
            names={names}
            whose={whose}
          />
          <p className={styles.note}>
            Estimate: matches in 100 above (+) or below (−) even against opponents of equal rating, in
            brackets where the truth likely lies. Short records are drawn towards even.
          </p>
        </>
      )}
    </div>
  );
}

/** What is known before the estimates are. */
function withoutEstimates(rows: readonly CharacterTally[]) {
  return rows.map(({ gameId, tally }) => ({ gameId, tally, points: undefined }));
}
