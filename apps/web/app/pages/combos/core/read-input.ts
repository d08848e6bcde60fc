import type { CharacterMoves } from "@tactician/contract";
import { createMoveReader, type MoveReading } from "@tactician/game";
import { bracketWords } from "./typed-text.ts";

/** Reads one input of a combo; several readings where the visitor put several moves into it (`uf+4, b+2,1`). */
export type ReadInput = (text: string) => readonly MoveReading[];

/** No input holds more moves than that. */
const MAX_READINGS = 40;

/**
 * A reader for a character's movelist, each text read once. The resolver takes a text for one move and its transitions; what it
 * leaves over at the end is read again as a move of its own, and stays unresolved only if it is none.
 */
export function createInputReader(movelist: CharacterMoves): ReadInput {
  const readMove = createMoveReader(movelist, movelist.vocabulary);
  const known = new Map<string, readonly MoveReading[]>();
  return (text) => {
    const readings = known.get(text) ?? readAll(bracketWords(text, movelist.vocabulary), readMove);
    known.set(text, readings);
    return readings;
  };
}

function readAll(text: string, readMove: (text: string) => MoveReading): MoveReading[] {
  const readings: MoveReading[] = [];
  let rest = text;
  while (readings.length < MAX_READINGS) {
    const whole = readMove(rest);
    const left = leftOver(whole);
    if (left === undefined || whole.moves.length === 0) return [...readings, whole];
    const front = rest.slice(0, rest.length - left.length);
    if (readMove(left).moves[0]?.start !== 0) return [...readings, whole];
    readings.push(readMove(front.replace(/[\s,]+$/, "")));
    rest = left;
  }
  return readings;
}

/** What no move takes at the end of the text, `undefined` where all is read or something in the middle is not. */
function leftOver({ text, unknown, unresolved }: MoveReading): string | undefined {
  const [part, ...others] = unresolved;
  if (part === undefined || others.length > 0 || unknown.length > 0) return undefined;
  return text.trimEnd().endsWith(part) ? text.slice(text.lastIndexOf(part)) : undefined;
}
