import type { PopulationMatchups } from "@tactician/contract";
import { formatCount, formatDecimal } from "@tactician/game";
import { type ReactNode, useState } from "react";
import { type DataHead, DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { type WinRate, type WinRateColumn, winRates } from "./core/win-rates.ts";
import styles from "./fold.module.css";
import * as words from "./words.ts";

export function WinRates({ answer }: { answer: PopulationMatchups | undefined }): ReactNode {
  const [sort, setSort] = useState<WinRateColumn>("strength");
  if (answer === undefined) return <EmptyState>{words.nothingCountedYet}</EmptyState>;
  const direction = sort === "name" ? "ascending" : "descending";
  const sorting = (column: WinRateColumn, label: string): DataHead => ({
    label,
    sorted: sort === column ? direction : undefined,
    onSort: () => setSort(column),
  });
  return (
    <div className="column spaced">
      <p className={styles.words}>{words.winRatesText}</p>
      <DataTable
        label={words.winRatesTable}
        heads={[
          sorting("name", words.character),
          sorting("strength", words.strength),
          words.likelyColumn,
          sorting("won", words.winRatio),
          sorting("matches", words.matches),
        ]}
        rows={winRates(answer, sort).map(rowOf)}
      />
    </div>
  );
}

function rowOf({ characterId, name, matches, won, strength }: WinRate) {
  return {
    key: characterId,
    head: name,
    cells: [
      formatDecimal(strength.estimate),
      words.range(formatDecimal(strength.low), formatDecimal(strength.high)),
      `${formatDecimal(won)}%`,
      formatCount(matches),
    ],
  };
}
