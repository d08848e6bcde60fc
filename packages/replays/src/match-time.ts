export const SECONDS_OF_DAY = 86_400;

/** Far beyond what clocks that are kept by the network differ by, and near enough that no row stays in front for long. */
const CLOCKS_DIFFER_BY_SECONDS = 3600;

/** The newest second (unix) in which a match can have been played. `now` is in milliseconds. */
export function latestBattleAt(now: number = Date.now()): number {
  return Math.floor(now / 1000) + CLOCKS_DIFFER_BY_SECONDS;
}
