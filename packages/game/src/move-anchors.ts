import type { Move } from "./move.ts";

/**
 * A name for each move that an address can end in (`#df-2`, `#ZEN-1-3`), in the order of the moves. It is made from the
 * command and unique in the list: the second of two moves with the same command gets `.2` behind. Other signs than letters,
 * digits, `+` and `-` are left out.
 */
export function moveAnchors(moves: readonly Pick<Move, "command">[]): string[] {
  const seen = new Map<string, number>();
  return moves.map(({ command }) => {
    const anchor = moveAnchor(command);
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    return count === 1 ? anchor : `${anchor}.${count}`;
  });
}

/** The anchor of the first move with a command: `df 2` -> `df-2`, `(Back to wall) b b ub` -> `Back-to-wall-b-b-ub`. */
export function moveAnchor(command: string): string {
  return command
    .replace(/[^\w+ -]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}
