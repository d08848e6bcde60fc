import { isFullyRead, lastMoveOf, type Move, type Movelist, type ReadMove } from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";

/**
 * The throws that one step of a throw chain can mean. Movelists write it behind a name for the throw before (`AB1 1 1+2`).
 * Written like that it is one throw; where only what is pressed is written (`1 1+2`), it may be one of several chains'.
 * Read by itself, `1 1+2` would be two strikes.
 */
export function findChainThrows(text: string, movelist: Movelist, read: ReadMove): readonly Move[] {
  const reading = read(text);
  const [only, ...others] = reading.moves;
  if (isFullyRead(reading) && only !== undefined && others.length === 0 && isThrow(only.move))
    return [only.move];

  const pressed = pressedInputs(text, read);
  if (pressed === "") return [];
  return movelist.moves.filter(
    (move) => move.from !== undefined && isThrow(move) && pressedInputs(move.command, read) === pressed,
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

/** Whether a throw of the movelist is pressed like this. */
export function isChainInput(text: string, movelist: Movelist, read: ReadMove): boolean {
  return findChainThrows(text, movelist, read).length > 0;
}

function isThrow({ hits }: Move): boolean {
  return hits.at(-1)?.level.endsWith("throw") === true;
}

/** Directions and buttons alone: `AB1 1 1+2` -> `1 1+2`. */
function pressedInputs(text: string, read: ReadMove): string {
  return read(text)
    .tokens.filter(({ kind }) => kind === "direction" || kind === "button" || kind === "motion")
    .map(({ id }) => id)
    .join(" ");
}
