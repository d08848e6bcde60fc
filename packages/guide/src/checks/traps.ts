import { type CaughtButtons, caughtButtons, isFullyRead, type Move } from "@tactician/game";
import type { Problem } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, judge } from "./check.ts";

type Trap = CharacterFile["traps"][number];

/** A trap's hit leaves a gap after a block, and catches the buttons that the sheet says. */
export const traps: Check = {
  id: "traps",
  label: "a trap has a gap, and catches what the frames between its hits say",
  check: (context) => {
    const byId = new Map(context.movelist.moves.map((move) => [move.id, move]));
    return judge(context.sheet.traps, (trap, n) => findProblem(trap, ["traps", n], context, byId));
  },
};

function findProblem(
  trap: Trap,
  path: readonly (string | number)[],
  { read }: GuideCharacter,
  byId: ReadonlyMap<string, Move>,
): Problem | undefined {
  const reading = read(trap.move);
  const [only, ...others] = reading.moves;
  if (!isFullyRead(reading) || only === undefined) return undefined;
  if (others.length > 0) {
    return { path: [...path, "move"], message: `"${trap.move}" is more than one string` };
  }
  const part = partWithHit(only.move, trap.hit, byId);
  if (part === undefined) {
    return { path: [...path, "hit"], message: `no part of "${trap.move}" begins with hit ${trap.hit}` };
  }
  const fault = findFault(trap, caughtButtons(part, byId));
  return fault === undefined ? undefined : { path: [...path, "catches"], message: fault };
}

/** The entry of a string whose own first hit is the one asked for; what is before it is another entry. */
function partWithHit(move: Move, hit: number, byId: ReadonlyMap<string, Move>): Move | undefined {
  const parent = move.parent === undefined ? undefined : byId.get(move.parent);
  if (parent === undefined) return undefined;
  return move.hits.length - move.ownHits + 1 === hit && move.ownHits > 0
    ? move
    : partWithHit(parent, hit, byId);
}

function findFault({ move, hit, catches }: Trap, { jails, from }: CaughtButtons): string | undefined {
  if (jails) return `hit ${hit} of "${move}" jails, so nobody can press anything before it`;
  if (from.includes(catches)) return undefined;
  return from.length === 0
    ? `the movelist shows no gap before hit ${hit} of "${move}"`
    : `hit ${hit} of "${move}" catches buttons of ${from.join(" or ")} frames and more, not ${catches}`;
}
