interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** `intervals with the truth in them   94.1 %   at least 90.0 %   ok`; a limit that is missed is the command's exit status. */
export function printPart(label: string, part: number, { atLeast, atMost }: Bounds = {}): void {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${percent(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${percent(atMost)}`]),
  ];
  const isKept = part >= (atLeast ?? 0) && part <= (atMost ?? 1);
  print(label, percent(part), limits.join(", "), isKept);
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
