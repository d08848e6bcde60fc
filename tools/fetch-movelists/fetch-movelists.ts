import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { movelistName, type RosterCharacter } from "@tactician/game";
import * as z from "zod";
import { type AskWiki, fetchRows, WikiError } from "./ask-wiki.ts";
import type { ExportRow } from "./clean-row.ts";

interface FetchOptions {
  readonly characters: readonly RosterCharacter[];
  readonly folder: FetchedFolder;
  readonly askWiki: AskWiki;
  /** How many moves the site's own movelist of the character has; undefined for a new character. */
  readonly countMoves: (character: string) => Promise<number | undefined>;
  readonly now: () => Date;
  /** Told in one line of each character that is there. */
  readonly onMovelist: (line: string) => void;
  /** Told in one line of each that is not, and why. */
  readonly onFinding: (line: string) => void;
}

/** Characters in a row for whom the wiki could not be reached, after which it is left alone. */
const MOST_OUT_OF_REACH = 3;

/**
 * Fetches the movelists of the characters into the folder, one after the other; those that are there are not asked for. A character whose
 * answer cannot be used becomes a finding, keeps what is in the folder, and the others go on. Resolves to the number of characters
 * that are missing; rejects with a `FolderError`.
 */
export async function fetchMovelists({ characters, onFinding, ...options }: FetchOptions): Promise<number> {
  let missing = 0;
  let outOfReach = 0;
  for (const [index, character] of characters.entries()) {
    const problem = await fetchMovelist(character, options);
    if (problem === undefined) {
      outOfReach = 0;
      continue;
    }
    missing += 1;
    onFinding(`${character.characterId}: ${problem.message}`);
    outOfReach = problem.isOutOfReach ? outOfReach + 1 : 0;
    const left = characters.length - index - 1;
    if (outOfReach === MOST_OUT_OF_REACH && left > 0) {
      onFinding(
        `The wiki is left alone; ${left} more not asked for. Run it again later and it goes on from here.`,
      );
      return missing + left;
    }
  }
  return missing;
}

type MovelistOptions = Omit<FetchOptions, "characters" | "onFinding">;

async function fetchMovelist(
  character: RosterCharacter,
  { folder, askWiki, countMoves, now, onMovelist }: MovelistOptions,
): Promise<WikiError | undefined> {
  const { characterId } = character;
  const before = await folder.fetchedAt(characterId);
  if (before !== undefined) {
    onMovelist(`${characterId}: is there since ${before.toISOString().slice(0, 16).replace("T", " ")} UTC`);
    return undefined;
  }
  try {
    const rows = await fetchRows(askWiki, movelistName(characterId));
    checkCount(rows.length, await countMoves(characterId));
    await folder.keep(characterId, rows, now());
    onMovelist(`${characterId}: ${rows.length} moves`);
    return undefined;
  } catch (error) {
    if (error instanceof WikiError) return error;
    throw error;
  }
}

/** A patch adds and removes some moves; one that takes half of them is a fault of the wiki. */
function checkCount(count: number, before: number | undefined): void {
  if (count === 0) throw new WikiError("the wiki has no move");
  if (before !== undefined && count < before / 2)
    throw new WikiError(`the wiki has ${count} moves, fewer than half of the ${before} in content/movelists`);
}

/** Beside the movelists of a folder: from where and when each of them came, as JSON. Not `.json`: each of those is a movelist. */
export const FETCHED_FILE = ".fetched";

const fetchedSchema = z.object({
  wiki: z.string(),
  characters: z.array(z.tuple([z.string(), z.iso.datetime()])),
});

/** Movelists in a folder, some of which this run or one that was stopped has fetched. */
interface FetchedFolder {
  /** When the character's movelist came; undefined when it has to be asked for. */
  fetchedAt(character: string): Promise<Date | undefined>;
  /** Writes `<characterId>.json`, whole or not at all. */
  keep(character: string, rows: readonly ExportRow[], now: Date): Promise<void>;
}

/** A folder that cannot be written; the message names it and the reason. */
export class FolderError extends Error {}

/** A run goes on where it was stopped; a day later the wiki may say something else, and it begins anew. */
const LONGEST_RUN_MS = 24 * 3_600_000;

/** Opens the folder, and makes it where it is not there. Rejects with a `FolderError` when it cannot be written. */
export async function openFetchedFolder(folder: string, wiki: string, now: Date): Promise<FetchedFolder> {
  const before = await readFetched(folder);
  const isYoung = (at: string) => Math.abs(now.getTime() - Date.parse(at)) < LONGEST_RUN_MS;
  const times = new Map(before?.wiki === wiki ? before.characters.filter(([, at]) => isYoung(at)) : []);
  const note = () =>
    writeWhole(folder, FETCHED_FILE, `${JSON.stringify({ wiki, characters: [...times] }, undefined, 2)}\n`);
  // Also tells of a folder that cannot be written before the wiki is asked in vain.
  await note();
  return {
    async fetchedAt(character) {
      const at = times.get(character);
      if (at === undefined || !(await isThere(join(folder, `${character}.json`)))) return undefined;
      return new Date(at);
    },
    async keep(character, rows, keptAt) {
      await writeWhole(folder, `${character}.json`, `${JSON.stringify(rows, undefined, 2)}\n`);
      times.set(character, keptAt.toISOString());
      await note();
    },
  };
}

/** The day on which the latest movelist of a folder came, `2026-11-23`; undefined for a folder that came another way. */
export async function fetchedDay(folder: string): Promise<string | undefined> {
  const fetched = await readFetched(folder);
  return fetched?.characters
    .map(([, at]) => at.slice(0, 10))
    .sort()
    .at(-1);
}

async function readFetched(folder: string): Promise<z.infer<typeof fetchedSchema> | undefined> {
  const text = await readFile(join(folder, FETCHED_FILE), "utf8").catch(() => "null");
  try {
    return fetchedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** A file that is there is complete: it gets its name only when it is on the disk. */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  const half = `${file}.half`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(half, text, { flush: true });
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new FolderError(`${file} cannot be written (${reason})`, { cause: error });
  }
}
