import type { Character } from "@tactician/contract";
import {
  foldState,
  isFullyRead,
  lastMoveOf,
  type Move,
  type Movelist,
  type Transition,
} from "@tactician/game";
import type { GuideCharacter } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";

type Stance = CharacterFile["stances"][number];

/**
 * A stance as the page has it: what the sheet says, with the other moves that the movelist lets go into it and how many
 * attacks come out of it.
 *
 * Example: Jin's ZEN has `from: ["2 4 holdf", "3 1 holdf", ...]`, `attacks: 9`, `state: "ZEN"`.
 */
export function buildStance(
  { token, name, entry, best, exit }: Stance,
  character: GuideCharacter,
): Character["stances"][number] {
  const attacks = attacksFrom(token, character.movelist);
  const state = attacks[0]?.from?.find((from) => isSame(from, token));
  return {
    token,
    name,
    entry,
    from: listEntering(token, entry, character),
    best,
    ...(exit === undefined ? {} : { exit }),
    attacks: attacks.length,
    ...(state === undefined ? {} : { state }),
  };
}

/** Attacks out of a stance, without the rest of their strings. */
export function attacksFrom(token: string, { moves }: Pick<Movelist, "moves">): Move[] {
  return moves.filter(
    ({ from = [], parent, hits }) =>
      hits.length > 0 && parent === undefined && from.some((state) => isSame(state, token)),
  );
}

/** Moves that go into a stance, with the input that does it, beside those that the sheet names. */
function listEntering(token: string, entry: readonly string[], { movelist, read }: GuideCharacter): string[] {
  const aliases = movelist.stances.find((stance) => stance.token === token)?.aliases ?? [];
  const named = new Set(entry.map((text) => lastMoveOf(read(text))?.move.id));
  return movelist.moves.flatMap((move) => {
    const transition = move.transitions?.find(({ into }) =>
      [token, ...aliases].some((name) => isSame(into, name)),
    );
    if (transition === undefined || named.has(move.id)) return [];
    const text = withInput(move, transition);
    const reading = read(text);
    const last = isFullyRead(reading) ? reading.moves.at(-1)?.move.id : undefined;
    if (last === move.id) return [text];
    // The input has an entry of its own in the movelist.
    return named.has(last) ? [] : [move.command];
  });
}

function withInput({ command }: Move, { input }: Transition): string {
  return input === undefined ? command : `${command} ${input}`;
}

function isSame(one: string, other: string): boolean {
  return foldState(one) === foldState(other);
}
