import type { RosterCharacter } from "@tactician/game";
import { type AskWiki, WikiError } from "./ask-wiki.ts";
import { fetchRows } from "./fetch-rows.ts";
import type { FetchedFolder } from "./fetched-folder.ts";

export interface FetchOptions {
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

/** What is wrong with the wiki's answer; undefined when the movelist is in the folder. */
async function fetchMovelist(
  character: RosterCharacter,
  { folder, askWiki, countMoves, now, onMovelist }: MovelistOptions,
): Promise<WikiError | undefined> {
  const { characterId, name } = character;
  const before = await folder.fetchedAt(characterId);
  if (before !== undefined) {
    onMovelist(`${characterId}: is there since ${before.toISOString().slice(0, 16).replace("T", " ")} UTC`);
    return undefined;
  }
  try {
    const rows = await fetchRows(askWiki, "movelistName" in character ? character.movelistName : name);
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
