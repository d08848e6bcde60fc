import { withLast } from "../words.ts";

/**
 * Words as one says them one after the other: `["highs", "mids", "lows"]` -> `highs, mids and lows`. `Intl.ListFormat` says the same,
 * and takes a phone 50 ms to begin with.
 */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : withLast(words.slice(0, -1).join(", "), last);
}
