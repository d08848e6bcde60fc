/** What the raw list says of a value: `right`, what it would have to be, or nothing where it cannot decide. */
export type Verdict = "right" | { readonly expected: string; readonly why: string } | undefined;

/** One value that the guide shows. */
export interface Value {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly shown: string;
  /** Where it stands: a document and its key. */
  readonly at: readonly [document: object, key: string];
  judge(): Verdict;
}

export type KindId =
  | ("frames" | "damage" | "strings" | "answers" | "launches")
  | ("punishers" | "steps" | "routes" | "totals" | "changes");

export const NO_ROW: Verdict = { expected: "none", why: "not in the raw list" };

/** `right` if both are the same; nothing where the raw list has nothing. */
export function same(shown: string, expected: string | undefined, why = ""): Verdict {
  if (expected === undefined) return undefined;
  return shown === expected ? "right" : { expected, why };
}

/** Makes the document wrong at this place: a number or range is lower, a side the other one, a text another, what was not known is told. */
export function spoil({ at: [of, key] }: Value, by: number): void {
  const document = of as Record<string, unknown>;
  const value = document[key];
  if (value === undefined) document[key] = 10 + by;
  else if (typeof value === "boolean") document[key] = !value;
  else if (typeof value === "number")
    for (const end of key === "min" && document.max !== undefined ? ["min", "max"] : [key])
      document[end] = Number(document[end]) - 1 - by;
  else if (/^s[sw][lr]$/.test(`${value}`)) document[key] = `${value}`.endsWith("l") ? "ssr" : "ssl";
  else if (/^[i+-]\d/.test(`${value}`))
    document[key] = `${value}`.replace(/\d+/, (number) => `${Number(number) + by}`);
  else document[key] = `${value} 4 1 4 1`;
}
