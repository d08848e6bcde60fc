import { foldWord } from "../player-words.ts";
import { frameFilter } from "./frame-filter.ts";
import { MOVE_FILTERS, type MoveFilter } from "./move-filter.ts";

/** What a typed line asks for: filters, and the words that are none. */
interface FilterWords {
  readonly filters: readonly MoveFilter[];
  /** The other words, in their order. */
  readonly rest: readonly string[];
}

const byWords = new Map(MOVE_FILTERS.flatMap((entry) => entry.words.map((words) => [words, entry] as const)));
/** Players' words for frames on block. */
const FRAME_WORDS: ReadonlyMap<string, string> = new Map([
  ["safe", "-9-or-better"],
  ["unsafe", "-10-or-worse"],
  ["punishable", "-10-or-worse"],
  ["plus", "+1-or-better"],
  ["minus", "-1-or-worse"],
]);
/** `-15 or worse` has three words; no filter has more. */
const LONGEST = 3;
const ENTRIES_AT_MOST = 24;

/**
 * Takes the filters out of what a player typed: `king -13 launch` asks for -13 on block and for launchers, and `king` is the
 * rest. The longest reading counts: `homing mid` is one filter. A sign or an `i` makes a number a filter, a bare number is a
 * button; `safe` is -9 or better on block. Words behind the first two dozen are left in the rest.
 */
export function readFilterWords(text: string): FilterWords {
  const words = foldWord(text.replaceAll("−", "-"))
    .split(" ")
    .filter((word) => word !== "");
  const filters = new Map<string, MoveFilter>();
  const rest: string[] = [];
  for (let place = 0; place < words.length; ) {
    const found = filters.size < ENTRIES_AT_MOST ? longestAt(words, place) : undefined;
    if (found === undefined) rest.push(words[place] ?? "");
    else filters.set(found.filter.id, found.filter);
    place += found?.length ?? 1;
  }
  return { filters: [...filters.values()], rest };
}

function longestAt(
  words: readonly string[],
  place: number,
): { filter: MoveFilter; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - place); length > 0; length -= 1) {
    const phrase = words.slice(place, place + length);
    const typed = phrase.join(" ");
    const filter = byWords.get(typed) ?? frameFilter(FRAME_WORDS.get(typed) ?? phrase.join("-"));
    if (filter !== undefined) return { filter, length };
  }
  return undefined;
}
