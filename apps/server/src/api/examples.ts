import {
  API_BASE,
  CHANGED_ANSWERS_PATTERN,
  CHANGES_PATH,
  CHANGES_PATTERN,
  CHARACTER_PATTERN,
  CHARACTERS_PATH,
  HEALTH_PATH,
  HISTORY_PATTERN,
  MAPPINGS_PATH,
  MATCHUP_ANSWERS_PATTERN,
  MATCHUP_SIDE_PATTERN,
  MOVES_PATTERN,
  NEWS_PATH,
  NEWS_PICTURE_PATTERN,
  type News,
  newsPicturePath,
  OPEN_API_PATH,
  RANKINGS_FILE,
  type Rankings,
  REPLAYS_PATH,
  STRATEGIES_FILE,
  type Strategies,
  VIDEO_PICTURE_PATTERN,
  VIDEO_PREVIEW_PATH,
  type VideoPreview,
  videoPicturePath,
} from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game/player-id";
import { makeSampleMatches } from "@tactician/replays";
import type { Site } from "@tactician/static-site";
import { excerptOf } from "./excerpt.ts";
import type { Made } from "./made.ts";
import { POPULATION_EXAMPLES } from "./population-examples.ts";
import type { RouteExample } from "./with-examples.ts";

/** Who has the pair of the example made, where visitors take turns. */
const OURSELVES = "openapi";
const unknownCharacter = { message: "Character not found" };
const unknownPicture = { message: "Picture not found" };
/** Of whatever is asked of outside servers. */
const refusals = {
  429: { message: "Too many questions from your address: try again in 30 s." },
  503: { message: "Many are asking just now: try again soon." },
};

const feed = {
  state: "reading",
  lastWindowAt: "2026-10-01T18:30:00.000Z",
  lastFailure: { at: "2026-09-24T04:12:00.000Z", reason: "timeout" },
  behindSeconds: 420,
};

const news: News = {
  articles: [
    {
      title: "An update has been released",
      description: "What changed, in a line or two.",
      image: API_BASE + newsPicturePath("n4bQgYhMfWWaL-qgxVrQFa"),
      url: "https://store.steampowered.com/news/app/1778820",
    },
  ],
};

const video: VideoPreview = {
  title: "Rick Astley - Never Gonna Give You Up",
  author: "Rick Astley",
  provider: "YouTube",
  thumbnail: API_BASE + videoPicturePath("youtube-dQw4w9WgXcQ"),
  url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
};

const strategies: Strategies = {
  general: [
    {
      title: "Dibs",
      description: "Land the first clean hit of a round, then go on to win that round.",
      difficulty: "easy",
      scope: "round",
    },
  ],
  characters: { Jin: [] },
};

const rankings: Rankings = [{ name: "You", vodUrl: "https://youtu.be/dQw4w9WgXcQ", points: 345 }];

/** By the address as the router has it; the guide's own documents are cut down. A test demands a row for every address that answers with data. */
export async function examplesOf(
  data: Site["data"],
  made: Made,
): Promise<Readonly<Record<string, RouteExample>>> {
  return { ...(await ofDocuments(data, made)), ...POPULATION_EXAMPLES, ...fixed() };
}

async function ofDocuments(
  data: Site["data"],
  { matchups, changes }: Made,
): Promise<Record<string, RouteExample>> {
  const [id = "", them = ""] = data.characters.keys();
  const ofCharacter = (documents: Site["data"]["characters"]): RouteExample => {
    const entry = documents.get(id);
    return { parameters: { id }, answers: { 200: entry && excerptOf(entry), 404: unknownCharacter } };
  };
  const since = "2026-03-17";
  const newest = await changes.get(since, "changed", OURSELVES);
  const pair = await matchups.get(id, them, OURSELVES);
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

const fixed = (): Readonly<Record<string, RouteExample>> => ({
  [API_BASE + HEALTH_PATH]: {
    parameters: { ready: "" },
    answers: {
      200: { status: "ok", version: "1.2.3", uptimeSeconds: 86_400, store: "ok", feed },
      503: { status: "degraded", version: "1.2.3", uptimeSeconds: 86_400, store: "unreachable", feed },
    },
  },
  [API_BASE + NEWS_PATH]: { answers: { 200: news, 502: { message: "The news could not be fetched" } } },
  [API_BASE + NEWS_PICTURE_PATTERN]: {
    parameters: { key: "n4bQgYhMfWWaL-qgxVrQFa" },
    answers: { 404: unknownPicture, ...refusals },
  },
  [API_BASE + VIDEO_PREVIEW_PATH]: {
    parameters: { url: "https://youtu.be/dQw4w9WgXcQ" },
    answers: {
      200: video,
      400: { message: "Give the address of a video on YouTube, Vimeo or Twitch as ?url=" },
      404: { message: "Video not found" },
      ...refusals,
      502: { message: "The video's title could not be fetched" },
    },
  },
  [API_BASE + VIDEO_PICTURE_PATTERN]: {
    parameters: { key: "youtube-dQw4w9WgXcQ" },
    answers: { 404: unknownPicture, ...refusals },
  },
  [API_BASE + OPEN_API_PATH]: {
    answers: {
      200: {
        openapi: "3.1.0",
        info: { title: "Tactician", version: "1.2.3" },
        paths: { "/api/characters": { get: { summary: "Every character that has a sheet" } } },
      },
    },
  },
  [RANKINGS_FILE]: { answers: { 200: rankings } },
  [REPLAYS_PATH]: {
    parameters: { id: SAMPLE_PLAYER_ID },
    answers: {
      200: makeSampleMatches().slice(0, 1),
      400: { message: "Which player? Ask with ?id= and one ID." },
      429: { message: "Too many searches from your address: try again in 30 s." },
      502: { message: "The replay service does not help just now: try again soon." },
      503: { message: "Many players are being fetched: try again in half a minute." },
      504: { message: "Still fetching this player's matches: try again in a moment." },
    },
  },
  [STRATEGIES_FILE]: { answers: { 200: strategies } },
});
