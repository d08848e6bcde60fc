import type { MoveKey } from "../move-key.ts";

/** For tests: the key of a move that the test names. */
export function key(text: string): MoveKey {
  return text as MoveKey;
}
