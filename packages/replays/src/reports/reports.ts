import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Change, Engine } from "../engine.ts";
import { latestBattleAt, SECONDS_OF_DAY, storableText } from "../replay-fields.ts";
import type { TableDialect } from "../tables.ts";

/** `wrong`: a shown value is not right. `measured`: a value that nobody knew. */
export const REPORT_KINDS = ["wrong", "measured"] as const;
export const REPORT_STATES = ["open", "accepted", "refused"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a reader says about one fact of a move: plain text, written by anybody. */
export interface Report {
  readonly kind: (typeof REPORT_KINDS)[number];
  readonly character: string;
  readonly move: string;
  readonly field: string;
  /** What the guide showed, and what is right. */
  readonly shown: string;
  readonly value: string;
  /** How the sender knows. Deleted when the report is decided. */
  readonly how: string;
  /** Release and frame data that the sender saw. */
  readonly version: string;
}

export interface StoredReport extends Report {
  /** Of the sender's key, which itself is not stored. */
  readonly id: string;
  /** Tells senders of one fact apart, 0 to 65,535: some 65,000 addresses of the internet have the same. */
  readonly sender: number;
  readonly state: ReportState;
  /** Unix seconds. */
  readonly arrivedAt: number;
  readonly decidedAt: number | undefined;
}

/** `known`: this key's report is there already. `repeated`: the sender has said so already. `full`: there are too many. */
export type Storing = "stored" | "known" | "repeated" | "full";

/** Letters of the longest text that a server lets through. */
const LONGEST_TEXT = 500;

/** As it lies in its table. */
export type ReportRow = Omit<StoredReport, "character" | "arrivedAt" | "decidedAt"> & {
  readonly character_id: string;
  readonly arrived_at: number;
  readonly decided_at: number | null;
};

export function reportTableStatement({ integer, large, tableOptions }: TableDialect): string {
  return `create table reports (id text not null primary key, kind text not null, character_id text not null,
    move text not null, field text not null, shown text not null, value text not null, how text not null,
    version text not null, sender ${integer} not null, state text not null, arrived_at ${large} not null,
    decided_at ${large}) ${tableOptions}`;
}

/** A report's id: half of the SHA-256 of its key, in hexadecimal digits. */
export function reportId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** Marks a visitor among those who report on the same fact; nobody can be found by it (`StoredReport.sender`). */
export function senderMark({ character, move, field }: Report, visitor: string): number {
  return createHash("sha256").update([character, move, field, visitor].join("\n")).digest().readUInt16BE();
}

/** Adds a report if there is room; `now` in unix seconds. */
export async function insertReport(
  change: Change,
  key: string,
  report: Report,
  { sender, now, limits }: { sender: number; now: number; limits: { mostOpen: number; mostADay: number } },
): Promise<Storing> {
  await change.lock("reports");
  const id = reportId(key);
  const row = rowOf({ ...report, id, sender, state: "open", arrivedAt: now, decidedAt: undefined });
  const { rows } = await sql<Record<"same" | "repeated" | "waiting" | "today", number>>`select
    (select count(*) from reports where id = ${id}) as same,
    (select count(*) from reports where character_id = ${row.character_id} and move = ${row.move}
      and field = ${row.field} and value = ${row.value} and kind = ${row.kind} and sender = ${sender}) as repeated,
    (select count(*) from reports where state = 'open') as waiting,
    (select count(*) from reports where arrived_at > ${now - SECONDS_OF_DAY}) as today`.execute(change.db);
  const [found] = rows;
  if (Number(found?.same) > 0) return "known";
  if (Number(found?.repeated) > 0) return "repeated";
  if (Number(found?.waiting) >= limits.mostOpen || Number(found?.today) >= limits.mostADay) return "full";
  await addReports(change, [row]);
  return "stored";
}

/** Adds rows as they are, without those that are there. */
export async function addReports({ db }: Change, rows: readonly ReportRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof ReportRow)[];
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into reports (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
    on conflict (id) do nothing`.execute(db);
}

export async function deleteReport({ db }: Change, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from reports where id = ${reportId(key)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Those of an id, or of a state, the oldest first. */
export async function findReports(
  engine: Engine,
  wanted: { readonly key: string } | { readonly state: ReportState },
): Promise<StoredReport[]> {
  const some = "key" in wanted ? sql`id = ${reportId(wanted.key)}` : sql`state = ${wanted.state}`;
  const query = sql<ReportRow>`select * from reports where ${some} order by arrived_at, id`;
  return (await engine.select(query, "many")).map(reportOf);
}

/** Decides open reports, and deletes what their senders wrote about how they know; answers how many there were. */
export async function decideReports(
  { db }: Change,
  ids: readonly string[],
  state: Exclude<ReportState, "open">,
  now: number,
): Promise<number> {
  const { numAffectedRows } = await sql`update reports set state = ${state}, decided_at = ${now}, how = ''
    where state = 'open' and id in (${sql.join([...ids])})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** How many reports came, how many of them are in which state, and the median seconds from arrival to acceptance. */
export async function summarizeReports(engine: Engine) {
  const query = sql<
    Pick<ReportRow, "state" | "arrived_at" | "decided_at">
  >`select state, arrived_at, decided_at from reports`;
  const rows = await engine.select(query, "many");
  const count = (state: ReportState) => rows.filter((row) => row.state === state).length;
  const seconds = rows
    .flatMap(({ state, arrived_at, decided_at }) =>
      state === "accepted" && decided_at !== null ? decided_at - arrived_at : [],
    )
    .sort((a, b) => a - b);
  return {
    came: rows.length,
    states: { open: count("open"), accepted: count("accepted"), refused: count("refused") },
    medianSeconds: seconds[(seconds.length - 1) >> 1],
  };
}

/** Whether a row of a backup could have come from here. */
export function isReportRow(row: ReportRow): boolean {
  const { id, kind, character_id, move, field, version, shown, value, how } = row;
  const texts = [character_id, move, field, version, shown, value, how];
  const isTime = (time: unknown) =>
    Number.isSafeInteger(time) && Number(time) >= 0 && Number(time) <= latestBattleAt();
  return (
    /^[0-9a-f]{32}$/.test(id) &&
    REPORT_KINDS.includes(kind) &&
    REPORT_STATES.includes(row.state) &&
    texts.every(
      (text) => typeof text === "string" && [...text].length <= LONGEST_TEXT && !/\p{Cc}/u.test(text),
    ) &&
    Number.isInteger(row.sender) &&
    row.sender >= 0 &&
    row.sender < 65_536 &&
    isTime(row.arrived_at) &&
    (row.decided_at === null || isTime(row.decided_at))
  );
}

function rowOf({ character, arrivedAt, decidedAt, ...rest }: StoredReport): ReportRow {
  const row = { ...rest, character_id: character, arrived_at: arrivedAt, decided_at: decidedAt ?? null };
  const storable = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === "string" ? storableText(value) : value,
  ]);
  return Object.fromEntries(storable) as ReportRow;
}

function reportOf({ character_id, arrived_at, decided_at, ...rest }: ReportRow): StoredReport {
  return { ...rest, character: character_id, arrivedAt: arrived_at, decidedAt: decided_at ?? undefined };
}
