/**
 * The index of a random entry that is not the present one: `pickOther(41, 3, Math.random)`.
 * `random` gives numbers from 0 (included) to 1 (excluded). With fewer than two entries there is no other one: 0.
 */
export function pickOther(count: number, present: number, random: () => number): number {
  if (count < 2) return 0;
  const picked = Math.floor(random() * (count - 1));
  return picked < present ? picked : picked + 1;
}
