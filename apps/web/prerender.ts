import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  ANTI_GUIDE_PATH,
  antiGuidePath,
  CHANGES_PATH,
  type CharacterSummary,
  COMBO_GENERATOR_PATH,
  characterListSchema,
  DEVELOPERS_PATH,
  DRILLS_PATH,
  FRAMES_PATH,
  framesPath,
  NEWS_PAGE_PATH,
  PRACTICE_PATH,
  ROULETTE_PATH,
  STATS_PATH,
  STRAT_CONTENT_PATH,
  sheetPath,
  WORLD_MATCHUPS_PATH,
} from "@tactician/contract";
import { buildSettings } from "./build-settings.ts";

/** Pages without parameters; `/not-found` is the file that the server sends for every unknown path. */
const STATIC_PATHS = [
  "/",
  ANTI_GUIDE_PATH,
  FRAMES_PATH,
  CHANGES_PATH,
  COMBO_GENERATOR_PATH,
  ROULETTE_PATH,
  STRAT_CONTENT_PATH,
  DRILLS_PATH,
  PRACTICE_PATH,
  STATS_PATH,
  WORLD_MATCHUPS_PATH,
  NEWS_PAGE_PATH,
  "/about",
  "/credits",
  "/faqu",
  "/privacy-policy",
  DEVELOPERS_PATH,
  "/update-request",
  "/nothing-here/for-sure/no-easter-egg",
  "/not-found",
];

/** Every address that is a finished file after the build. */
export async function prerenderPaths(): Promise<string[]> {
  const characters = await readCharacters();
  const withGuide = characters.filter(({ counterSchema }) => counterSchema.length > 0);
  return [
    ...STATIC_PATHS,
    ...characters.flatMap(({ _id, name }) => [sheetPath(_id, name), framesPath(_id, name)]),
    ...withGuide.map(({ _id }) => antiGuidePath(_id)),
  ];
}

/** Everybody who has moves. */
export async function characterIds(): Promise<string[]> {
  return (await readCharacters()).map(({ _id }) => _id);
}

async function readCharacters(): Promise<CharacterSummary[]> {
  const list = await readFile(resolve(buildSettings.dataFolder, "characters.json"), "utf8");
  return characterListSchema.parse(JSON.parse(list));
}
