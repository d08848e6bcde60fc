import {
  isCommonState,
  isFullyRead,
  lastMoveOf,
  type Move,
  type Movelist,
  type ReadMove,
  THROW_BREAKS,
  type ThrowBreak,
} from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { type Check, joinVerdicts, judge } from "./check.ts";

/** The break a sheet gives for a throw is the movelist's. Throws whose break the movelist leaves open are not judged. */
export const throwBreak: Check = (context) =>
  joinVerdicts([
    judge(context.sheet.mostImportantGrabs, ({ move, escape: written }, n) =>
      compare({ path: ["mostImportantGrabs", n, "escape"], move, written }, context),
    ),
    judge(listChainBreaks(context), (fact) => compare(fact, context)),
  ]);

interface WrittenBreak {
  readonly path: SheetPath;
  readonly move: string;
  readonly written: string;
}

/** Breaks are in the order of the throws they break; where the lists differ in length, nothing says which is which. */
function listChainBreaks({ sheet }: GuideCharacter): WrittenBreak[] {
  const pairs = [
    ["throw", "throwBreak"],
    ["followUp", "followUpBreak"],
  ] as const;
  return sheet.chainThrows.flatMap((chain, n) =>
    pairs.flatMap(([moves, breaks]) => {
      if (chain[moves].length !== chain[breaks].length) return [];
      return chain[breaks].map((written, m) => ({
        path: ["chainThrows", n, breaks, m],
        move: chain[moves][m] ?? "",
        written,
      }));
    }),
  );
}

function compare({ path, move, written }: WrittenBreak, { movelist, read }: GuideCharacter) {
  const claimed = parseThrowBreak(written);
  if (claimed === undefined)
    return { path, message: `"${written}" is no throw break; write 1, 2, 1+2, 3+4, "1 or 2" or none` };
  const grabs = [lastMoveOf(read(move))?.move].filter((grab) => grab !== undefined);
  const candidates = path[0] === "chainThrows" ? findChainThrows(move, movelist, read) : grabs;
  const known = candidates.flatMap((grab) => (grab.throwBreak ? formatBreaks(grab.throwBreak) : []));
  if (known.length === 0 || known.includes(claimed)) return undefined;
  return { path, message: `"${move}" is broken by ${known.join(" or ")}, not by ${claimed}` };
}

/** `1 or 2`, `2/1` -> `1, 2`; `1+2` -> `1+2`; `none` -> `none`; anything else `undefined`. */
function parseThrowBreak(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .trim()
    .split(/\s*(?:\bor\b|[/,])\s*/);
  const written: readonly string[] = THROW_BREAKS;
  return parts.every((part) => written.includes(part)) ? formatBreaks(parts) : undefined;
}

function formatBreaks(breaks: readonly string[]): string {
  return [...breaks].sort().join(", ");
}

/**
 * The throws that one step of a throw chain can mean. Movelists write it behind a name for the throw before (`AB1 1 1+2`).
 * Written like that it is one throw; where only what is pressed is written (`1 1+2`), it may be one of several chains'.
 * Read by itself, `1 1+2` would be two strikes.
 */
export function findChainThrows(text: string, movelist: Movelist, read: ReadMove): readonly Move[] {
  const reading = read(text);
  const [only, ...others] = reading.moves;
  if (isFullyRead(reading) && only !== undefined && others.length === 0 && endsAsThrow(only.move))
    return [only.move];

  const pressed = pressedInputs(text, read);
  if (pressed === "") return [];
  return movelist.moves.filter(
    (move) => move.from !== undefined && endsAsThrow(move) && pressedInputs(move.command, read) === pressed,
  );
}

/**
 * The one throw that a step of a chain can mean; none where several share its buttons, or where they are those that start a
 * chain: Dragunov's tackle is `PGR 1+2`, and `1+2` after it is something else.
 */
export function findMeantThrow(text: string, { sheet, movelist, read }: GuideCharacter): Move | undefined {
  const [only, ...others] = findChainThrows(text, movelist, read);
  const starts = sheet.chainThrows.flatMap((chain) =>
    chain.throw.map((start) => lastMoveOf(read(start))?.move.id),
  );
  return others.length > 0 || starts.includes(only?.id) ? undefined : only;
}

export function endsAsThrow({ hits }: Move): boolean {
  return hits.at(-1)?.level.endsWith("throw") === true;
}

/** Directions and buttons alone: `AB1 1 1+2` -> `1 1+2`. */
function pressedInputs(text: string, read: ReadMove): string {
  return read(text)
    .tokens.filter(({ kind }) => kind === "direction" || kind === "button" || kind === "motion")
    .map(({ id }) => id)
    .join(" ");
}

const COMMAND_BREAKS: ReadonlySet<ThrowBreak> = new Set(["1", "2", "1+2"]);

const SPECIAL_LEVELS: readonly (string | undefined)[] = ["ground throw", "air throw", "wall throw"];

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
  const throws = movelist.moves.filter(beginsAsThrow);
  const stances = new Set([
    ...sheet.stances.map(({ token }) => token.toLowerCase()),
    ...movelist.moves.filter((move) => !beginsAsThrow(move)).flatMap(stancesAfter),
  ]);
  const commands = throws.map(({ command }) => command);

  return throws.filter((move) => {
    const [onlyBreak, ...others] = move.throwBreak ?? [];
    if (onlyBreak === undefined || others.length > 0 || !COMMAND_BREAKS.has(onlyBreak)) return false;
    if (move.parent !== undefined || commands.some((start) => move.command.startsWith(`${start} `)))
      return false;
    if (SPECIAL_LEVELS.includes(move.hits[0]?.level)) return false;
    const { tokens } = read(move.command);
    const isGeneric = /^(?:f )?(?:1\+3|2\+4)$/.test(tokens.map(({ id }) => id).join(" "));
    if (isGeneric || tokens.some(({ kind }) => kind === "text")) return false;
    return (move.from ?? []).every((state) => isCommonState(state) || stances.has(state.toLowerCase()));
  });
}

function beginsAsThrow(move: Move): boolean {
  return move.hits[0]?.level.endsWith("throw") === true;
}

function stancesAfter(move: Move): string[] {
  return [...(move.transitions ?? []), move.recovery ?? {}].flatMap(({ into }) => into?.toLowerCase() ?? []);
}
