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
