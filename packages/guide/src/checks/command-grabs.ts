import { type HitLevel, isCommonState, type Move, type ThrowBreak } from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";

const COMMAND_BREAKS: ReadonlySet<ThrowBreak> = new Set(["1", "2", "1+2"]);

const SPECIAL_LEVELS: ReadonlySet<HitLevel | undefined> = new Set([
  "ground throw",
  "air throw",
  "wall throw",
] as const);

/**
 * The throws of a character that take their own break, by data:
 *
 * - the break is exactly one of 1, 2 and 1+2. The generic throws break by either hand, and what nobody can break is no
 *   question of breaking;
 * - the command names no position of the opponent (left throw, `Behind`), and is not 1+3 or 2+4 alone or with forward;
 * - it begins as a throw of a standing or crouching opponent: no strike that turns into one, no throw of an opponent on the
 *   ground, in the air or at the wall, and no second part of a string or of another throw;
 * - it starts standing, from a common state, or from a stance that the player can enter: one the sheet lists, or one that
 *   some strike leads into. That leaves out what exists only inside a throw chain.
 */
export function listCommandGrabs({ sheet, movelist, read }: GuideCharacter): Move[] {
  const throws = movelist.moves.filter(isThrow);
  const stances = new Set([
    ...sheet.stances.map(({ token }) => token.toLowerCase()),
    ...movelist.moves.filter((move) => !isThrow(move)).flatMap(stancesAfter),
  ]);
  const commands = throws.map(({ command }) => command);

  return throws.filter((move) => {
    const [onlyBreak, ...others] = move.throwBreak ?? [];
    if (onlyBreak === undefined || others.length > 0 || !COMMAND_BREAKS.has(onlyBreak)) return false;
    if (move.parent !== undefined || commands.some((start) => move.command.startsWith(`${start} `)))
      return false;
    if (SPECIAL_LEVELS.has(move.hits[0]?.level)) return false;
    const { tokens } = read(move.command);
    if (tokens.some(({ kind }) => kind === "text") || isGenericThrow(tokens.map(({ id }) => id)))
      return false;
    return (move.from ?? []).every((state) => isCommonState(state) || stances.has(state.toLowerCase()));
  });
}

function isThrow(move: Move): boolean {
  return move.hits[0]?.level.endsWith("throw") === true;
}

function stancesAfter(move: Move): string[] {
  const states = [...(move.transitions ?? []), move.recovery ?? {}].map(({ into }) => into);
  return states.filter((state) => state !== undefined).map((state) => state.toLowerCase());
}

function isGenericThrow(tokens: readonly string[]): boolean {
  return /^(?:f )?(?:1\+3|2\+4)$/.test(tokens.join(" "));
}
