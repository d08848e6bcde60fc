import { type Advantage, foldState, type Move } from "@tactician/game";
import type { CharacterFile } from "../schema.ts";

type On = CharacterFile["pressure"][number]["on"];

/**
 * Frames that the attacker is ahead after a move, at the least; `undefined` where the movelist does not say.
 *
 * `stances` are those that the next move is done from: where the move goes into one of them, the value with that stance
 * counts. A knocked-down opponent is counted from getting up at once, where the movelist has that number.
 *
 * Example: King's `3 2 2 charge` on block gives 9 for `["JGR"]`.
 */
export function advantageAfter(move: Move, on: On, stances: readonly string[]): number | undefined {
  const wanted = new Set(stances.map(foldState));
  const column = columnOf(move, on);
  const inStance = column?.inStance?.find(({ stance }) => wanted.has(foldState(stance)));
  if (inStance !== undefined) return leastOf(inStance);
  const transition = move.transitions?.find(({ into }) => wanted.has(foldState(into)));
  const moved = transition && (columnOf(transition, on) ?? transition.advantage);
  return leastOf(moved ?? column);
}

function columnOf(
  { block, hit, counterHit }: Pick<Move, "block" | "hit" | "counterHit">,
  on: On,
): Advantage | undefined {
  if (on === "block") return block;
  return on === "hit" ? hit : (counterHit ?? hit);
}

function leastOf(advantage: Pick<Advantage, "min" | "recovered"> | undefined): number | undefined {
  return advantage?.recovered?.min ?? advantage?.min;
}
