import type { SearchCharacter, SearchIndex, SearchMove } from "@tactician/contract";
import {
  beginsWithCommand,
  frameFilter,
  type MoveFilter,
  readCommand,
  readPublicMoveId,
} from "@tactician/game";
import { formatNotation, parseNotation } from "@tactician/notation";
import MiniSearch from "minisearch";
import { MINE_ASKED } from "../words.ts";

/** What is asked of the moves: whose, which filters, and a command or words of a name. */
export interface MoveQuestion {
  /** Nobody named means everybody. */
  readonly characters: readonly SearchCharacter[];
  readonly filters: readonly MoveFilter[];
  readonly text: string;
  /** Ids of the characters whose moves come first. */
  readonly first?: readonly string[];
}

export type FindMoves = (question: MoveQuestion) => SearchMove[];

/** Letters of one word that may be wrong, as a part of its length; short words must be right. */
export const FUZZY = (word: string) => (word.length > 3 ? 0.25 : false);
/** Where nothing is found so: two letters that changed places are two wrong ones. */
const FUZZIER = (word: string) => (word.length > 4 ? 2 : FUZZY(word));

/**
 * A finder over all moves. Commands are compared in the notation of the movelists, so any notation finds them; names allow
 * for beginnings of words and for typing errors. Exact commands come first, then their continuations, then names.
 */
export async function createMoveFinder({ characters, moves }: SearchIndex): Promise<FindMoves> {
  const names = new MiniSearch<{ id: number; names: string }>({ fields: ["names"] });
  const documents = moves.map((move, id) => ({ id, names: move.names.join(" ") }));
  // In pieces: a phone answers touches in between.
  await names.addAllAsync(documents, { chunkSize: 1000 });
  const allStances = [...new Set(characters.flatMap(({ vocabulary }) => vocabulary))];

  return ({ characters: asked, filters, text, first = [] }) => {
    const place = ({ character: { id } }: SearchMove) =>
      first.includes(id) ? first.indexOf(id) : first.length;
    const firstFirst = (found: readonly SearchMove[]) => found.toSorted((a, b) => place(a) - place(b));
    const ids = new Set(asked.map(({ id }) => id));
    const fits = (move: SearchMove) =>
      (ids.size === 0 || ids.has(move.character.id)) && filters.every((filter) => passes(move, filter));
    if (text === "") return firstFirst(moves.filter(fits));

    const stances = asked.length === 0 ? allStances : asked.flatMap((character) => character.vocabulary);
    const command = readCommand(text, stances);
    const byCommand = command === undefined ? [] : firstFirst(commandMatches(moves.filter(fits), command));
    const named = (fuzzy: typeof FUZZY | typeof FUZZIER) =>
      names
        .search(text, { combineWith: "AND", prefix: true, fuzzy })
        .flatMap(({ id }) => moves[id] ?? [])
        .filter(fits);
    const almost = named(FUZZY);
    const byName = almost.length + byCommand.length > 0 ? almost : named(FUZZIER);
    return [...new Set([...byCommand, ...byName])];
  };
}

/** Whether a move passes a filter, by its number or by what the build wrote down. */
function passes(move: SearchMove, { id }: MoveFilter): boolean {
  return frameFilter(id)?.testNumbers(move) ?? move.filters.has(id);
}

function commandMatches(moves: readonly SearchMove[], typed: string): SearchMove[] {
  return moves
    .filter((move) => commandsOf(move).some((command) => beginsWithCommand(command, typed)))
    .toSorted((a, b) => distance(a, typed) - distance(b, typed));
}

/** How much longer than what was typed: 0 is the move itself; an alias counts a little less than the command. */
function distance(move: SearchMove, typed: string): number {
  const lengths = commandsOf(move)
    .filter((command) => beginsWithCommand(command, typed))
    .map((command) => command.length - typed.length + (command === move.command ? 0 : 0.5));
  return Math.min(...lengths);
}

function commandsOf({ command, aliases }: SearchMove): readonly string[] {
  return [command, ...aliases];
}

type FindFavourites = (ids: ReadonlySet<string>) => SearchMove[];

/**
 * A finder of the moves that public ids name (`Jin-ZEN.1,3`), in the order of the index. The index has no ids, which say the same as
 * commands in the source's notation. What a patch removed is not found.
 */
export function createFavouriteFinder({ characters, moves }: SearchIndex): FindFavourites {
  const byCommand = Map.groupBy(moves, ({ character, command }) => keyOf(character, command));
  return (ids) => {
    const found = new Set([...ids].flatMap((id) => movesOf(id)));
    return moves.filter((move) => found.has(move));
  };

  function movesOf(publicId: string): readonly SearchMove[] {
    for (const character of characters) {
      const key = readPublicMoveId(character.id, publicId);
      if (key === undefined) continue;
      const { tokens } = parseNotation(key, { stances: character.vocabulary });
      const own = byCommand.get(keyOf(character, formatNotation(tokens, "site")));
      if (own !== undefined) return own;
    }
    return [];
  }
}

function keyOf({ id }: SearchCharacter, command: string): string {
  return `${id} ${command}`;
}

/** Takes the word for favourites out of a question: `jin mine` is `jin`, of one's own. */
export function readMine(text: string): { readonly isMine: boolean; readonly rest: string } {
  const typed = text.split(/\s+/);
  const rest = typed.filter((word) => !MINE_ASKED.test(word));
  return { isMine: rest.length < typed.length, rest: rest.join(" ").trim() };
}
