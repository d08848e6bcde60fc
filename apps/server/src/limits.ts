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
  MOVE_PICTURES_PREFIX,
  MOVES_PATTERN,
  MOVES_PREFIX,
  NEWS_PATH,
  NEWS_PICTURE_PATTERN,
  OPEN_API_PATH,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
  VIDEO_PICTURE_PATTERN,
  VIDEO_PREVIEW_PATH,
} from "@tactician/contract";
import type { FairQueueLimits } from "@tactician/resilience";

/*
 * Every limit of the server, and the only place that says one: the code reads its numbers here, and `npm run report -- limits` makes
 * the tables of docs/limits.md of them. A route that no row names fails a test.
 */

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What is made, kept and asked for one group of routes. A field that is left out: there is nothing of the kind to limit. */
export interface RouteLimits {
  readonly what: string;
  /** As the router has them. */
  readonly routes: readonly string[];
  /** What one visitor, an IPv4 address or an IPv6 /64, may ask for in a minute; then 429. */
  readonly share?: { readonly aMinute: number; readonly of: string };
  /** What is made at a time and what may wait, of all and of one visitor; then 503. */
  readonly queue?: FairQueueLimits;
  /** What is kept for others who ask. Sizes are bytes, or a number of answers. */
  readonly kept?: { readonly size: number; readonly unit: "bytes" | "answers"; readonly ms?: number };
  /** What other servers may take and send. */
  readonly outside?: { readonly timeoutMs: number; readonly maxBytes: number };
  readonly why: string;
}

/** Titles and pictures count together. */
const OUTSIDE_SHARE = { aMinute: 60, of: "titles and pictures that are not kept" } as const;

const api = (...patterns: string[]) => patterns.map((pattern) => API_BASE + pattern);

export const LIMITS = {
  prepared: {
    what: "pages, files and documents",
    routes: [
      "/*",
      STRATEGIES_FILE,
      RANKINGS_FILE,
      MAPPINGS_PATH,
      MOVES_PREFIX.slice(0, -1),
      ...api(
        CHARACTERS_PATH,
        CHARACTER_PATTERN,
        MATCHUP_SIDE_PATTERN,
        MOVES_PATTERN,
        CHANGES_PATTERN,
        CHANGED_ANSWERS_PATTERN,
        HISTORY_PATTERN,
        OPEN_API_PATH,
      ),
    ],
    why: "the build made them: one body for all who ask, nothing is made for one of them",
  },
  health: {
    what: "health",
    routes: api(HEALTH_PATH),
    why: "a look at the store counts for 2 s, for all who ask",
  },
  pairs: {
    what: "answers of pairs",
    routes: api(MATCHUP_ANSWERS_PATTERN),
    share: { aMinute: 240, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 4 * MB, unit: "bytes" },
    why: "each is 1 to 2 ms of the one thread; some 450 of the 1,764 pairs are kept",
  },
  changes: {
    what: "everybody's changes",
    routes: api(CHANGES_PATH),
    share: { aMinute: 60, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 20, mostWaitingOfOne: 5 },
    kept: { size: 2 * MB, unit: "bytes" },
    why: "each reads all characters' changes; days between two days of changes are one answer of 60 KB",
  },
  movePages: {
    what: "pages of moves",
    routes: [`${MOVES_PREFIX}*`],
    queue: { atOnce: 2, mostWaiting: 200, mostWaitingOfOne: 50 },
    kept: { size: 4 * MB, unit: "bytes" },
    why: "each is some 2 ms of another thread, so search engines may read them all; some 180 are kept",
  },
  moveSpellings: {
    what: "other spellings of moves",
    routes: [`${MOVES_PREFIX}*`],
    share: { aMinute: 240, of: "look-ups" },
    queue: { atOnce: 1, mostWaiting: 100, mostWaitingOfOne: 20 },
    kept: { size: 3, unit: "answers" },
    why: "each is some milliseconds of the one thread; kept are movelists, unpacked some 2 MB",
  },
  movePictures: {
    what: "pictures of moves",
    routes: [`${MOVE_PICTURES_PREFIX}*`],
    share: { aMinute: 60, of: "pictures that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 8 * MB, unit: "bytes" },
    why: "each is 10 MB and some 35 ms of another thread; some 160 are kept, a chat asks for one with each link",
  },
  lists: {
    what: "players' matches",
    routes: [REPLAYS_PATH],
    share: { aMinute: 120, of: "searches" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 8 * MB, unit: "bytes", ms: MINUTE },
    why: "a list is a second of work for 30,000 matches; many visitors may share an address",
  },
  population: {
    what: "everybody's matches",
    routes: api(POPULATION_MATCHUPS_PATH, POPULATION_POPULARITY_PATH, POPULATION_RANKS_PATH),
    share: { aMinute: 120, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    // To the millisecond not longer.
    kept: { size: 16 * MB, unit: "bytes", ms: 10 * MINUTE - 1 },
    why: "counting takes up to 300 ms; a page asks for three answers at each choice of a filter",
  },
  news: {
    what: "news",
    routes: api(NEWS_PATH),
    kept: { size: 1, unit: "answers", ms: 30 * MINUTE },
    outside: { timeoutMs: 8 * SECOND, maxBytes: MB },
    why: "one answer for all, asked for once however many wait; the services allow 100 questions a day",
  },
  videoTitles: {
    what: "titles of videos",
    routes: api(VIDEO_PREVIEW_PATH),
    share: OUTSIDE_SHARE,
    queue: { atOnce: 4, mostWaiting: 40, mostWaitingOfOne: 20 },
    kept: { size: 2000, unit: "answers", ms: DAY },
    outside: { timeoutMs: 6 * SECOND, maxBytes: 64 * KB },
    why: "a sheet with 25 videos that nobody has opened lately; a flood is one question a second",
  },
  outsidePictures: {
    what: "pictures of news and videos",
    routes: api(NEWS_PICTURE_PATTERN, VIDEO_PICTURE_PATTERN),
    share: OUTSIDE_SHARE,
    queue: { atOnce: 4, mostWaiting: 40, mostWaitingOfOne: 20 },
    kept: { size: 8 * MB, unit: "bytes", ms: DAY },
    outside: { timeoutMs: 8 * SECOND, maxBytes: MB },
    why: "a page of ten of them stays usable on a phone",
  },
} as const satisfies Record<string, RouteLimits>;

/** Which versions of the game the answers about everybody's matches list; the others are one. */
export const LISTED_VERSIONS = { fromMatches: 100, most: 50 } as const;

/** A limit that holds whatever is asked for. */
interface ServerLimit {
  readonly what: string;
  readonly number: number;
  readonly unit: "ms" | "bytes" | "";
  readonly why: string;
  readonly past: string;
}

/** Of connections, requests and the process. */
export const SERVER_LIMITS = {
  connections: {
    what: "open connections, less with few descriptors (`MAX_CONNECTIONS`)",
    number: 1000,
    unit: "",
    why: "one visitor cannot take all descriptors",
    past: "the one idle for longest is closed, else the one answered for longest",
  },
  reservedDescriptors: {
    what: "descriptors (`ulimit -n`) that are kept back",
    number: 64,
    unit: "",
    why: "the store's files and connections, questions to other servers",
    past: "fewer connections",
  },
  backlog: {
    what: "connections that the system holds for us",
    number: 4096,
    unit: "",
    why: "a crowd that comes at once",
    past: "the visitor's system tries again after a second",
  },
  waitingOnConnection: {
    what: "requests that wait on one connection while one is answered",
    number: 8,
    unit: "",
    why: "unread answers would pile up; browsers send none ahead",
    past: "the connection is closed",
  },
  stalledMs: {
    what: "a connection on which nothing moves while it is answered",
    number: 30 * SECOND,
    unit: "ms",
    why: "a visitor who stopped reading",
    past: "closed",
  },
  headerBytes: {
    what: "headers of a request",
    number: 16 * KB,
    unit: "bytes",
    why: "ours need far less",
    past: "431",
  },
  headersMs: {
    what: "the wait for the headers of a request",
    number: 10 * SECOND,
    unit: "ms",
    why: "a slow phone needs a second",
    past: "408",
  },
  requestMs: {
    what: "the wait for a whole request",
    number: 15 * SECOND,
    unit: "ms",
    why: "none of ours has a body",
    past: "408",
  },
  checkMs: {
    what: "the time between two looks at slow requests",
    number: 5 * SECOND,
    unit: "ms",
    why: "cheap, and near enough",
    past: "they end so much later",
  },
  idleMs: {
    what: "an idle connection",
    number: 75 * SECOND,
    unit: "ms",
    why: "longer than common proxies keep theirs, so that they close it",
    past: "closed",
  },
  busySeconds: {
    what: "when to come again after 503",
    number: 10 * SECOND,
    unit: "ms",
    why: "the line of those who wait moves on in seconds",
    past: "",
  },
  stopMs: {
    what: "the stop after SIGTERM",
    number: 5 * SECOND,
    unit: "ms",
    why: "supervisors wait 10 s",
    past: "open connections are closed",
  },
  patienceWhileStoppingMs: {
    what: "the wait for the replay service after it",
    number: 3 * SECOND,
    unit: "ms",
    why: "the rest of the stop's time is for answers",
    past: "it is given up",
  },
  populationPatienceMs: {
    what: "a visitor's wait for a new count where there is an older one",
    number: SECOND,
    unit: "ms",
    why: "older numbers at once are better",
    past: "the older answer",
  },
  missedMs: {
    what: "titles and pictures of others that did not come are not asked for again",
    number: 10 * MINUTE,
    unit: "ms",
    why: "visitors cannot make us ask others more than a little",
    past: "asked again",
  },
  missesKept: {
    what: "such misses",
    number: 2000,
    unit: "",
    why: "memory",
    past: "the least used is forgotten",
  },
  restMs: {
    what: "the rest of an outside service that fails",
    number: 30 * SECOND,
    unit: "ms",
    why: "it may have too much to do",
    past: "tried again",
  },
  replayFailures: {
    what: "failures of the replay service in a row",
    number: 3,
    unit: "",
    why: "the tries of one look-up",
    past: "a rest: stored matches, or 503 with the seconds left",
  },
  titleFailures: {
    what: "failures of the video service in a row",
    number: 5,
    unit: "",
    why: "one service",
    past: "a rest: 503 for what is not kept",
  },
  pictureFailures: {
    what: "failures of pictures in a row",
    number: 10,
    unit: "",
    why: "many hosts, of which some fail without the others",
    past: "a rest: 503 for what is not kept",
  },
  newsUsableMs: {
    what: "news that cannot be renewed are shown",
    number: DAY,
    unit: "ms",
    why: "old news are better than none",
    past: "502",
  },
  newsRestMs: {
    what: "the rest of a news service that failed",
    number: MINUTE,
    unit: "ms",
    why: "services allow 100 questions a day",
    past: "asked again",
  },
  newsPatienceMs: {
    what: "a visitor's wait for the first news",
    number: 5 * SECOND,
    unit: "ms",
    why: "the home page has more to show",
    past: "502",
  },
} as const satisfies Record<string, ServerLimit>;
