/** The middle value: `median([3, 1, 2])` is 2. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `percent` of all do not exceed: `percentile([1, 2, 3, 4], 75)` is 3; infinite for no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1);
  return sorted[place] ?? Number.POSITIVE_INFINITY;
}

/**
 * The slowest interaction as the web vital INP counts it: of every fifty the slowest one is left out. `slowestInteraction` of 58
 * values is the second slowest; infinite for no values.
 */
export function slowestInteraction(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => b - a);
  return sorted[Math.floor(values.length / 50)] ?? Number.POSITIVE_INFINITY;
}
