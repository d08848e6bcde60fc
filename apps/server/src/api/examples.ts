import * as contract from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game/player-id";
import { makeSampleMatches } from "@tactician/replays";
import type { Entry, Site } from "@tactician/static-site";
import * as words from "../words.ts";
import { CHARACTER_DOCUMENTS } from "./api-routes.ts";
import type { JoinedAnswers } from "./joined-answers.ts";

/** What to ask an address with, and what it then says, by status. Pictures have no example. */
export interface RouteExample {
  parameters?: Readonly<Record<string, string>>;
  answers: Readonly<Record<number, unknown>>;
}

/** Who has the pair of the example made, where visitors take turns. */
const OURSELVES = { visitor: "openapi" };
const unknownCharacter = { message: words.characterNotFound };
const unknownPicture = { message: words.pictureNotFound };
const refusals = { 429: { message: words.tooManyRequests(30) }, 503: { message: words.siteBusy } };

const feed = {
  state: "reading",
  lastWindowAt: "2026-10-01T18:30:00.000Z",
  lastFailure: { at: "2026-09-24T04:12:00.000Z", reason: "timeout" },
  behindSeconds: 420,
  emptyWindows: 1,
};

const news: contract.News = {
  articles: [
    {
      title: "An update has been released",
      description: "What changed, in a line or two.",
      image: contract.API_BASE + contract.newsPicturePath("n4bQgYhMfWWaL-qgxVrQFa"),
      url: "https://store.steampowered.com/news/app/1778820",
    },
  ],
};

const video: contract.VideoPreview = {
  title: "Rick Astley - Never Gonna Give You Up",
  author: "Rick Astley",
  provider: "YouTube",
  thumbnail: contract.API_BASE + contract.videoPicturePath("youtube-dQw4w9WgXcQ"),
  url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
};

const strategies: contract.Strategies = {
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

const accuracy: contract.Accuracy = {
  version: "0.9.0",
  checkedAt: "2026-08",
  audit: {
    date: "2026-11-28",
    seed: 1,
    source: "2026-08",
    pairs: { read: 150, of: 1764 },
    kinds: [
      {
        id: "frames",
        count: 26_624,
        checked: 1989,
        wrong: 1,
        unknown: 11,
        interval: { from: 0.01, to: 0.28 },
        rows: [
          {
            character: "jin",
            move: "df+2",
            field: "block",
            shown: "-13",
            expected: "-14",
            why: "the raw list says -14",
          },
        ],
      },
    ],
    planted: { seed: 50, planted: 50, found: 48, byKind: { frames: { planted: 50, found: 48 } } },
    wanted: [{ character: "jin", move: "df+2", field: "reach", answers: 368 }],
  },
  promises: {
    coach: {
      date: "2026-11-28",
      rows: [{ what: "95 % intervals with the truth in them", found: "94.8 % at 1000", isKept: true }],
    },
    world: { date: "2026-11-28", rows: [] },
  },
  moves: 6553,
  missing: [{ field: "reach", moves: 6129 }],
  unreadBlocks: [{ character: "bryan", move: "b+3" }],
};

const rankings: contract.Rankings = [{ name: "You", vodUrl: "https://youtu.be/dQw4w9WgXcQ", points: 345 }];

const storeFails = { 503: { message: words.storeUnavailable } };

const report: contract.SentReport = {
  state: "open",
  kind: "wrong",
  character: "jin",
  move: "df+2",
  field: "block",
  shown: "-13",
  value: "-14",
  how: "Recorded in practice mode, ten times",
  version: "0.9.0 2026-08",
  arrivedAt: "2026-11-28T18:30:00.000Z",
};

/** By the address as the router has it; the guide's own documents are cut down. A test demands a row for every address that answers with data. */
export async function examplesOf(
  data: Site["data"],
  joined: JoinedAnswers,
): Promise<Readonly<Record<string, RouteExample>>> {
  const [id = "", them = ""] = data.characters.keys();
  const ofCharacter = (documents: Site["data"]["characters"]): RouteExample => {
    const entry = documents.get(id);
    return { parameters: { id }, answers: { 200: entry && excerptOf(entry), 404: unknownCharacter } };
  };
  const since = "2026-03-17";
  const newest = await joined.changes(since, "changed", OURSELVES);
  const pair = await joined.matchup(id, them, OURSELVES);
  return {
    [contract.API_BASE + contract.CHARACTERS_PATH]: { answers: { 200: excerptOf(data.characterList) } },
    ...Object.fromEntries(
      CHARACTER_DOCUMENTS.map(([pattern, name]) => [contract.API_BASE + pattern, ofCharacter(data[name])]),
    ),
    [contract.API_BASE + contract.MATCHUP_ANSWERS_PATTERN]: {
      parameters: { me: id, them },
      answers: { 200: pair && excerptOf(pair), 404: unknownCharacter, ...refusals },
    },
    [contract.API_BASE + contract.CHANGES_PATH]: {
      parameters: { since, kind: "changed" },
      answers: { 200: excerptOf(newest), 400: { message: words.whichDay }, ...refusals },
    },
    [contract.MAPPINGS_PATH]: { answers: { 200: excerptOf(data.mappings) } },
    [contract.API_BASE + contract.POPULATION_MATCHUPS_PATH]: populationExample(matchups),
    [contract.API_BASE + contract.POPULATION_POPULARITY_PATH]: populationExample(popularity),
    [contract.API_BASE + contract.POPULATION_RANKS_PATH]: populationExample(ranks),
    [contract.API_BASE + contract.REPORTS_PATH]: {
      answers: { 200: { came: 41, accepted: 23, refused: 9, medianDays: 2.5 }, ...storeFails },
    },
    [contract.API_BASE + contract.REPORT_PATTERN]: {
      parameters: { key: "AAECAwQFBgcICQoLDA0ODw" },
      answers: {
        200: report,
        404: { message: words.reportNotFound },
        429: refusals[429],
        ...storeFails,
      },
    },
    [contract.API_BASE + contract.HEALTH_PATH]: {
      parameters: { ready: "" },
      answers: {
        200: { status: "ok", version: "1.2.3", uptimeSeconds: 86_400, store: "ok", feed },
        503: { status: "degraded", version: "1.2.3", uptimeSeconds: 86_400, store: "unreachable", feed },
      },
    },
    [contract.API_BASE + contract.NEWS_PATH]: { answers: { 200: news, 502: { message: words.newsFailed } } },
    [contract.API_BASE + contract.NEWS_PICTURE_PATTERN]: {
      parameters: { key: "n4bQgYhMfWWaL-qgxVrQFa" },
      answers: { 404: unknownPicture, ...refusals },
    },
    [contract.API_BASE + contract.VIDEO_PREVIEW_PATH]: {
      parameters: { url: "https://youtu.be/dQw4w9WgXcQ" },
      answers: {
        200: video,
        400: { message: words.whichVideo },
        404: { message: words.videoNotFound },
        ...refusals,
        502: { message: words.videoFailed },
      },
    },
    [contract.API_BASE + contract.VIDEO_PICTURE_PATTERN]: {
      parameters: { key: "youtube-dQw4w9WgXcQ" },
      answers: { 404: unknownPicture, ...refusals },
    },
    [contract.API_BASE + contract.OPEN_API_PATH]: {
      answers: {
        200: {
          openapi: "3.1.0",
          info: { title: "Tactician", version: "1.2.3" },
          paths: { "/api/characters": { get: { summary: words.api.characters } } },
        },
      },
    },
    [contract.RANKINGS_FILE]: { answers: { 200: rankings } },
    [contract.REPLAYS_PATH]: {
      parameters: { id: SAMPLE_PLAYER_ID },
      answers: {
        200: makeSampleMatches().slice(0, 1),
        400: { message: words.whichPlayer },
        429: { message: words.tooManySearches(30) },
        502: { message: words.replaysDown },
        503: { message: words.manySearches },
        504: { message: words.matchesLoading },
      },
    },
    [contract.ACCURACY_FILE]: { answers: { 200: accuracy } },
    [contract.STRATEGIES_FILE]: { answers: { 200: strategies } },
  };
}

/** Made-up numbers: what the matches say in truth changes every ten minutes. */

const part: contract.CountedPopulation = {
  version: 30_101,
  rank: "fujin-bushin",
  since: "2026-10-01",
  until: "2026-10-14",
  widened: ["version"],
  matches: 1_204_512,
  countedAt: "2026-10-14T18:30:00.000Z",
  versions: [{ version: 30_101, matches: 9_800_120, first: "2026-08-03", last: "2026-10-14" }],
  otherVersions: { versions: 2, matches: 57, first: "2026-08-09", last: "2026-10-02" },
};

const matchups: contract.PopulationMatchups = {
  ...part,
  reliability: 0.81,
  characters: [
    {
      id: "king",
      matches: 61_204,
      wins: 30_811,
      draws: 190,
      strength: { estimate: 50.612, low: 50.21, high: 51.014 },
    },
  ],
  cells: [
    {
      me: "king",
      them: "jin",
      matches: 5120,
      wins: 2610,
      draws: 20,
      estimate: 50.412,
      low: 49.33,
      high: 51.494,
    },
  ],
};

const popularity: contract.PopulationPopularity = {
  ...part,
  months: [
    {
      from: "2026-10-01",
      sides: 2_409_024,
      ranks: [{ rank: "fujin-bushin", sides: 2_409_024, characters: [{ id: "king", sides: 122_408 }] }],
    },
  ],
};

const ranks: contract.PopulationRanks = {
  ...part,
  sides: 2_409_024,
  ranks: [{ rank: 21, name: "Fujin", sides: 901_230 }],
};

const populationExample = (answer: contract.CountedPopulation): RouteExample => ({
  parameters: { version: "30101", rank: "fujin-bushin", since: "2026-10-01" },
  answers: {
    200: answer,
    400: { message: words.whichSince },
    429: { message: words.tooManyRequests(30) },
    503: { message: words.storeUnavailable },
  },
});

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
