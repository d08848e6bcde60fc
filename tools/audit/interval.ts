/** Of a normal distribution, 95 of 100 values lie within so many standard deviations. */
const WIDTH = 1.959964;

/**
 * Where the true share lies in 95 of 100 cases, in percent, when `wrong` of `checked` were wrong (Wilson 1927): 0 of 100 gives 0 to
 * 3.7. Nothing where nothing was checked.
 */
export function intervalOf(wrong: number, checked: number): { from: number; to: number } | undefined {
  if (checked === 0) return undefined;
  const share = wrong / checked;
  const square = WIDTH ** 2 / checked;
  const middle = (share + square / 2) / (1 + square);
  const half = (WIDTH * Math.sqrt((share * (1 - share)) / checked + square / (4 * checked))) / (1 + square);
  return { from: percent(Math.max(0, middle - half)), to: percent(Math.min(1, middle + half)) };
}

/** In percent, to the hundredth. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
