import type { Kysely } from "kysely";
import type { Change, Engine, ReadSlices } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { addCounts } from "./add-counts.ts";
import { findCountState, updateCountState } from "./count-state.ts";
import { CountSums } from "./count-sums.ts";

/** What is left of days whose matches were dropped. Bytes are hexadecimal digits, small letters. */
export interface ForgottenCounts {
  /** The day (unix) before which matches were dropped, in one row; none where nothing was. */
  forgotten(): Slices<{ readonly before: number }>;
  /** In the order of their days. */
  matchups(): Slices<ForgottenMatchups>;
  days(): Slices<ForgottenDay>;
}

/** Rows in slices. */
export type Slices<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

type ForgottenMatchups = Pick<Tables["matchup_counts"], "day" | "version" | "rank_class" | "me"> & {
  readonly cells: string;
};
type ForgottenDay = Pick<Tables["day_counts"], "day" | "version" | "matches"> & {
  readonly ranks: string;
  readonly classes: string;
};

/** Rows of sums that are kept until they are written. */
const MOST_ROWS = 3_000;

export function forgottenCounts({ hex, keepsCounts }: Engine, read: ReadSlices): ForgottenCounts {
  const ofDays =
    "edition = (select edition from count_state) and day < (select forgotten_before from count_state)";
  const ifKept = <Row>(text: string): Slices<Row> => (keepsCounts ? read<Row>(text) : []);
  return {
    forgotten: () => ifKept("select forgotten_before as before from count_state where forgotten_before > 0"),
    matchups: () =>
      ifKept(`select day, version, rank_class, me, ${hex("cells")} as cells from matchup_counts
        where is_month = 0 and ${ofDays} order by day, version, rank_class, me`),
    days: () =>
      ifKept(`select day, version, matches, ${hex("ranks")} as ranks, ${hex("classes")} as classes
        from day_counts where ${ofDays} order by day, version`),
  };
}

/** Adds all of them to sums, whichever are given at the time; others get a look at the sums after each slice. */
export async function* addForgotten(counts: ForgottenCounts, sums: () => CountSums): AsyncGenerator<void> {
  for await (const rows of counts.days()) for (const row of rows) addDay(sums(), row);
  for await (const rows of counts.matchups()) {
    for (const row of rows) sums().addCells(row, Buffer.from(row.cells, "hex"));
    yield;
  }
}

/**
 * Takes over the counts of a backup whose matches were dropped. Of a day that is counted here too, whichever has more
 * matches holds and the other goes: a match may be in both, and nobody can tell any more. From then on matches of such
 * days are not stored here either. A rebuild that is under way has to begin anew.
 */
export async function mergeForgotten(change: Change, counts: ForgottenCounts): Promise<void> {
  let before = 0;
  for await (const rows of counts.forgotten()) before = rows[0]?.before ?? before;
  if (before === 0 || !change.keepsCounts) return;
  await change.lockCounts();
  const { edition, forgotten_before } = await findCountState(change.db);
  const days = await betterDays(change.db, edition, counts);
  for (const day of days) await takeAway(change.db, edition, day);
  let sums = new CountSums();
  for await (const rows of counts.days()) for (const row of rows) if (days.has(row.day)) addDay(sums, row);
  for await (const rows of counts.matchups()) {
    for (const row of rows) if (days.has(row.day)) sums.addCells(row, Buffer.from(row.cells, "hex"));
    if (sums.rows < MOST_ROWS) continue;
    await addCounts(change.db, edition, sums);
    sums = new CountSums();
  }
  await addCounts(change.db, edition, sums);
  await updateCountState(change.db, { forgotten_before: Math.max(before, forgotten_before), building: 0 });
}

/** The days of which the backup has more matches than are counted here. */
async function betterDays(
  db: Kysely<Tables>,
  edition: number,
  counts: ForgottenCounts,
): Promise<ReadonlySet<number>> {
  const lead = new Map<number, number>();
  const add = (day: number, matches: number) => lead.set(day, (lead.get(day) ?? 0) + matches);
  for await (const rows of counts.days()) for (const { day, matches } of rows) add(day, matches);
  const ours = db.selectFrom("day_counts").select(["day", "matches"]).where("edition", "=", edition);
  for (const { day, matches } of await ours.execute()) add(day, -matches);
  return new Set([...lead.keys()].filter((day) => (lead.get(day) ?? 0) > 0));
}

async function takeAway(db: Kysely<Tables>, edition: number, day: number): Promise<void> {
  const sums = new CountSums();
  const isOfDay = { edition, day };
  const days = db
    .selectFrom("day_counts")
    .selectAll()
    .where((where) => where.and(isOfDay));
  for (const { ranks, classes, ...row } of await days.execute()) sums.addDay(row, { ranks, classes }, -1);
  const matchups = db
    .selectFrom("matchup_counts")
    .selectAll()
    .where((where) => where.and({ ...isOfDay, is_month: 0 }));
  for (const row of await matchups.execute()) sums.addCells(row, row.cells, -1);
  await addCounts(db, edition, sums);
}

function addDay(sums: CountSums, { ranks, classes, ...row }: ForgottenDay): void {
  sums.addDay(row, { ranks: Buffer.from(ranks, "hex"), classes: Buffer.from(classes, "hex") });
}
