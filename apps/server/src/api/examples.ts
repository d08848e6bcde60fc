import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  API_BASE,
  CHANGED_ANSWERS_PATTERN,
  CHANGES_PATH,
  CHANGES_PATTERN,
  CHARACTER_PATTERN,
  CHARACTERS_PATH,
  HISTORY_PATTERN,
  MAPPINGS_PATH,
  MATCHUP_ANSWERS_PATTERN,
  MATCHUP_SIDE_PATTERN,
  MOVES_PATTERN,
  REPLAYS_PATH,
} from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game/player-id";
import { makeSampleMatches } from "@tactician/replays";
import type { Entry, Site } from "@tactician/static-site";
import type { JoinedAnswers } from "./joined-answers.ts";

/** What to ask an address with, and what it then says, by status. Pictures have no example. */
export interface RouteExample {
  parameters?: Readonly<Record<string, string>>;
  answers: Readonly<Record<number, unknown>>;
}

/** Who has the pair of the example made, where visitors take turns. */
const OURSELVES = "openapi";
const unknownCharacter = { message: "Character not found" };
/** Of everything that is no document of the guide: made up, for what matches and news say changes all the time. */
const MADE_UP = join(import.meta.dirname, "examples.json");

/** By the address as the router has it; the guide's own documents are cut down. A test demands a row for every address that answers with data. */
export async function examplesOf(
  data: Site["data"],
  joined: JoinedAnswers,
): Promise<Readonly<Record<string, RouteExample>>> {
  const { [REPLAYS_PATH]: replays, ...madeUp }: Record<string, RouteExample> = JSON.parse(
    await readFile(MADE_UP, "utf8"),
  );
  const matches = makeSampleMatches().slice(0, 1);
  return {
    ...(await ofDocuments(data, joined)),
    ...madeUp,
    [REPLAYS_PATH]: { parameters: { id: SAMPLE_PLAYER_ID }, answers: { 200: matches, ...replays?.answers } },
  };
}

async function ofDocuments(data: Site["data"], joined: JoinedAnswers): Promise<Record<string, RouteExample>> {
  const [id = "", them = ""] = data.characters.keys();
  const ofCharacter = (documents: Site["data"]["characters"]): RouteExample => {
    const entry = documents.get(id);
    return { parameters: { id }, answers: { 200: entry && excerptOf(entry), 404: unknownCharacter } };
  };
  const since = "2026-03-17";
  const newest = await joined.changes(since, "changed", OURSELVES);
  const pair = await joined.matchup(id, them, OURSELVES);
  return {
    [API_BASE + CHARACTERS_PATH]: { answers: { 200: excerptOf(data.characterList) } },
    [API_BASE + CHARACTER_PATTERN]: ofCharacter(data.characters),
    [API_BASE + MATCHUP_SIDE_PATTERN]: ofCharacter(data.sides),
    [API_BASE + MOVES_PATTERN]: ofCharacter(data.moves),
    [API_BASE + MATCHUP_ANSWERS_PATTERN]: {
      parameters: { me: id, them },
      answers: { 200: pair && excerptOf(pair), 404: unknownCharacter },
    },
    [API_BASE + CHANGES_PATTERN]: ofCharacter(data.changes),
    [API_BASE + CHANGED_ANSWERS_PATTERN]: ofCharacter(data.changedAnswers),
    [API_BASE + HISTORY_PATTERN]: ofCharacter(data.histories),
    [API_BASE + CHANGES_PATH]: {
      parameters: { since, kind: "changed" },
      answers: { 200: excerptOf(newest), 400: { message: "Ask with a day: ?since=2026-03-17" } },
    },
    [MAPPINGS_PATH]: { answers: { 200: excerptOf(data.mappings) } },
  };
}

/** Fields that hold things by their names: moves by command, names by number. */
const BY_NAME = new Set(["also", "frameData", "keyMoves", "characters", "ranks"]);

/** One of everything that a document of JSON has: of each list its fullest item, of what is kept by name the first. */
function excerptOf({ identity }: Entry): unknown {
  return JSON.parse(identity.readBody().toString("utf8"), (field, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted(byLength).slice(0, 1);
    if (BY_NAME.has(field)) return Object.fromEntries(Object.entries(value as object).slice(0, 1));
    return value;
  });
}

function byLength(a: unknown, b: unknown): number {
  return JSON.stringify(b).length - JSON.stringify(a).length;
}
