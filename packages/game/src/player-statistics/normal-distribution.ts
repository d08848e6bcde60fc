/** Of a normal distribution, the part below `deviations`: 0 -> 0.5, -1.96 -> 0.025. Abramowitz and Stegun 7.1.26, within 2e-7. */
export function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const beyond = (series * Math.exp(-x * x)) / 2;
  return deviations < 0 ? beyond : 1 - beyond;
}

/** Density of the standard normal distribution. */
export function normalDensity(deviations: number): number {
  return Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
}
