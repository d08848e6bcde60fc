import { type CharacterMoves, dayWords, type GamePatch } from "@tactician/contract";
import { FACTS_SINCE, type History, movelistAt, moveVocabulary } from "@tactician/game";
import * as words from "../words.ts";

/**
 * A character's movelist as the data had it at the end of a day (`2025-06-01`), with the words of that day; undefined before the
 * history begins. Throws where the history is of another movelist.
 */
export function oldMovelist(
  today: CharacterMoves,
  history: History,
  day: string,
): CharacterMoves | undefined {
  const { _id, name, vocabulary, ...movelist } = today;
  // What changed since is no mark of then.
  const moves = movelist.moves.map(({ changed, ...move }) => move);
  const old = movelistAt({ ...movelist, moves }, history, day);
  if (old === undefined) return undefined;
  return { ...old, _id, name, vocabulary: [...new Set([...vocabulary, ...moveVocabulary(old)])] };
}

/** What a list of a day is, in sentences. `patches` are those that changed the character, newest first. */
export function oldListWords(history: History, patches: readonly GamePatch[], day: string): string {
  const last = history.steps.findLast(({ date }) => date <= day)?.date ?? history.since;
  const isTodays = history.steps.every(({ date }) => date <= day);
  const patch = patches.find(({ date }) => date <= day);
  return [
    words.lastChanged(dayWords(last)),
    isTodays ? words.isTodays : undefined,
    patch && words.lastPatch(patch.version, dayWords(patch.date)),
    patch && !isTodays ? words.dataFollow : undefined,
    day < (FACTS_SINCE.get("crush") ?? "") ? words.evasionUnknown : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
