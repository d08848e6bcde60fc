import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type History,
  type HistoryStep,
  historySchema,
  isCharacterId,
  type Movelist,
  movelistAt,
} from "@tactician/game";
import type { Patch } from "@tactician/guide";
import { buildMovelist } from "../import-movelists/build-movelist.ts";
import { readMovelist, readRows } from "../import-movelists/import-movelists.ts";
import { brokenText, ImportTally } from "../import-movelists/tally.ts";
import { type DatedDifference, withKinds } from "./change-kinds.ts";
import { compareMoves, isEmpty } from "./compare-moves.ts";

/** An export that no step can be made of; the message says which file and why. */
export class StepsError extends Error {}

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
    const folder = join(content, "movelists");
    const before = history === undefined ? after : await readMovelist(folder, character);
    if (before === undefined)
      throw new StepsError(`${folder}/${character}.json is missing: "${character}" cannot have a history`);
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
  const earlier = renewals.flatMap(({ history }) => differencesOf(history));
  const steps = withKinds(differences, patches, earlier);
  const histories = renewals.map(({ history }): History => {
    const own = steps.filter(({ character }) => character === history.character);
    return { ...history, steps: [...history.steps, ...own.map(({ step }) => step)] };
  });
  await writeHistories(content, histories, new Map(renewals.map(({ after }) => [after.character, after])));
  return tally;
}

function differenceOf({ before, after, history }: Renewal, date: string): DatedDifference[] {
  const movesOf = ({ moves }: Movelist) => new Map(moves.map((move) => [move.id, move]));
  const difference = compareMoves(movesOf(before), movesOf(after));
  return isEmpty(difference)
    ? []
    : [{ character: history.character, since: history.since, date, ...difference }];
}

function differencesOf({ character, since, steps }: History): DatedDifference[] {
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

/** Gives all changes the kinds that they have by these patches; resolves to how many histories are other ones than before. */
export async function renewKinds(content: string, patches: readonly Patch[]): Promise<number> {
  const names = (await readdir(join(content, "history"))).filter((name) => name.endsWith(".json"));
  const characters = names.sort().map((name) => name.slice(0, -".json".length));
  const histories: History[] = [];
  for (const character of characters) histories.push((await readHistoryFile(content, character)) as History);
  const differences = histories.flatMap(differencesOf);
  const steps = Map.groupBy(withKinds(differences, patches), ({ character }) => character);
  let renewed = 0;
  for (const history of histories) {
    const own = steps.get(history.character) ?? [];
    const text = historyText({ ...history, steps: own.map(({ step }) => step) });
    if (text === historyText(history)) continue;
    await writeFile(join(content, "history", `${history.character}.json`), text);
    renewed += 1;
  }
  return renewed;
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
