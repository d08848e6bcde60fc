import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type History, isCharacterId, type Movelist } from "@tactician/game";
import type { Patch } from "@tactician/guide";
import { emptyImportTally, type ImportTally } from "../import-movelists/tally.ts";
import { type DatedDifference, withKinds } from "./change-kinds.ts";
import { compareMoves, isEmpty, type Moves } from "./compare-moves.ts";
import { readMovelist, writeHistories } from "./history-files.ts";
import { readDays, StepsError } from "./read-steps.ts";
import { type TypedDay, typeDays } from "./typed-days.ts";

export interface HistoryImport {
  /** Folder of the steps, `<slug>.json.gz` or `<slug>.json` each. */
  readonly from: string;
  /** The content folder: today's movelists are read in it, histories written. */
  readonly content: string;
  readonly patches: readonly Patch[];
}

/** A character's days, typed, and where they lead to. */
interface TypedHistory {
  readonly today: Movelist;
  readonly days: readonly TypedDay[];
}

/**
 * Makes the history of every character that the folder has steps for. Throws a `StepsError` at the first file that cannot be
 * one, before anything is written; also where the last day of a history is not today's movelist.
 */
export async function importHistory({ from, content, patches }: HistoryImport): Promise<ImportTally> {
  const tally = emptyImportTally();
  const all: TypedHistory[] = [];
  for (const file of (await readdir(from)).filter((name) => /\.json(\.gz)?$/.test(name)).sort()) {
    all.push(await readHistory(join(from, file), file.replace(/\.json(\.gz)?$/, ""), content, tally));
  }
  if (all.length === 0) throw new StepsError(`${from}: has no file of steps`);
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
  if (!isCharacterId(character))
    throw new StepsError(`${path}: "${character}" is no character of the roster`);
  const today = await readMovelist(content, character);
  const days = typeDays(character, await readDays(path), today, tally);
  const last: Moves = days.at(-1)?.moves ?? new Map();
  const expected: Moves = new Map(today.moves.map((move) => [move.id, move]));
  const strange = [...last.keys(), ...expected.keys()].find(
    (id) => JSON.stringify(last.get(id)) !== JSON.stringify(expected.get(id)),
  );
  if (strange === undefined) return { today, days };
  throw new StepsError(
    `${path}: "${strange}" after the last step is not what content/movelists/${character}.json has`,
  );
}

/** What a character's days differ in, each from the one before; days on which nothing typed changed are left out. */
function differences({ today, days }: TypedHistory): DatedDifference[] {
  const since = days[0]?.date ?? "";
  const found: DatedDifference[] = [];
  let after: Moves = new Map(today.moves.map((move) => [move.id, move]));
  for (const [n, { date }] of [...days.entries()].reverse()) {
    const earlier = days[n - 1];
    if (earlier === undefined) break;
    const { difference, before } = compareMoves(earlier, after);
    if (!isEmpty(difference)) found.push({ character: today.character, since, date, ...difference });
    after = before;
  }
  return found.reverse();
}
