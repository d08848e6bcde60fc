/** What the raw list says of a value: `right`, what it would have to be, or nothing where it cannot decide. */
export type Verdict = "right" | { readonly expected: string; readonly why: string } | undefined;

/** One value that the guide shows. */
export interface Value {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly shown: string;
  judge(): Verdict;
  /** Makes the guide's document wrong at this place; `by` is how much, from 1 to 4. */
  spoil(by: number): void;
}

export const KINDS = [
  "frames",
  "damage",
  "strings",
  "answers",
  "launches",
  "punishers",
  "steps",
  "routes",
  "totals",
  "changes",
] as const;

export type KindId = (typeof KINDS)[number];

/** `right` if both are the same; `expected` is the raw list's. */
export function same(shown: string, expected: string | undefined, why: string): Verdict {
  if (expected === undefined) return undefined;
  return shown === expected ? "right" : { expected, why };
}
