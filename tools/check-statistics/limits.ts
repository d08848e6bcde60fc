/** Limits of a part, 0 to 1. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** 0.0612 -> `6.1 %`. */
export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

export function isWithin(part: number, { atLeast = 0, atMost = 1 }: Bounds): boolean {
  return part >= atLeast && part <= atMost;
}

/** `at least 90.0 %, at most 97.0 %`; nothing without limits. */
export function writeBounds({ atLeast, atMost }: Bounds): string {
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${percent(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${percent(atMost)}`]),
  ];
  return limits.join(", ");
}

/** `intervals with the truth in them   94.1 %   at least 90.0 %   ok`; a limit that is missed is the command's exit status. */
export function printPart(label: string, part: number, bounds: Bounds = {}): void {
  print(label, percent(part), writeBounds(bounds), isWithin(part, bounds));
}

export function print(label: string, value: string, limits = "", isKept = true): void {
  if (!isKept) process.exitCode = 1;
  const verdict = limits === "" ? "" : `${limits}   ${isKept ? "ok" : "MISSED"}`;
  console.log(`  ${label.padEnd(60)} ${value.padStart(18)}   ${verdict}`.trimEnd());
}

export function readCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`--${option} must be a whole number from 1 on (it is "${text}")`);
  process.exit(1);
}
