import { expect } from "vitest";

/** Measured values by length of history, in matches. */
type Cells = ReadonlyMap<number, number>;

/** What measured values have to keep. */
interface Limits {
  /** With a map only at its lengths of history. */
  readonly atLeast?: number | ReadonlyMap<number, number> | undefined;
  readonly atMost?: number;
  /** Of the mean over all lengths. */
  readonly meanAtMost?: number;
}

type Write = (value: number) => string;

/** 0.0612 -> `6.1 %`. */
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

/** What a check measured, a column for each length of history, with what was promised of it. */
export class CheckTable {
  readonly #lengths: readonly number[];
  readonly #lines: string[] = [];

  constructor(lengths: readonly number[]) {
    this.#lengths = lengths;
    this.#add("matches", lengths.map(String));
  }

  title(text: string): void {
    this.#lines.push("", text);
  }

  /** One row; values beyond its limits fail the test that is running, after its other rows. */
  row(label: string, cells: Cells, limits: Limits = {}, write = percent): void {
    const missed = [...missedBy(cells, limits, write)];
    const verdict = missed.length === 0 ? "ok" : "MISSED";
    const promise = writeLimits(limits, cells, write);
    const written = this.#lengths.map((length) => {
      const cell = cells.get(length);
      return cell === undefined ? "" : write(cell);
    });
    this.#add(`  ${label}`, written, promise === "" ? "" : `${promise}   ${verdict}`);
    expect.soft(missed, `${label}: ${promise}`).toEqual([]);
  }

  toString(): string {
    return this.#lines.join("\n");
  }

  #add(label: string, cells: readonly string[], end = ""): void {
    const columns = cells.map((cell) => cell.padStart(8)).join("");
    this.#lines.push(`${label.padEnd(52)}${columns}   ${end}`.trimEnd());
  }
}

/** `9.8 % at 300 matches` for each value beyond its limits; what is no number keeps none. */
function* missedBy(cells: Cells, limits: Limits, write: Write): Iterable<string> {
  const { atLeast = -Infinity, atMost = Infinity, meanAtMost = Infinity } = limits;
  for (const [matches, cell] of cells) {
    const least = typeof atLeast === "number" ? atLeast : (atLeast.get(matches) ?? -Infinity);
    if (!(cell >= least && cell <= atMost)) yield `${write(cell)} at ${matches} matches`;
  }
  const mean = meanOf(cells.values());
  if (!(mean <= meanAtMost)) yield `${write(mean)} in all`;
}

/** `at most 8.9 %; 5.2 % in all, at most 6.0 %` or `at least 80.0 % at 1000`; nothing without limits. */
function writeLimits({ atLeast, atMost, meanAtMost }: Limits, cells: Cells, write: Write): string {
  const limits: string[] = [];
  if (typeof atLeast === "number") limits.push(`at least ${write(atLeast)}`);
  else for (const [matches, least] of atLeast ?? []) limits.push(`at least ${write(least)} at ${matches}`);
  if (atMost !== undefined) limits.push(`at most ${write(atMost)}`);
  const mean = write(meanOf(cells.values()));
  if (meanAtMost !== undefined) limits.push(`${mean} in all, at most ${write(meanAtMost)}`);
  return limits.join("; ");
}

/** The mean of at least one value. */
export function meanOf(values: Iterable<number>): number {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}
