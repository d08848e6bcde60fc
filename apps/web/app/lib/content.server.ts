import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  type Character,
  type CharacterMoves,
  type CharacterSummary,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  type Matchup,
  matchupSchema,
} from "@tactician/contract";

/**
 * The checked guide as the build step before this one wrote it: the same bodies that the API serves.
 * For route loaders, which run at build time; a missing or wrong file fails the build by its name.
 */

/** Every character of the picker. */
export async function readCharacters(): Promise<CharacterSummary[]> {
  return characterListSchema.parse(await readData("characters.json"));
}

/** One character's document, `readCharacter("jin")`. */
export async function readCharacter(id: string): Promise<Character> {
  return characterSchema.parse(await readData(`characters/${id}.json`));
}

/**
 * One character's document as a sheet needs it, without the texts of the anti-guide and the frame data of its moves: a
 * first visit carries the document inside the page.
 */
export async function readSheet(id: string): Promise<Character> {
  const { frameData, counterSchema, ...sheet } = await readCharacter(id);
  const written = JSON.stringify(sheet);
  const shown = Object.entries(frameData).filter(([move]) => written.includes(move));
  const guide = counterSchema.slice(0, 1).map((first) => ({
    ...first,
    overview: "",
    counterStrategy: "",
    keyMovesToPunish: [],
    detailedCounterStrategies: [],
  }));
  return { ...sheet, counterSchema: guide, frameData: Object.fromEntries(shown) };
}

/** One character's matchup, `readMatchup("jin")`. */
export async function readMatchup(id: string): Promise<Matchup> {
  return matchupSchema.parse(await readData(`matchups/${id}.json`));
}

/** One character's whole movelist, `readMoves("jin")`. */
export async function readMoves(id: string): Promise<CharacterMoves> {
  return characterMovesSchema.parse(await readData(`moves/${id}.json`));
}

async function readData(name: string): Promise<unknown> {
  const file = resolve(import.meta.env.TACTICIAN_DATA ?? "dist/data", name);
  return JSON.parse(await readFile(file, "utf8"));
}
