import { setImmediate as breathe } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { monthOf } from "./count-periods.ts";
import type { CountSums, DaySums, MatchupSums } from "./count-sums.ts";
import { addSums, mergePacked, type Sums } from "./packed-sums.ts";

/** Rows that are read and written by one statement, some 400 KB: a window of one day. Between two of them others get their turn. */
const ROWS_AT_ONCE = 700;

/** A row of `matchup_counts` before it is packed. */
type MatchupRow = MatchupSums & { readonly isMonth: 0 | 1 };

/** Adds sums to the days and months of an edition. Only for who holds the lock of the counts. */
export async function addCounts(db: Kysely<Tables>, edition: number, sums: CountSums): Promise<void> {
  const days = sums.matchups().map((row) => ({ ...row, isMonth: 0 as const }));
  for await (const rows of slicesOf([...days, ...monthsOf(days)])) await addMatchups(db, edition, rows);
  for await (const rows of slicesOf(sums.days())) await addDays(db, edition, rows);
}

function monthsOf(days: Iterable<MatchupSums>): MatchupRow[] {
  const months = new Map<string, MatchupRow>();
  for (const { day, version, rankClass, me, cells } of days) {
    const month = monthOf(day);
    const key = `${month} ${version} ${rankClass} ${me}`;
    const known = months.get(key);
    // Most often one day is all there is of its month, and is not copied.
    const together = known ? sumOf(known.cells, cells) : cells;
    months.set(key, { isMonth: 1, day: month, version, rankClass, me, cells: together });
  }
  return [...months.values()];
}

function sumOf(one: Sums, other: Sums): Sums {
  const sum: Sums = new Map();
  addSums(one, sum);
  addSums(other, sum);
  return sum;
}

async function addMatchups(db: Kysely<Tables>, edition: number, rows: readonly MatchupRow[]): Promise<void> {
  const keys = rows.map(({ isMonth, day, version, rankClass, me }) => [isMonth, day, version, rankClass, me]);
  const { rows: found } = await sql<KnownMatchups>`
    with wanted (number, is_month, day, version, rank_class, me) as (values ${numbered(keys)})
    select wanted.number, sides, cells from wanted join matchup_counts known on known.edition = ${edition}
      and known.is_month = wanted.is_month and known.day = wanted.day and known.version = wanted.version
      and known.rank_class = wanted.rank_class and known.me = wanted.me`.execute(db);
  const known = new Map(found.map((row) => [row.number, row]));
  const values = rows.map(({ cells }, index) => {
    const before = known.get(index);
    const sides = sidesOf(cells) + (before?.sides ?? 0);
    return {
      numbers: [edition, ...(keys[index] ?? []), sides],
      bytes: [mergePacked(before?.cells ?? NOTHING, cells)],
    };
  });
  await sql`insert into matchup_counts (edition, is_month, day, version, rank_class, me, sides, cells)
    values ${tuples(values)} on conflict (edition, is_month, day, version, rank_class, me)
    do update set sides = excluded.sides, cells = excluded.cells`.execute(db);
}

async function addDays(db: Kysely<Tables>, edition: number, rows: readonly DaySums[]): Promise<void> {
  const keys = rows.map(({ day, version }) => [day, version]);
  const { rows: found } = await sql<KnownDay>`
    with wanted (number, day, version) as (values ${numbered(keys)})
    select wanted.number, matches, ranks, classes from wanted join day_counts known
      on known.edition = ${edition} and known.day = wanted.day and known.version = wanted.version`.execute(
    db,
  );
  const known = new Map(found.map((row) => [row.number, row]));
  const values = rows.map(({ matches, ranks, classes }, index) => {
    const before = known.get(index);
    return {
      numbers: [edition, ...(keys[index] ?? []), matches + (before?.matches ?? 0)],
      bytes: [mergePacked(before?.ranks ?? NOTHING, ranks), mergePacked(before?.classes ?? NOTHING, classes)],
    };
  });
  await sql`insert into day_counts (edition, day, version, matches, ranks, classes)
    values ${tuples(values)} on conflict (edition, day, version)
    do update set matches = excluded.matches, ranks = excluded.ranks, classes = excluded.classes`.execute(db);
}

const NOTHING = new Uint8Array();

interface KnownMatchups {
  readonly number: number;
  readonly sides: number;
  readonly cells: Uint8Array;
}

interface KnownDay {
  readonly number: number;
  readonly matches: number;
  readonly ranks: Uint8Array;
  readonly classes: Uint8Array;
}

/** `(0, 20005, 30101), (1, ...)`: numbers in the text, because PostgreSQL takes parameters for text there. */
function numbered(keys: readonly (readonly number[])[]): RawBuilder<unknown> {
  return sql.raw(keys.map((key, index) => `(${[index, ...key].map(whole)})`).join());
}

/** `(1, 0, 20005, ?), (...)`: numbers in the text, bytes as parameters. One template, as Kysely takes its time for each. */
function tuples(rows: readonly { numbers: readonly number[]; bytes: readonly Uint8Array[] }[]) {
  const pieces: string[] = [];
  let closing = "";
  for (const { numbers, bytes } of rows) {
    pieces.push(`${closing}(${numbers.map(whole)}, `, ...bytes.slice(1).map(() => ", "));
    closing = "), ";
  }
  pieces.push(")");
  return sql(Object.assign(pieces, { raw: pieces }), ...rows.flatMap(({ bytes }) => bytes));
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
  return value;
}

function sidesOf(cells: Sums): number {
  let sides = 0;
  for (const [matches = 0] of cells.values()) sides += matches;
  return sides;
}

async function* slicesOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    if (start > 0) await breathe();
    yield rows.slice(start, start + ROWS_AT_ONCE);
  }
}
