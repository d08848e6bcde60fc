import { NO_VALUE } from "@tactician/contract";
import { type ComparedOpponent, type Estimate, emptyTally, type Tally, totalOf } from "@tactician/statistics";
import { type ReactNode, useState } from "react";
import { type DataHead, DataTable } from "../../ui/DataTable.tsx";
import styles from "./CharacterTable.module.css";
import { pointsCell } from "./core/coach-words.ts";
import type { Names } from "./core/names.ts";
import { type CharacterSort, ratioWords, type SortColumn, sortRows } from "./core/records.ts";
import * as words from "./words.ts";

/** A record against one character; without an estimate while that is counted. */
export interface CharacterRow {
  readonly gameId: number;
  readonly tally: Tally;
  readonly points: Estimate | undefined;
}

interface CharacterTableProps {
  readonly own: readonly CharacterRow[];
  readonly compared: readonly CharacterRow[] | undefined;
  /** Of the characters that both have met; nothing while that is counted. */
  readonly differences: readonly ComparedOpponent[] | undefined;
  readonly names: Names;
  readonly whose: words.Whose;
}

/** Matches, raw ratio and estimate against each character, sorted by any of them; of both players where there are two. */
export function CharacterTable({ own, compared, differences, names, whose }: CharacterTableProps): ReactNode {
  const [sort, setSort] = useState<CharacterSort>({ column: "matches", direction: "descending" });
  const others = byCharacter(compared ?? []);
  const unmet = (compared ?? []).filter(({ gameId }) => own.every((row) => row.gameId !== gameId));
  const rows = sortRows(
    [...own, ...unmet.map(({ gameId }) => ({ gameId, tally: emptyTally(), points: undefined }))],
    sort,
    names.character,
  );
  const told = new Map((differences ?? []).map((difference) => [difference.gameId, difference]));

  const sorting = (column: SortColumn, label: string): DataHead => ({
    label,
    sorted: sort.column === column ? sort.direction : undefined,
    onSort: () => setSort(turned(sort, column)),
  });
  const heads: DataHead[] = [
    sorting("name", words.character),
    sorting("matches", words.columnOf(whose, "matches")),
    sorting("ratio", words.columnOf(whose, "ratio")),
    sorting("estimate", words.columnOf(whose, "estimate")),
    ...RESULTS.map((column) => words.columnOf(whose, column)),
  ];
  if (compared !== undefined) {
    const columns = ["matches", "ratio", "estimate", ...RESULTS] as const;
    heads.push(...columns.map((column) => words.columnOf("comparison", column)), words.difference);
  }
  return (
    <DataTable
      label={words.characterTable}
      heads={heads}
      rows={rows.map((row) => ({
        key: String(row.gameId),
        head: names.character(row.gameId),
        cells:
          compared === undefined
            ? recordCells(row)
            : [
                ...recordCells(row),
                ...recordCells(others.get(row.gameId)),
                differenceCell(told.get(row.gameId)),
              ],
      }))}
    />
  );
}

const RESULTS = ["wins", "losses", "draws"] as const;

function byCharacter(rows: readonly CharacterRow[]): Map<number, CharacterRow> {
  return new Map(rows.map((row) => [row.gameId, row]));
}

/** The same column once more turns the order; another one begins with what is most, names with A, estimates with the worst. */
function turned({ column: before, direction }: CharacterSort, column: SortColumn): CharacterSort {
  if (before === column) return { column, direction: direction === "ascending" ? "descending" : "ascending" };
  return { column, direction: column === "matches" ? "descending" : "ascending" };
}

function recordCells(row: CharacterRow | undefined): (string | number)[] {
  const tally = row?.tally ?? emptyTally();
  const estimate = row?.points === undefined ? NO_VALUE : pointsCell(row.points);
  return [totalOf(tally), ratioWords(tally), estimate, tally.wins, tally.losses, tally.draws];
}

function differenceCell(difference: ComparedOpponent | undefined): ReactNode {
  if (difference === undefined) return NO_VALUE;
  if (difference.canTell) return pointsCell(difference.difference);
  return <span className={styles.untold}>{words.noDifference}</span>;
}
