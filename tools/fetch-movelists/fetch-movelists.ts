import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { movelistName, type RosterCharacter } from "@tactician/game";
import * as z from "zod";
import { type AskWiki, fetchRows, WikiError } from "./ask-wiki.ts";
import type { ExportRow } from "./clean-row.ts";

interface FetchOptions {
  readonly characters: readonly RosterCharacter[];
  readonly folder: Awaited<ReturnType<typeof openFetchedFolder>>;
  readonly askWiki: AskWiki;
  /** How many moves the site's own movelist of the character has; undefined for a new character. */
  readonly countMoves: (character: string) => Promise<number | undefined>;
  readonly now: () => Date;
  /** Gets one line for each character that is fetched. */
  readonly onMovelist: (line: string) => void;
  /** Gets one line for each that is not, with the reason. */
  readonly onFinding: (line: string) => void;
}

/** After this many characters in a row without reaching the wiki, the run gives up. */
const MOST_OUT_OF_REACH = 3;

/**
 * Fetches the characters' movelists into the folder, one after the other, except those that are there already. An answer that cannot
 * be used becomes a finding: the character's old file stays, and the others go on. Resolves to the number of characters that are
 * missing; rejects with a `FolderError`.
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
      onFinding(`Giving up on the wiki (${left} more skipped). Run the same command again later to resume.`);
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
  const before = folder.fetchedAt(characterId);
  if (before !== undefined) {
    onMovelist(`${characterId}: already fetched ${before.toISOString().slice(0, 16).replace("T", " ")} UTC`);
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

/** A patch adds and removes some moves; if half of them are gone, the wiki is at fault. */
function checkCount(count: number, before: number | undefined): void {
  if (count === 0) throw new WikiError("the wiki has no moves");
  if (before !== undefined && count < before / 2)
    throw new WikiError(`the wiki has ${count} moves, fewer than half of the ${before} in content/movelists`);
}

/** Beside the movelists: where and when they were fetched, as JSON. Not named `.json`, because those are movelists. */
export const FETCHED_FILE = ".fetched";

const fetchedSchema = z.object({
  wiki: z.string(),
  characters: z.array(z.tuple([z.string(), z.iso.datetime()])),
});

/** A folder that cannot be written; the message names it and the reason. */
export class FolderError extends Error {}

/** A stopped run resumes within a day; after that the wiki may have changed, so it starts over. */
const LONGEST_RUN_MS = 24 * 3_600_000;

/** Opens the folder, and makes it if it is missing. Rejects with a `FolderError` if it cannot be written. */
export async function openFetchedFolder(folder: string, wiki: string, now: Date) {
  const before = await readFetched(folder);
  const isYoung = (at: string) => Math.abs(now.getTime() - Date.parse(at)) < LONGEST_RUN_MS;
  const times = new Map(before?.wiki === wiki ? before.characters.filter(([, at]) => isYoung(at)) : []);
  const note = () =>
    writeWhole(folder, FETCHED_FILE, `${JSON.stringify({ wiki, characters: [...times] }, undefined, 2)}\n`);
  // Fails here if the folder cannot be written, before the wiki is asked in vain.
  await note();
  return {
    /** When the character's movelist was fetched, by this run or a stopped one before it; undefined = it must be fetched. */
    fetchedAt(character: string) {
      const at = times.get(character);
      const isThere = existsSync(join(folder, `${character}.json`));
      return at === undefined || !isThere ? undefined : new Date(at);
    },
    /** Writes `<characterId>.json`, completely or not at all. */
    async keep(character: string, rows: readonly ExportRow[], keptAt: Date) {
      await writeWhole(folder, `${character}.json`, `${JSON.stringify(rows, undefined, 2)}\n`);
      times.set(character, keptAt.toISOString());
      await note();
    },
  };
}

/** The day on which the folder's latest movelist was fetched, `2026-11-23`; undefined if it was not fetched. */
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

/** A file gets its name only once it is on disk, so every file is complete. */
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
