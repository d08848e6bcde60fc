import { type CharacterMoves, dayWords, type GamePatch } from "@tactician/contract";
import { FACTS_SINCE, type History, movelistAt, moveVocabulary } from "@tactician/game";
import * as words from "../words.ts";

/**
 * A character's movelist as the data had it at the end of a day (`2025-06-01`), with the words of that day; undefined before the
 * history begins. Throws where the history is of another movelist.
 */
export function oldMovelist(today: CharacterMoves, history: History, day: string) {
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

/** The first and the last day of which a movelist can be shown, `2024-01-25`. */
interface KnownDays {
  readonly since: string;
  readonly today: string;
}

/** What is wrong with a day that an address asks for, in a sentence or two; undefined for a day whose movelist is known. */
export function dayProblem(text: string, name: string, { since, today }: KnownDays): string | undefined {
  if (!isDay(text)) return words.noDay(text);
  if (text > today) return words.dayAhead(dayWords(text), name);
  if (text < since) return words.dayTooEarly(dayWords(text), name);
  return undefined;
}

/** Whether a text is a day of the calendar: `2025-02-28` is, `2025-02-30` and `2025-2-8` are not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day of a moment (ms) where the clock says it: `2026-11-23`. */
export function dayOf(now: number): string {
  const at = new Date(now);
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}
