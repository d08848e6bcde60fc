import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import type { RawRow } from "./newest-row.ts";

/** A mistake in a file of steps that makes the history useless. */
export class StepsError extends Error {}

export interface RawDay {
  readonly date: string;
  readonly rows: ReadonlyMap<string, RawRow>;
  readonly isNewest: boolean;
}

const value = z.union([z.string(), z.array(z.string())]);
const row = z.record(z.string(), value).and(z.object({ id: z.string() }));
const stepsSchema = z.array(
  z.strictObject({
    date: z.iso.date(),
    added: z.array(row).default([]),
    removed: z.array(z.string()).default([]),
    changed: z.record(z.string(), z.record(z.string(), value.nullable())).default({}),
  }),
);

type RawStep = z.infer<typeof stepsSchema>[number];

/** Columns that only the newest shape of rows has, and those that only older ones have. */
const NEWEST_ONLY = "block hit ch recv tot parent num alt reach tracksLeft tracksRight".split(" ");
const OLDER_ONLY = ["on_block", "on_hit", "on_ch", "recovery"];
const ALL_COLUMNS = new Set([
  ...NEWEST_ONLY,
  ...OLDER_ONLY,
  ..."id input name target damage startup crush notes alias image gif video tags short_notes".split(" "),
]);

/**
 * Replays a file of steps (`<characterId>.json` or `<characterId>.json.gz`) to the rows of each day. Throws a `StepsError` that names
 * file and step for steps out of order, an added move that exists, a changed or removed one that does not, an unknown column, or
 * two shapes in one row.
 */
export async function readDays(path: string): Promise<RawDay[]> {
  const steps = stepsSchema.safeParse(parseJson(await readText(path)));
  if (!steps.success) throw new StepsError(`${path}: ${z.prettifyError(steps.error).replaceAll("\n", " ")}`);
  const rows = new Map<string, RawRow>();
  const days = new Map<string, RawDay>();
  let before = "";
  for (const [index, step] of steps.data.entries()) {
    const place = `${path}: step ${index + 1} (${step.date})`;
    if (step.date < before) throw new StepsError(`${place}: is listed after a later step (${before})`);
    before = step.date;
    applyStep(rows, step, place);
    days.set(step.date, { date: step.date, rows: new Map(rows), isNewest: isNewest(rows) });
  }
  return [...days.values()];
}

function applyStep(rows: Map<string, RawRow>, { removed, added, changed }: RawStep, place: string): void {
  for (const id of removed) {
    if (!rows.delete(id)) throw new StepsError(`${place}: removes "${id}", which does not exist`);
  }
  for (const row of added) {
    if (rows.has(row.id)) throw new StepsError(`${place}: adds "${row.id}", which already exists`);
    rows.set(row.id, row);
  }
  for (const [id, fields] of Object.entries(changed)) {
    const row = rows.get(id);
    if (row === undefined) throw new StepsError(`${place}: changes "${id}", which does not exist`);
    const entries = Object.entries({ ...row, ...fields }).filter(([, field]) => field !== null);
    rows.set(id, { ...Object.fromEntries(entries), id } as RawRow);
  }
  for (const id of [...added.map((row) => row.id), ...Object.keys(changed)])
    checkColumns(rows.get(id), place);
}

function checkColumns(row: RawRow | undefined, place: string): void {
  const columns = Object.keys(row ?? {});
  const strange = columns.find((column) => !ALL_COLUMNS.has(column));
  if (strange !== undefined)
    throw new StepsError(`${place}: "${row?.id}" has the unknown field "${strange}"`);
  const newest = columns.find((column) => NEWEST_ONLY.includes(column));
  const older = columns.find((column) => OLDER_ONLY.includes(column));
  if (newest !== undefined && older !== undefined) {
    throw new StepsError(
      `${place}: "${row?.id}" mixes the old field "${older}" with the new field "${newest}"`,
    );
  }
}

function isNewest(rows: ReadonlyMap<string, RawRow>): boolean {
  return [...rows.values()].some((row) => NEWEST_ONLY.some((column) => Object.hasOwn(row, column)));
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
