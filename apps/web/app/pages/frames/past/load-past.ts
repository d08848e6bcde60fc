import { type CharacterMoves, dayWords } from "@tactician/contract";
import { fetchCharacterChanges, fetchHistory } from "../../../base/api.ts";
import { dayOf, dayProblem, oldListWords, oldMovelist } from "../core/old-movelist.ts";
import * as words from "../words.ts";

/** The movelist of a day that an address asks for, or why there is none. */
export type Past =
  | { readonly movelist: CharacterMoves; readonly title: string; readonly words: string }
  | { readonly problem: string; readonly since: string };

/** Asks for the steps back from today's movelist and goes them. Rejects where they do not arrive, or belong to another movelist. */
export async function loadPast(today: CharacterMoves, on: string, now: number): Promise<Past> {
  const { _id, name } = today;
  const [history, patches] = await Promise.all([
    fetchHistory(_id),
    fetchCharacterChanges(_id).then(
      (changes) => changes.patches,
      // They are only named beside the list.
      () => [],
    ),
  ]);
  const { since } = history;
  const problem = dayProblem(on, name, { since, today: dayOf(now) });
  if (problem !== undefined) return { problem: words.knownSince(problem, dayWords(since)), since };
  try {
    const movelist = oldMovelist(today, history, on);
    if (movelist === undefined) throw new RangeError(on);
    return { movelist, title: dayWords(on), words: oldListWords(history, patches, on) };
  } catch (cause) {
    throw new Error(words.otherVersion, { cause });
  }
}
