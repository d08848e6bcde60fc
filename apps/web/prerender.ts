import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { characterListSchema, sheetPath } from "@tactician/contract";
import { buildSettings } from "./build-settings.ts";

/** Pages without parameters; `/not-found` is the file that the server sends for every unknown path. */
const STATIC_PATHS = ["/", "/not-found"];

/** Every address that is a finished file after the build. */
export async function prerenderPaths(): Promise<string[]> {
  const list = await readFile(resolve(buildSettings.dataFolder, "characters.json"), "utf8");
  const characters = characterListSchema.parse(JSON.parse(list));
  return [...STATIC_PATHS, ...characters.map(({ _id, name }) => sheetPath(_id, name))];
}
