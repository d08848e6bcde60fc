import { type CharacterMoves, dayWords, type GamePatch } from "@tactician/contract";
import { FACTS_SINCE, type History, movelistAt, moveVocabulary } from "@tactician/game";

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
  const words = new Set([...vocabulary, ...moveVocabulary(old)]);
  return { ...old, _id, name, vocabulary: [...words] };
}

/** What a list of a day is, in sentences. `patches` are those that changed the character, newest first. */
export function oldListWords(history: History, patches: readonly GamePatch[], day: string): string {
  const last = history.steps.findLast(({ date }) => date <= day)?.date ?? history.since;
  const isTodays = history.steps.every(({ date }) => date <= day);
  const patch = patches.find(({ date }) => date <= day);
  return [
    `The data at the end of that day, last changed on ${dayWords(last)}.`,
    isTodays ? "Nothing has changed since: it is today's list." : undefined,
    patch && `Last known patch with changes before it: ${patch.version} of ${dayWords(patch.date)}.`,
    patch && !isTodays ? "The data follow a patch by days or weeks." : undefined,
    day < (FACTS_SINCE.get("crush") ?? "") ? "What evades highs or lows was not in the data yet." : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
