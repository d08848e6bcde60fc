import * as contract from "@tactician/contract";
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
  readonly share?: { readonly aMinute: number; readonly aDay?: number; readonly of: string };
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

const api = (...patterns: string[]) => patterns.map((pattern) => contract.API_BASE + pattern);

export const LIMITS = {
  prepared: {
    what: "pages, files and documents",
    routes: [
      "/*",
      "/.well-known/security.txt",
      contract.ACCURACY_FILE,
      contract.STRATEGIES_FILE,
      contract.RANKINGS_FILE,
      contract.MAPPINGS_PATH,
      contract.MOVES_PREFIX.slice(0, -1),
      ...api(
        contract.CHARACTERS_PATH,
        contract.CHARACTER_PATTERN,
        contract.MATCHUP_SIDE_PATTERN,
        contract.MOVES_PATTERN,
        contract.CHANGES_PATTERN,
        contract.CHANGED_ANSWERS_PATTERN,
        contract.HISTORY_PATTERN,
        contract.OPEN_API_PATH,
      ),
    ],
    why: "the build made them: one body for all who ask, nothing is made for one of them",
  },
  health: {
    what: "health",
    routes: api(contract.HEALTH_PATH),
    why: "a look at the store counts for 2 s, for all who ask",
  },
  pairs: {
    what: "answers of pairs",
    routes: api(contract.MATCHUP_ANSWERS_PATTERN),
    share: { aMinute: 240, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 4 * MB, unit: "bytes" },
    why: "each is 1 to 2 ms of the one thread; some 450 of the 1,764 pairs are kept",
  },
  changes: {
    what: "everybody's changes",
    routes: api(contract.CHANGES_PATH),
    share: { aMinute: 60, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 20, mostWaitingOfOne: 5 },
    kept: { size: 2 * MB, unit: "bytes" },
    why: "each reads all characters' changes; days between two days of changes are one answer of 60 KB",
  },
  movePages: {
    what: "pages of moves",
    routes: [`${contract.MOVES_PREFIX}*`],
    queue: { atOnce: 2, mostWaiting: 200, mostWaitingOfOne: 50 },
    kept: { size: 4 * MB, unit: "bytes" },
    why: "each is some 2 ms of another thread, so search engines may read them all; some 180 are kept",
  },
  moveSpellings: {
    what: "other spellings of moves",
    routes: [`${contract.MOVES_PREFIX}*`],
    share: { aMinute: 240, of: "look-ups" },
    queue: { atOnce: 1, mostWaiting: 100, mostWaitingOfOne: 20 },
    kept: { size: 3, unit: "answers" },
    why: "each is some milliseconds of the one thread; kept are movelists, unpacked some 2 MB",
  },
  movePictures: {
    what: "pictures of moves",
    routes: [`${contract.MOVE_PICTURES_PREFIX}*`],
    share: { aMinute: 60, of: "pictures that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 8 * MB, unit: "bytes" },
    why: "each is 10 MB and some 35 ms of another thread; some 160 are kept, a chat asks for one with each link",
  },
  lists: {
    what: "players' matches",
    routes: [contract.REPLAYS_PATH],
    share: { aMinute: 120, of: "searches" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    kept: { size: 8 * MB, unit: "bytes", ms: MINUTE },
    why: "a list is a second of work for 30,000 matches, and 15 MB for who takes it unpacked: such answers take turns of their own, as many at a time; many visitors may share an address",
  },
  population: {
    what: "everybody's matches",
    routes: api(
      contract.POPULATION_MATCHUPS_PATH,
      contract.POPULATION_POPULARITY_PATH,
      contract.POPULATION_RANKS_PATH,
    ),
    share: { aMinute: 120, of: "answers that are not kept" },
    queue: { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 },
    // To the millisecond not longer.
    kept: { size: 16 * MB, unit: "bytes", ms: 10 * MINUTE - 1 },
    why: "counting takes up to 300 ms; a page asks for three answers at each choice of a filter",
  },
  reports: {
    what: "reports of readers",
    routes: api(contract.REPORTS_PATH, contract.REPORT_PATTERN),
    share: { aMinute: 10, aDay: 60, of: "reports, and as many looks at them" },
    queue: { atOnce: 1, mostWaiting: 50, mostWaitingOfOne: 5 },
    kept: { size: 1, unit: "answers", ms: MINUTE },
    why: "each is a line that a person reads; the numbers of all are kept",
  },
  news: {
    what: "news",
    routes: api(contract.NEWS_PATH),
    kept: { size: 1, unit: "answers", ms: 30 * MINUTE },
    outside: { timeoutMs: 8 * SECOND, maxBytes: MB },
    why: "one answer for all, asked for once however many wait; the services allow 100 questions a day",
  },
  videoTitles: {
    what: "titles of videos",
    routes: api(contract.VIDEO_PREVIEW_PATH),
    share: OUTSIDE_SHARE,
    queue: { atOnce: 4, mostWaiting: 40, mostWaitingOfOne: 20 },
    kept: { size: 2000, unit: "answers", ms: DAY },
    outside: { timeoutMs: 6 * SECOND, maxBytes: 64 * KB },
    why: "a sheet with 25 videos that nobody has opened lately; a flood is one question a second",
  },
  outsidePictures: {
    what: "pictures of news and videos",
    routes: api(contract.NEWS_PICTURE_PATTERN, contract.VIDEO_PICTURE_PATTERN),
    share: OUTSIDE_SHARE,
    queue: { atOnce: 4, mostWaiting: 40, mostWaitingOfOne: 20 },
    kept: { size: 8 * MB, unit: "bytes", ms: DAY },
    outside: { timeoutMs: 8 * SECOND, maxBytes: MB },
    why: "a page of ten of them stays usable on a phone",
  },
} as const satisfies Record<string, RouteLimits>;

/** Which versions of the game the answers about everybody's matches list; the others are one. */
export const LISTED_VERSIONS = { fromMatches: 100, most: 50 } as const;

/** A limit that holds whatever is asked for, in one of the units. */
type ServerLimit = Readonly<Record<"what" | "why" | "past", string>> &
  ({ readonly number: number } | { readonly ms: number } | { readonly bytes: number });

/** Of connections, requests and the process. */
export const SERVER_LIMITS = {
  connections: {
    what: "open connections, less with few descriptors (`MAX_CONNECTIONS`)",
    number: 1000,
    why: "one visitor cannot take all descriptors",
    past: "the one idle for longest is closed, else the one answered for longest",
  },
  reservedDescriptors: {
    what: "descriptors (`ulimit -n`) that are kept back",
    number: 64,
    why: "the store's files and connections, questions to other servers",
    past: "fewer connections",
  },
  backlog: {
    what: "connections that the system holds for us",
    number: 4096,
    why: "a crowd that comes at once",
    past: "the visitor's system tries again after a second",
  },
  waitingOnConnection: {
    what: "requests that wait on one connection while one is answered",
    number: 8,
    why: "unread answers would pile up; browsers send none ahead",
    past: "the connection is closed",
  },
  stalledMs: {
    what: "a connection on which nothing moves while it is answered",
    ms: 30 * SECOND,
    why: "a visitor who stopped reading",
    past: "closed",
  },
  headerBytes: { what: "headers of a request", bytes: 16 * KB, why: "ours need far less", past: "431" },
  headersMs: {
    what: "the wait for the headers of a request",
    ms: 10 * SECOND,
    why: "a slow phone needs a second",
    past: "408",
  },
  requestMs: {
    what: "the wait for a whole request",
    ms: 15 * SECOND,
    why: "only reports have a body, a small one",
    past: "408",
  },
  checkMs: {
    what: "the time between two looks at slow requests",
    ms: 5 * SECOND,
    why: "cheap, and near enough",
    past: "they end so much later",
  },
  idleMs: {
    what: "an idle connection",
    ms: 75 * SECOND,
    why: "longer than common proxies keep theirs, so that they close it",
    past: "closed",
  },
  reportBytes: {
    what: "the body of a report",
    bytes: 8 * KB,
    why: "its texts have 1,200 letters at most",
    past: "413",
  },
  openReports: {
    what: "reports that wait for a decision",
    number: 5000,
    why: "some 5 MB of the store",
    past: "503, and the page offers the text to send elsewhere",
  },
  reportsADay: {
    what: "reports in 24 hours",
    number: 1000,
    why: "whoever comes with many addresses",
    past: "503, and the page offers the text to send elsewhere",
  },
  busyMs: {
    what: "when to come again after 503",
    ms: 10 * SECOND,
    why: "the line of those who wait moves on in seconds",
    past: "",
  },
  stopMs: {
    what: "the stop after SIGTERM",
    ms: 5 * SECOND,
    why: "supervisors wait 10 s",
    past: "open connections are closed",
  },
  patienceWhileStoppingMs: {
    what: "the wait for the replay service after it",
    ms: 3 * SECOND,
    why: "the rest of the stop's time is for answers",
    past: "it is given up",
  },
  unpackedBytes: {
    what: "a list that is sent unpacked without waiting for its turn",
    bytes: MB,
    why: "some 2,000 matches; a hundred of them at once are a fifth of a second",
    past: "it takes turns",
  },
  unpackingMs: {
    what: "the turn of a longer list that is sent unpacked",
    ms: 5 * SECOND,
    why: "who reads has 15 MB in a tenth of that; who does not takes no work then",
    past: "the next one begins beside it",
  },
  populationPatienceMs: {
    what: "a visitor's wait for a new count where there is an older one",
    ms: SECOND,
    why: "older numbers at once are better",
    past: "the older answer",
  },
  missedMs: {
    what: "titles and pictures of others that did not come are not asked for again",
    ms: 10 * MINUTE,
    why: "visitors cannot make us ask others more than a little",
    past: "asked again",
  },
  missesKept: { what: "such misses", number: 2000, why: "memory", past: "the least used is forgotten" },
  restMs: {
    what: "the rest of an outside service that fails",
    ms: 30 * SECOND,
    why: "it may have too much to do",
    past: "tried again",
  },
  replayFailures: {
    what: "failures of the replay service in a row",
    number: 3,
    why: "the tries of one look-up",
    past: "a rest: stored matches, or 503 with the seconds left",
  },
  titleFailures: {
    what: "failures of the video service in a row",
    number: 5,
    why: "one service",
    past: "a rest: 503 for what is not kept",
  },
  pictureFailures: {
    what: "failures of pictures in a row",
    number: 10,
    why: "many hosts, of which some fail without the others",
    past: "a rest: 503 for what is not kept",
  },
  newsUsableMs: {
    what: "news that cannot be renewed are shown",
    ms: DAY,
    why: "old news are better than none",
    past: "502",
  },
  newsRestMs: {
    what: "the rest of a news service that failed",
    ms: MINUTE,
    why: "services allow 100 questions a day",
    past: "asked again",
  },
  newsPatienceMs: {
    what: "a visitor's wait for the first news",
    ms: 5 * SECOND,
    why: "the home page has more to show",
    past: "502",
  },
} as const satisfies Record<string, ServerLimit>;
