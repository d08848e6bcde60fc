/** Every address that browser and server share, in one place. */

/** Address of a character's sheet: `sheetPath("devil-jin", "Devil Jin")` -> `/character/combos/devil-jin-combos/devil-jin`. */
export function sheetPath(id: string, name: string): string {
  return `/character/combos/${nameSegment(name)}/${encodeURIComponent(id)}`;
}

/** Address of a character's frame data: `framesPath("devil-jin", "Devil Jin")` -> `/character/frames/devil-jin-frames/devil-jin`. */
export function framesPath(id: string, name: string): string {
  const segment = nameSegment(name).replace(/-combos$/, "-frames");
  return `/character/frames/${segment}/${encodeURIComponent(id)}`;
}

/** The name segment of a sheet's address: lower case, spaces to hyphens, `-combos` behind: `Ling Xiaoyu` -> `ling-xiaoyu-combos`. */
export function nameSegment(name: string): string {
  return `${encodeURIComponent(name.toLowerCase().replaceAll(" ", "-"))}-combos`;
}

export const CHARACTERS_PATH = "/characters";

/** Address of the combo generator; combos shared by a link stand in its fragment. */
export const COMBO_GENERATOR_PATH = "/combo-generator";

/** Address of the picker of anti-guides. */
export const ANTI_GUIDE_PATH = "/anti-guide";

/** Address of a character's anti-guide: `antiGuidePath("jin")` -> `/anti-guide/character/jin`. */
export function antiGuidePath(id: string): string {
  return `${ANTI_GUIDE_PATH}/character/${encodeURIComponent(id)}`;
}

/** Address of a character's matchup below the API's base: `/characters/jin/matchup`. */
export function matchupPath(id: string): string {
  return `${characterPath(id)}/matchup`;
}

/** Address of a character's movelist below the API's base: `/characters/jin/moves`. */
export function movesPath(id: string): string {
  return `${characterPath(id)}/moves`;
}

/** Address of one character below the API's base: `/characters/jin`. */
export function characterPath(id: string): string {
  return `${CHARACTERS_PATH}/${encodeURIComponent(id)}`;
}

/** Address of the Strategy Roulette; the chosen character is its `character` parameter. */
export const ROULETTE_PATH = "/strat-roulette";

/** Address of the content creators' selector of strategies. */
export const STRAT_CONTENT_PATH = "/strat-content";

/** Files of the site itself, not of the API. */
export const STRATEGIES_FILE = "/strats.json";
export const RANKINGS_FILE = "/rankings.json";

/** Address of the player statistics page. */
export const STATS_PATH = "/stats";

/** Address of a player's matches, on the site or on the host of `VITE_STATS_URL`: `/stats/replays?id=3aBcdEfGhiJk`. */
export function statsReplaysPath(playerId: string): string {
  return `${STATS_PATH}/replays?id=${encodeURIComponent(playerId)}`;
}

/** Address of the replay service's ids and what they are called. */
export const MAPPINGS_PATH = "/wank.json";

/** Address of the news below the API's base. */
export const NEWS_PATH = "/news";

/** Address of the news page. */
export const NEWS_PAGE_PATH = "/news";

/** The page shows at most this many articles, and the API sends no more. */
export const MOST_ARTICLES = 10;

/** Address of a video's preview below the API's base: `videoPreviewPath("https://youtu.be/abcdefghijk")`. */
export function videoPreviewPath(url: string): string {
  return `/oembed?url=${encodeURIComponent(url)}`;
}
