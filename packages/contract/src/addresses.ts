import type { CharacterId } from "@tactician/game";

/**
 * Every address that browser, server and build share, in one place. A pattern is what the routers take, with `:id` for a part
 * that differs; a function fills it: `sheetPath("jin", "Jin")` -> `/character/combos/jin-combos/jin`.
 */

// Pages. The name in a character's address is for people, the id alone counts.
export const SHEET_PATTERN = "/character/combos/:characterName/:characterId";
/** The picker of frame tables, and one of them. */
export const FRAMES_PATH = "/frames";
export const FRAMES_PATTERN = "/character/frames/:characterName/:characterId";
/** The picker of anti-guides, and one of them. */
export const ANTI_GUIDE_PATH = "/anti-guide";
export const ANTI_GUIDE_PATTERN = "/anti-guide/character/:characterId";
/** Combos shared by a link are in its fragment. */
export const COMBO_GENERATOR_PATH = "/combo-generator";
/** The Strategy Roulette; the chosen character is its `character` parameter. */
export const ROULETTE_PATH = "/strat-roulette";
export const STRAT_CONTENT_PATH = "/strat-content";
export const STATS_PATH = "/stats";
/** The drills; who plays against whom is in `me` and `them`. */
export const DRILLS_PATH = "/drills";
/** What to record in the game's practice mode for a matchup: `me` and `them` are its parameters. */
export const PRACTICE_PATH = "/drills/practice";
/** Training of the hands: `me` is who plays, `do` an exercise's id or a move or route in site notation. */
export const DOJO_PATH = "/dojo";
/** What the visitor has written down: `find` and `character` choose of it. */
export const NOTES_PATH = "/notes";
/** After a match: `them` is whom one met, `me` who plays. */
export const AFTER_PATH = "/after";
/** Everything that the browser keeps of a visitor's; data of another device is in its fragment. */
export const MINE_PATH = "/mine";
export const PRIVACY_PATH = "/privacy-policy";
export const WORLD_MATCHUPS_PATH = "/matchups";
/** What changed in the frame data of all characters: the page, and below the API's base its data (`since` and `kind` choose). */
export const CHANGES_PATH = "/changes";
export const NEWS_PAGE_PATH = "/news";
/** How well figures are known, what nobody knows, and what readers report. */
export const ACCURACY_PATH = "/accuracy";
/** The page without content that the service worker keeps for every page that it does not keep. */
export const APP_SHELL_PATH = "/app-shell";

// The API. All but the base lie below the base, because a build may name another one (`VITE_API_URL`).
export const API_BASE = "/api";
export const CHARACTERS_PATH = "/characters";
export const CHARACTER_PATTERN = "/characters/:id";
export const MOVES_PATTERN = "/characters/:id/moves";
/** What changed in a character's frame data, and the steps that lead back to its movelist of any day. */
export const CHANGES_PATTERN = "/characters/:id/changes";
export const HISTORY_PATTERN = "/characters/:id/history";
/** Which moves a character punishes since the newest patch, and which no longer. */
export const CHANGED_ANSWERS_PATTERN = "/characters/:id/changed-answers";
export const MATCHUP_SIDE_PATTERN = "/characters/:id/side";
export const MATCHUP_ANSWERS_PATTERN = "/matchups/:me/:them";
/** What everybody's matches say: `version`, `rank` and `since` choose which. */
export const POPULATION_MATCHUPS_PATH = "/population/matchups";
export const POPULATION_POPULARITY_PATH = "/population/popularity";
export const POPULATION_RANKS_PATH = "/population/ranks";
export const NEWS_PATH = "/news";
export const NEWS_PICTURE_PATTERN = "/news/images/:key";
/** What a video is called, for its address as `url`, and its still picture. */
export const VIDEO_PREVIEW_PATH = "/oembed";
export const VIDEO_PICTURE_PATTERN = "/oembed/thumbnails/:key";
/** Reports of readers: all of them in numbers, and one by its sender's key. */
export const REPORTS_PATH = "/reports";
export const REPORT_PATTERN = "/reports/:key";
export const HEALTH_PATH = "/health";
export const OPEN_API_PATH = "/openapi.json";

// Data beside the pages, from the site's root.
export const STRATEGIES_FILE = "/strats.json";
export const RANKINGS_FILE = "/rankings.json";
/** How well figures are known. */
export const ACCURACY_FILE = "/accuracy.json";
/** The page of the archive of all open data; below its address the archive and the list that names it. */
export const OPEN_DATA_PATH = "/data";
export const OPEN_DATA_LIST_FILE = "/data/index.json";
/** What there is to keep for offline use. */
export const OFFLINE_LIST_FILE = "/offline.json";
/** The browser's caches in which the worker looks for data and for pictures. The page puts what is kept on request there too. */
export const DATA_CACHE = "data";
export const PICTURE_CACHE = "pictures";
/** What the replay service's ids are called. */
export const MAPPINGS_PATH = "/wank.json";
/** A player's matches, on the site or on the host of `VITE_STATS_URL`; the player is its `id`. */
export const REPLAYS_PATH = "/stats/replays";

/** Address of a character's sheet: `sheetPath("devil-jin", "Devil Jin")` -> `/character/combos/devil-jin-combos/devil-jin`. */
export function sheetPath(characterId: CharacterId, name: string): string {
  return fill(SHEET_PATTERN, `${nameSegment(name)}-combos`, characterId);
}

/** Address of a character's frame data: `framesPath("devil-jin", "Devil Jin")` -> `/character/frames/devil-jin-frames/devil-jin`. */
export function framesPath(characterId: CharacterId, name: string): string {
  return fill(FRAMES_PATTERN, `${nameSegment(name)}-frames`, characterId);
}

/** The same as it was on a day, `/character/frames/jin-frames/jin?on=2025-06-01`, at a move where there is one (`df-2`). */
export function framesOnPath(characterId: CharacterId, name: string, day: string, anchor?: string): string {
  const query = new URLSearchParams({ on: day });
  return `${framesPath(characterId, name)}?${query}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** Address of a character's anti-guide: `antiGuidePath("jin")` -> `/anti-guide/character/jin`. */
export const antiGuidePath = pathOf(ANTI_GUIDE_PATTERN);

/** Addresses of what there is about a matchup: `drillsPath("king", "jin")` -> `/drills?me=king&them=jin`; what is not known is chosen there. */
export const drillsPath = pathOfPair(DRILLS_PATH);
export const practicePath = pathOfPair(PRACTICE_PATH);
export const afterPath = pathOfPair(AFTER_PATH);

/** Address of an exercise: `dojoPath("king", "1 2 1")` -> `/dojo?me=king&do=1+2+1`; without one, of the character's ladder. */
export function dojoPath(me: CharacterId, exercise?: string): string {
  return `${DOJO_PATH}?${new URLSearchParams({ me, ...(exercise !== undefined && { do: exercise }) })}`;
}

/** What everybody's matches say of one character against all others: `worldMatchupsPath("king")` -> `/matchups?character=king`. */
export function worldMatchupsPath(characterId: CharacterId): string {
  return `${WORLD_MATCHUPS_PATH}?${new URLSearchParams({ character: characterId })}`;
}

// What is told of one character, below the API's base: `/characters/jin`, `/characters/jin/side`.
export const characterPath = pathOf(CHARACTER_PATTERN);
export const matchupSidePath = pathOf(MATCHUP_SIDE_PATTERN);
export const changedAnswersPath = pathOf(CHANGED_ANSWERS_PATTERN);
export const movesPath = pathOf(MOVES_PATTERN);
export const characterChangesPath = pathOf(CHANGES_PATTERN);
export const historyPath = pathOf(HISTORY_PATTERN);

/** Before the first day of which anything is known: whoever asks for all changes asks with this day, so that one kept answer serves. */
export const BEFORE_ALL_CHANGES = "2023-01-01";

/** Everybody's changes since a day, of one kind or of all, below the API's base: `/changes?since=2026-03-17&kind=changed`. */
export function changesPath(since: string, kind?: string): string {
  return `${CHANGES_PATH}?${new URLSearchParams({ since, ...(kind && { kind }) })}`;
}

/** Address of the changes of a character: `/changes?character=jin`. */
export function changesOfPath(characterId: CharacterId): string {
  return `${CHANGES_PATH}?character=${encodeURIComponent(characterId)}`;
}

/** The Atom feed of a character's changes, `/feed/jin.xml`; of everybody's without an id. */
export function changesFeedPath(characterId: CharacterId | "all" = "all"): string {
  return `/feed/${encodeURIComponent(characterId)}.xml`;
}

/** What `me` does about the moves of `them`, below the API's base: `matchupAnswersPath("king", "jin")` -> `/matchups/king/jin`. */
export function matchupAnswersPath(me: CharacterId, them: CharacterId): string {
  return fill(MATCHUP_ANSWERS_PATTERN, me, them);
}

/** Pictures of articles and videos by their keys, below the API's base: `/news/images/n4bQgYhMfWWaL-qgxVrQFa`, `/oembed/thumbnails/youtube-dQw4w9WgXcQ`. */
export const newsPicturePath = pathOf<string>(NEWS_PICTURE_PATTERN);
export const videoPicturePath = pathOf<string>(VIDEO_PICTURE_PATTERN);

/** A video's preview, below the API's base: `videoPreviewPath("https://youtu.be/abcdefghijk")`. */
export function videoPreviewPath(url: string): string {
  return `${VIDEO_PREVIEW_PATH}?url=${encodeURIComponent(url)}`;
}

/** A player's matches: `/stats/replays?id=3aBcdEfGhiJk`. */
export function statsReplaysPath(playerId: string): string {
  return `${REPLAYS_PATH}?id=${encodeURIComponent(playerId)}`;
}

/** Which of everybody's matches count: a version as the service numbers it or all that have no name, a class of ranks, the first day (`2026-10-01`). */
export interface PopulationFilter {
  readonly version?: number | "other" | undefined;
  readonly rank?: string | undefined;
  readonly since?: string | undefined;
}

/** What everybody's matches say, below the API's base: `populationPath(POPULATION_RANKS_PATH, { version: 30101 })`. */
export function populationPath(path: string, filter: PopulationFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A report, below the API's base: `reportPath("AAECAwQFBgcICQoLDA0ODw")`. */
export const reportPath = pathOf<string>(REPORT_PATTERN);

/** The page shows at most this many articles, and the API sends no more. */
export const MOST_ARTICLES = 10;

function nameSegment(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function pathOfPair(path: string) {
  return (me: CharacterId | undefined, them: CharacterId | undefined): string => {
    const query = new URLSearchParams({ ...(me && { me }), ...(them && { them }) });
    return query.size === 0 ? path : `${path}?${query}`;
  };
}

function pathOf<Id extends string = CharacterId>(pattern: string): (id: Id) => string {
  return (id) => fill(pattern, id);
}

function fill(pattern: string, ...parts: string[]): string {
  let next = 0;
  return pattern.replace(/:\w+/g, () => encodeURIComponent(parts[next++] ?? ""));
}
