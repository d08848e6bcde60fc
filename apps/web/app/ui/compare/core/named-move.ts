import type { CharacterMoves } from "@tactician/contract";
import {
  CHARACTERS,
  createMoveLookup,
  findByAddressPart,
  type Move,
  type MoveLookup,
  type RosterCharacter,
  readPublicMoveId,
} from "@tactician/game";

export interface NamedMove {
  readonly character: RosterCharacter | undefined;
  /** The character as it was written; empty where none was. */
  readonly written: string;
  readonly command: string;
}

/** Reads `king:df+2`, `Devil Jin:df2` or, of the page's own character, `df+2`. Never fails. */
export function parseNamedMove(text: string, own: string): NamedMove {
  const plain = decodedOnceMore(text).trim();
  const colon = plain.indexOf(":");
  const before = plain.slice(0, Math.max(0, colon)).trim();
  const character = findNamed(before);
  // Commands have colons too: `1+4:df+1`. Nobody is called by a number but Jack-8, who is known.
  const isCommand = character === undefined && !/^[a-z][a-z '-]{2,}$/i.test(before);
  if (isCommand) return { character: findNamed(own), written: "", command: plain };
  return { character, written: before, command: plain.slice(colon + 1).trim() };
}

/**
 * The move that a text means: its id (`ZEN.1,3`, `King-df+2`), as addresses of moves have it (`f,n,d,df:2`), its name, or its command
 * in any notation.
 */
export function findNamedMove(movelist: CharacterMoves, text: string): Move | undefined {
  const plain = readPublicMoveId(movelist._id, text) ?? text;
  return lookupOf(movelist).find(plain) ?? findByAddressPart(movelist.moves, plain);
}

export function nearestMoves(movelist: CharacterMoves, text: string, count: number): Move[] {
  return lookupOf(movelist).nearest(text, count);
}

const lookups = new WeakMap<CharacterMoves, MoveLookup>();

function lookupOf(movelist: CharacterMoves): MoveLookup {
  const lookup = lookups.get(movelist) ?? createMoveLookup(movelist, movelist.vocabulary);
  lookups.set(movelist, lookup);
  return lookup;
}

function findNamed(text: string): RosterCharacter | undefined {
  const plain = text.toLowerCase();
  const id = plain.replace(/[\s_]+/g, "-");
  return CHARACTERS.find(
    ({ characterId, name, fullName }) =>
      characterId === id || [name, fullName].some((each) => each.toLowerCase() === plain),
  );
}

/** Chats encode links that are encoded already. */
function decodedOnceMore(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
