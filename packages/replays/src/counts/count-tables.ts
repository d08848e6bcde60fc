import { RANK_CLASSES } from "@tactician/statistics/rank-classes";

/** Numbers of the columns of a count table, its keys first: `[8, 14, 20376, 30101, 120, 60, ...]`. */
export type CountRow = number[];

/** A table of plain rows: sums under whole numbers. Rows of the same key are added up. */
export interface CountTable {
  readonly name: "matchup_counts" | "character_counts" | "rank_counts" | "match_counts";
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Whether its days stay days for ever; else they become months (`periodOf`). */
  readonly isByDay: boolean;
}

/** What is added up of the sides of a character against another. */
export const CELL = ["matches", "wins", "draws", "expected", "variance"] as const;
/** The same of sides of one class of ranks: `wins_4`. Sides of unknown ranks are those of all ranks without these. */
export const ofClass = (name: string, rankClass: number) => `${name}_${rankClass}`;

/**
 * One table for each question. `matchup_counts` has a row for a pair of characters, day and version, and in it the sums of all ranks
 * and of each class: rows for each class are six times as many, and an answer over two years reads 1.3 million (decision 063).
 * Pairs come first in its key, so that a pair's sums are read side by side. Days are unix days.
 */
export const COUNT_TABLES: readonly CountTable[] = [
  {
    name: "matchup_counts",
    keys: ["me", "them", "day", "version"],
    sums: [...CELL, ...RANK_CLASSES.flatMap((_, rankClass) => CELL.map((name) => ofClass(name, rankClass)))],
    isByDay: false,
  },
  { name: "character_counts", keys: ["day", "version", "rank_class", "me"], sums: ["sides"], isByDay: false },
  { name: "rank_counts", keys: ["day", "version", "rank"], sums: ["sides"], isByDay: false },
  // Each match once, by the classes of both sides. It has few rows, and says the first and last day of a version.
  {
    name: "match_counts",
    keys: ["day", "version", "low_class", "high_class"],
    sums: ["matches"],
    isByDay: true,
  },
];

/** Sums in millionths need more than 32 bits. */
export function isLarge(sum: string): boolean {
  return sum.startsWith("expected") || sum.startsWith("variance");
}

export function columnsOf({ keys, sums }: CountTable): readonly string[] {
  return [...keys, ...sums];
}

/** The statement's end that makes an insert add: `on conflict (day, ...) do update set sides = rank_counts.sides + excluded.sides`. */
export function addingUp({ name, keys, sums }: CountTable): string {
  const added = sums.map((sum) => `${sum} = ${name}.${sum} + excluded.${sum}`);
  return `on conflict (${keys}) do update set ${added.join(", ")}`;
}

/** Statements that make the tables. `integer`, `large`: what a database calls 32 and 64 bits. */
export function countTableStatements({
  integer,
  large,
  countOptions,
}: Readonly<Record<"integer" | "large" | "countOptions", string>>): string[] {
  return COUNT_TABLES.map(({ name, keys, sums }) => {
    const columns = [
      ...keys.map((key) => `${key} ${integer} not null`),
      ...sums.map((sum) => `${sum} ${isLarge(sum) ? large : integer} not null`),
    ];
    return `create table ${name} (${columns.join(", ")}, primary key (${keys})) ${countOptions}`;
  });
}
