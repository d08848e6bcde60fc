/** Where a player is: `Name was Fujin in the latest match: above 83% of all.`; `share` is what is below, 0 to 1. */
export function placeWords(name: string, rank: string | undefined, share: number | undefined): string {
  if (rank === undefined) return `${name}’s rank is none that is known here.`;
  if (share === undefined)
    return `${name} was ${rank} in the latest match; no match at a known rank is counted.`;
  return `${name} was ${rank} in the latest match: above ${Math.round(100 * share)}% of all.`;
}
