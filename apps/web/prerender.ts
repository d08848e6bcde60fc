import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { builtAddresses, type CharacterSummary, characterListSchema } from "@tactician/contract";
import { buildSettings } from "./build-settings.ts";

/** Every address that is a finished file after the build. */
export async function prerenderPaths(): Promise<string[]> {
  return builtAddresses(await readCharacters()).map(({ path }) => path);
}

/** Everybody who has moves. */
export async function characterIds(): Promise<CharacterSummary["_id"][]> {
  return (await readCharacters()).map(({ _id }) => _id);
}

async function readCharacters(): Promise<CharacterSummary[]> {
  const list = await readFile(resolve(buildSettings.dataFolder, "characters.json"), "utf8");
  return characterListSchema.parse(JSON.parse(list));
}
