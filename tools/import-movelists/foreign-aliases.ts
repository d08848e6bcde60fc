import type { Move } from "@tactician/game";
import { parseNotation } from "@tactician/notation";

/**
 * Takes away the aliases of back-turned and stance moves that lack their prefix and so name another move: Lili's BT.b+3 has `b+4`,
 * which is an alias of b+3. The other move keeps it. Aliases stay that both moves give each other (Victor's PRF.4 and b+4), those of
 * strings, which are another way through (`1 4 2 1` for Bryan's `SLS 4 1`), and those that are longer than the command itself and
 * so lead into the stance (`2 1 uf` for Jack-8's `GMH uf`).
 */
export function withoutForeignAliases(move: Move, all: readonly Move[], stances: readonly string[]): Move {
  const { aliases, ...rest } = move;
  const states = move.from ?? [];
  const isInStance = states.some((state) => state === "bt" || stances.includes(state));
  if (aliases === undefined || move.parent !== undefined || !isInStance) return move;
  const plain = move.command.split(" ").slice(states.length).join(" ");
  const kept = aliases.filter((alias) => {
    if (hasPrefix(alias, stances) || countPresses(alias) > countPresses(plain)) return true;
    return !all.some((other) => isOwner(other, { alias, plain, command: move.command }));
  });
  if (kept.length === aliases.length) return move;
  return kept.length === 0 ? rest : { ...move, aliases: kept };
}

interface Claim {
  readonly alias: string;
  /** The command without its stance. */
  readonly plain: string;
  readonly command: string;
}

/** Whether the alias is this move's own command, or another command of the same inputs without the stance. */
function isOwner(other: Move, { alias, plain, command }: Claim): boolean {
  if (other.from !== undefined || other.aliases?.includes(command) === true) return false;
  return other.command === alias || (other.command === plain && other.aliases?.includes(alias) === true);
}

function hasPrefix(command: string, stances: readonly string[]): boolean {
  const kind = parseNotation(command, { stances }).tokens[0]?.kind;
  return kind === "state" || kind === "stance";
}

function countPresses(command: string): number {
  return command.split(" ").filter((word) => /^[1-4]/.test(word)).length;
}
