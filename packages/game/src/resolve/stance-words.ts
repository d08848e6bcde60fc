import type { Movelist } from "../move.ts";
import { STANCE_NAMES, STATE_NAMES } from "./players-names.ts";

/**
 * All stance words of a movelist, second names included, for `parseNotation`'s `stances` option.
 * Xiaoyu: `AOP`, `BT`, `HYP`, `RDS` ...
 */
export function stanceWords(movelist: Movelist): string[] {
  const words = new Set<string>();
  for (const stance of movelist.stances) {
    words.add(stance.token);
    for (const alias of stance.aliases ?? []) words.add(alias);
  }
  for (const row of STANCE_NAMES) {
    if (row.character === movelist.character) words.add(row.name);
  }
  return [...words];
}

/** Every stance word of a movelist in lower case -> the movelist's token, `cds` -> `ZEN`. */
export function readStanceNames(movelist: Movelist): Map<string, string> {
  const names = new Map<string, string>(STATE_NAMES);
  for (const row of STANCE_NAMES) {
    if (row.character === movelist.character) names.set(row.name.toLowerCase(), row.token);
  }
  for (const stance of movelist.stances) {
    for (const alias of stance.aliases ?? []) names.set(alias.toLowerCase(), stance.token);
  }
  for (const stance of movelist.stances) names.set(stance.token.toLowerCase(), stance.token);
  return names;
}
