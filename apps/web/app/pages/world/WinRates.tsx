import { formatCount, type PopulationMatchups } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import { type DataHead, DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { type WinRate, type WinRateColumn, winRates } from "./core/win-rates.ts";
import styles from "./fold.module.css";

export function WinRates({ answer }: { answer: PopulationMatchups | undefined }): ReactNode {
  const [sort, setSort] = useState<WinRateColumn>("strength");
  if (answer === undefined) return <EmptyState>No match counted yet.</EmptyState>;
  const sorting = (column: WinRateColumn, label: string): DataHead => ({
    label,
    sorted: sort === column ? SORTED[column] : undefined,
    onSort: () => setSort(column),
  });
  return (
    <div className={styles.fold}>
      <p className={styles.words}>
        A character’s win ratio mostly says who plays it: strong players who choose a weak character still
        win. Strength takes the ratings of both players into account: of 100 matches against everybody else,
        at even ratings, so many are won. Matches of a character against itself are left out.
      </p>
      <DataTable
        label="Wins and strength of each character"
        heads={[
          sorting("name", "Character"),
          sorting("strength", "Strength"),
          "Likely",
          sorting("won", "Win ratio"),
          sorting("matches", "Matches"),
        ]}
        rows={winRates(answer, sort).map(rowOf)}
      />
    </div>
  );
}

const SORTED: Record<WinRateColumn, "ascending" | "descending"> = {
  name: "ascending",
  matches: "descending",
  won: "descending",
  strength: "descending",
};

function rowOf({ characterId, name, matches, won, strength }: WinRate) {
  return {
    key: characterId,
    head: name,
    cells: [
      strength.estimate.toFixed(1),
      `${strength.low.toFixed(1)} to ${strength.high.toFixed(1)}`,
      `${won.toFixed(1)}%`,
      formatCount(matches),
    ],
  };
}
