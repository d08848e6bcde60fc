/** A measured number and the limit that it has to keep. */
export interface Limit {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Prints one line, `read 100 newest, p99   1.1 ms   at most 2 ms   ok`; true when the limit is kept. */
export function checkLimit({ label, value, unit, atMost, atLeast }: Limit): boolean {
  const isKept =
    value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
  const limits = [
    ...(atMost === undefined ? [] : [`at most ${atMost} ${unit}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast} ${unit}`]),
  ];
  const shown = `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  const verdict = limits.length === 0 ? "" : `${limits.join(", ").padEnd(18)} ${isKept ? "ok" : "MISSED"}`;
  console.log(`  ${label.padEnd(52)} ${shown.padStart(14)}   ${verdict}`.trimEnd());
  return isKept;
}
