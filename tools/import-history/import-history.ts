import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type FactField,
  type History,
  type HistoryStep,
  historySchema,
  isCharacterId,
  type Move,
  type Movelist,
  movelistAt,
  movelistSchema,
  withoutNumber,
} from "@tactician/game";
import type { Patch } from "@tactician/guide";
import { buildMovelist, commonPrefix } from "../import-movelists/build-movelist.ts";
import { readRows } from "../import-movelists/import-movelists.ts";
import { decodeCommand } from "../import-movelists/read-command.ts";
import type { PlacedRow } from "../import-movelists/source-row.ts";
import { brokenText, ImportTally } from "../import-movelists/tally.ts";
import { type DatedDifference, withKinds } from "./change-kinds.ts";
import { compareMoves, type Difference, isEmpty, type Moves } from "./compare-moves.ts";
import { newestRows, type Parents, RAW_NAMES, type RawRow } from "./newest-row.ts";
import { type RawDay, readDays, StepsError } from "./read-steps.ts";

interface HistoryImport {
  readonly from: string;
  readonly content: string;
  readonly patches: readonly Patch[];
}

interface TypedHistory {
  readonly today: Movelist;
  readonly days: readonly TypedDay[];
}

/**
 * Makes the history of every character that the folder has steps for. Throws a `StepsError`, before anything is written, at the
 * first file that is wrong, or whose last day is not today's movelist.
 */
export async function importHistory({ from, content, patches }: HistoryImport): Promise<ImportTally> {
  const tally = new ImportTally();
  const all: TypedHistory[] = [];
  for (const file of (await readdir(from)).filter((name) => /\.json(\.gz)?$/.test(name)).sort()) {
    all.push(await readHistory(join(from, file), file.replace(/\.json(\.gz)?$/, ""), content, tally));
  }
  if (all.length === 0) throw new StepsError(`${from} has no files of steps`);
  const steps = withKinds(all.flatMap(differences), patches);
  const histories = all.map(({ today, days }): History => {
    const own = steps.filter(({ character }) => character === today.character);
    return { character: today.character, since: days[0]?.date ?? "", steps: own.map(({ step }) => step) };
  });
  await writeHistories(content, histories, new Map(all.map(({ today }) => [today.character, today])));
  return tally;
}

async function readHistory(
  path: string,
  character: string,
  content: string,
  tally: ImportTally,
): Promise<TypedHistory> {
  if (!isCharacterId(character)) throw new StepsError(`${path}: "${character}" is not a character ID`);
  const today = await readMovelist(content, character);
  const days = typeDays(character, await readDays(path), today, tally);
  const last: Moves = days.at(-1)?.moves ?? new Map();
  const expected: Moves = new Map(today.moves.map((move) => [move.id, move]));
  const strange = [...last.keys(), ...expected.keys()].find(
    (id) => JSON.stringify(last.get(id)) !== JSON.stringify(expected.get(id)),
  );
  if (strange === undefined) return { today, days };
  throw new StepsError(
    `${path}: after the last step, "${strange}" does not match content/movelists/${character}.json`,
  );
}

/** How each day of a character differs from the day before; days without a typed change are left out. */
function differences({ today, days }: TypedHistory): DatedDifference[] {
  const since = days[0]?.date ?? "";
  const found: DatedDifference[] = [];
  let after: Moves = new Map(today.moves.map((move) => [move.id, move]));
  for (const [n, { date }] of [...days.entries()].reverse()) {
    const earlier = days[n - 1];
    if (earlier === undefined) break;
    const later = days[n];
    const isSameText = (id: string, former: string, field: FactField) =>
      textOf(later?.cells.get(id), field) === textOf(earlier.cells.get(former), field) ||
      isSameAsWritten(later?.raw.get(id), earlier.raw.get(former), field);
    const { difference, before } = compareMoves({ ...earlier, isSameText }, after);
    checkTold(today.character, difference, earlier, later);
    if (!isEmpty(difference)) found.push({ character: today.character, since, date, ...difference });
    after = before;
  }
  return found.reverse();
}

/** The columns that a told fact is read from. */
const COLUMNS: ReadonlyMap<FactField, readonly (keyof PlacedRow)[]> = new Map([
  ["startup", ["startup"]],
  ["hits", ["target", "damage"]],
  ["damage", ["damage"]],
  ["block", ["block"]],
  ["hit", ["hit"]],
  ["counterHit", ["ch"]],
]);

/** A row's text for a fact, whatever the row's shape; a symbol equal to no other if the fact has no column. */
function textOf(row: PlacedRow | undefined, field: FactField): string | undefined | symbol {
  const columns = COLUMNS.get(field);
  if (columns === undefined) return Symbol(field);
  return columns.map((column) => String(row?.[column] ?? "").replace(/^[,\s]+|\s/g, "")).join("|");
}

/** Whether two rows of the same shape have the same text for a fact. */
function isSameAsWritten(row: RawRow | undefined, former: RawRow | undefined, field: FactField): boolean {
  const names = COLUMNS.get(field)?.flatMap((column) => RAW_NAMES.get(column) ?? [column]);
  if (row === undefined || former === undefined || names === undefined) return false;
  const [now, before] = [row, former].map((one) => new Map(Object.entries(one)));
  return names.every((name) => now?.get(name) === before?.get(name));
}

/** Throws a `StepsError` if a value is told as changed although its text is the same in the rows of both days. */
function checkTold(
  character: string,
  { told, renamed }: Difference,
  earlier: TypedDay,
  later: TypedDay | undefined,
): void {
  const formerIds = new Map(renamed.map(({ move, from }) => [move, from.id]));
  const wrong = told.filter(({ move, field }) =>
    isSameAsWritten(later?.raw.get(move), earlier.raw.get(formerIds.get(move) ?? move), field),
  );
  const [first] = wrong;
  if (first === undefined) return;
  const day = later?.date ?? "";
  throw new StepsError(
    `${character}: ${first.field} of "${first.move}" would count as changed on ${day}, but its text did not change (${wrong.length} in all)`,
  );
}

interface ExportImport {
  readonly movelists: string;
  readonly date: string;
  readonly content: string;
  readonly patches: readonly Patch[];
}

interface Renewal {
  readonly before: Movelist;
  readonly after: Movelist;
  readonly history: History;
}

/**
 * Adds a step to the history of every character whose facts in a new export differ from content/movelists. Run it before the
 * export is imported there, because a history leads back from today's movelist. Throws a `StepsError` if it cannot, before anything
 * is written.
 */
export async function addExport({ movelists, date, content, patches }: ExportImport): Promise<ImportTally> {
  const tally = new ImportTally();
  const renewals: Renewal[] = [];
  for (const file of (await readdir(movelists)).filter((name) => name.endsWith(".json")).sort()) {
    const character = file.slice(0, -".json".length);
    const path = join(movelists, file);
    if (!isCharacterId(character)) throw new StepsError(`${path}: "${character}" is not a character ID`);
    const rows = await readRows(path, character, tally);
    const after = buildMovelist({ character, checkedAt: date.slice(0, 7), rows }, tally);
    const history = await readHistoryFile(content, character);
    const before = history === undefined ? after : await readMovelist(content, character);
    const last = history?.steps.at(-1)?.date ?? history?.since ?? "";
    if (history !== undefined && last >= date) {
      throw new StepsError(`${path}: the history already goes up to ${last}; ${date} must be later`);
    }
    renewals.push({ before, after, history: history ?? { character, since: date, steps: [] } });
  }
  const [broken] = brokenText(tally);
  // A row that is left out would look like a removed move.
  if (broken !== undefined) throw new StepsError(`${movelists}/${broken}`);
  const differences = renewals.flatMap((renewal) => differenceOf(renewal, date));
  const steps = withKinds(differences, patches, renewals.flatMap(earlierOf));
  const histories = renewals.map(({ history }): History => {
    const own = steps.filter(({ character }) => character === history.character);
    return { ...history, steps: [...history.steps, ...own.map(({ step }) => step)] };
  });
  await writeHistories(content, histories, new Map(renewals.map(({ after }) => [after.character, after])));
  return tally;
}

function differenceOf({ before, after, history }: Renewal, date: string): DatedDifference[] {
  const movesOf = ({ moves }: Movelist) => new Map(moves.map((move) => [move.id, move]));
  const { difference } = compareMoves({ moves: movesOf(before), date, unread: new Set() }, movesOf(after));
  return isEmpty(difference)
    ? []
    : [{ character: history.character, since: history.since, date, ...difference }];
}

function earlierOf({ history: { character, since, steps } }: Renewal): DatedDifference[] {
  return steps.map(
    ({ date, added = [], removed = [], renamed = [], changed = [], also = {} }: HistoryStep) => ({
      character,
      since,
      date,
      renamed,
      added: added.map(({ move }) => move),
      removed: removed.map(({ move }) => move),
      told: changed.map(({ kind, ...pair }) => pair),
      also,
    }),
  );
}

interface TypedDay {
  readonly date: string;
  readonly moves: Moves;
  /** Facts in the rows that could not be read: `df+2 block`. */
  readonly unread: ReadonlySet<string>;
  /** The rows by the ids of the moves, in the newest shape, and as they were written. */
  readonly cells: ReadonlyMap<string, PlacedRow>;
  readonly raw: ReadonlyMap<string, RawRow>;
}

/** The facts that come from a column, where their names differ. */
const FACTS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ["target", ["hits", "damage"]],
  ["damage", ["hits", "damage"]],
  ["startup", ["startup", "ownStartup"]],
  ["ch", ["counterHit"]],
]);

/**
 * Types the rows of each day with the build that also makes today's movelist. Entries without facts that today only point to
 * another move are left out of older days too, which had no column for that. A second entry for a command, which steps do
 * not have, is put beside the first on each day.
 */
function typeDays(
  character: string,
  days: readonly RawDay[],
  today: Movelist,
  tally: ImportTally,
): TypedDay[] {
  const parents: Parents = new Map(
    [...(days.at(-1)?.rows.values() ?? [])].map(({ id, parent }) => [id, parent as string | undefined]),
  );
  // From the last day: a single odd row on another day would leave no common prefix.
  const prefix = commonPrefix([...(days.at(-1)?.rows.values() ?? [])]);
  const known = new Set<string>(today.moves.map(({ id }) => id));
  const pointers = new Set(
    [...(days.at(-1)?.rows.keys() ?? [])]
      .map((id) => decodeCommand(id, prefix))
      .filter((id) => !known.has(id)),
  );
  const second = today.moves.filter(({ id }) => withoutNumber(id) !== id);
  return days.map(({ date, rows, isNewest }) => {
    const newest = isNewest ? ([...rows.values()] as PlacedRow[]) : newestRows(rows, parents);
    const before = tally.unread.length;
    const { moves } = buildMovelist({ character, checkedAt: date.slice(0, 7), rows: newest, prefix }, tally);
    const unread = tally.unread
      .slice(before)
      .flatMap(({ move, field }) => (FACTS_OF.get(field) ?? [field]).map((fact) => `${move} ${fact}`));
    const kept = moves.filter((move) => !pointers.has(move.id) || !isPointer(move, moves));
    const ids = new Set<string>(kept.map(({ id }) => id));
    const beside = second.filter(({ id }) => !ids.has(id) && ids.has(withoutNumber(id)));
    return {
      date,
      unread: new Set(unread),
      cells: byId(newest, prefix),
      raw: byId([...rows.values()], prefix),
      moves: new Map([...kept, ...beside].map((move) => [move.id, move])),
    };
  });
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[], prefix: string): Map<string, Row> {
  return new Map(rows.map((row) => [decodeCommand(row.id, prefix), row]));
}

function isPointer(move: Move, all: readonly Move[]): boolean {
  const {
    id,
    command,
    aliases,
    nicknames,
    name,
    parent,
    from,
    hits,
    ownHits,
    properties,
    damageByLevel,
    ...facts
  } = move;
  const isBare = hits.length + properties.length + Object.keys(facts).length === 0;
  return isBare && !all.some((other) => other.parent === id);
}

async function readMovelist(content: string, character: string): Promise<Movelist> {
  const path = join(content, "movelists", `${character}.json`);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) throw new StepsError(`${path} is missing: "${character}" cannot have a history`);
  return movelistSchema.parse(JSON.parse(text));
}

async function readHistoryFile(content: string, character: string): Promise<History | undefined> {
  const path = join(content, "history", `${character}.json`);
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (historySchema.parse(JSON.parse(text)) as History);
}

/** Writes the histories, if every one leads back from its movelist to its first day. */
async function writeHistories(
  content: string,
  histories: readonly History[],
  movelists: ReadonlyMap<string, Movelist>,
): Promise<void> {
  for (const history of histories) {
    const movelist = movelists.get(history.character);
    if (movelist !== undefined) movelistAt(movelist, historySchema.parse(history) as History, history.since);
  }
  for (const history of histories) {
    await writeFile(join(content, "history", `${history.character}.json`), historyText(history));
  }
}

/** A history as file text: one change per line, so that a new step shows as added lines. Same history, same bytes. */
function historyText({ character, since, steps }: History): string {
  const head = `{\n"character":${JSON.stringify(character)},\n"since":${JSON.stringify(since)},\n"steps":[`;
  return `${head}\n${steps.map(stepText).join(",\n")}\n]}\n`;
}

function stepText({ date, also = {}, ...lists }: HistoryStep): string {
  const parts = Object.entries(lists).map(([name, entries]) => {
    const lines = (entries as readonly unknown[]).map((entry) => JSON.stringify(entry));
    return `${JSON.stringify(name)}:[\n${lines.join(",\n")}\n]`;
  });
  const former = Object.entries(also).map(
    ([move, facts]) => `${JSON.stringify(move)}:${JSON.stringify(facts)}`,
  );
  if (former.length > 0) parts.push(`"also":{\n${former.join(",\n")}\n}`);
  return `{"date":${[JSON.stringify(date), ...parts].join(",")}}`;
}
