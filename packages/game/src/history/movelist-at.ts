import type { Move, Movelist } from "../move.ts";
import type { FactField, FormerFacts, History, HistoryStep, MoveRename } from "./history.ts";

/**
 * The first days on which the source's exports had columns for these facts. Before, nothing is known of them: a day's movelist
 * leaves them out, although today's values are carried through the steps.
 */
export const FACTS_SINCE: ReadonlyMap<FactField, string> = new Map([
  ["crush", "2024-04-02"],
  ["totalFrames", "2026-08-20"],
  ["reach", "2026-08-20"],
  ["tracking", "2026-08-20"],
]);

/**
 * A character's movelist as the source had it at the end of a day (`2025-06-01`), made of today's by undoing what came after.
 * Undefined before the history begins. Throws where the history does not fit the movelist.
 *
 * Example: `movelistAt(movelist, history, "2025-06-01")?.moves.find(({ id }) => id === "df+2")?.block`
 */
export function movelistAt(movelist: Movelist, history: History, date: string): Movelist | undefined {
  if (date < history.since) return undefined;
  const later = history.steps.filter((step) => step.date > date).toReversed();
  if (later.length === 0) return movelist;
  const state: MoveState = new Map(movelist.moves.map((move) => [move.id, move]));
  for (const step of later) undoStep(state, step);
  const moves = [...state.values()].map((move) => asKnown(withoutLostParent(move, state), date));
  return {
    ...movelist,
    checkedAt: date.slice(0, 7),
    stances: withStancesOf(moves, movelist.stances),
    moves: moves.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** The moves of a day by their ids, with facts that the day's export had no column for. */
type MoveState = Map<string, Move>;

/** Makes the moves those before a step. Throws where the step does not fit: a value that is not there, a move that is or is not. */
function undoStep(moves: MoveState, step: HistoryStep): void {
  for (const { move, field, from, to } of step.changed ?? []) {
    const newer = take(moves, move, step);
    if (JSON.stringify(newer[field], sortedKeys) !== JSON.stringify(to, sortedKeys))
      throw new Error(`${step.date}: ${field} of "${move}" is not what the step says`);
    moves.set(move, withFacts(newer, { [field]: from ?? null }));
  }
  for (const [move, facts] of Object.entries(step.also ?? {}))
    moves.set(move, withFacts(take(moves, move, step), facts));
  for (const { move } of step.added ?? []) moves.delete(take(moves, move, step).id);
  for (const { move, from } of step.renamed ?? []) {
    const newer = take(moves, move, step);
    moves.delete(move);
    put(moves, renamed(newer, from), step);
    for (const other of moves.values())
      if (other.parent === move) moves.set(other.id, { ...other, parent: from.id });
  }
  for (const { move } of step.removed ?? []) put(moves, move, step);
}

function take(moves: MoveState, id: string, step: HistoryStep): Move {
  const move = moves.get(id);
  if (move === undefined) throw new Error(`${step.date}: there is no move "${id}" to undo the step`);
  return move;
}

function put(moves: MoveState, move: Move, step: HistoryStep): void {
  if (moves.has(move.id)) throw new Error(`${step.date}: the move "${move.id}" is there already`);
  moves.set(move.id, move);
}

function withFacts(move: Move, former: FormerFacts): Move {
  const facts = Object.entries({ ...move, ...former }).filter(([, value]) => value !== null);
  return Object.fromEntries(facts) as unknown as Move;
}

/** The move as it was called; other names that it has now are not told of it then. */
function renamed(move: Move, former: MoveRename["from"]): Move {
  const { parent, from, aliases, otherIds, ...rest } = move;
  return { ...rest, ...former };
}

/** Two facts are the same, whatever the order of their parts' names. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The stances, with those that only moves of the day start from. */
function withStancesOf(moves: readonly Move[], stances: Movelist["stances"]): Movelist["stances"] {
  const known = new Set(stances.map(({ token }) => token));
  const words = new Set(moves.flatMap(({ from = [] }) => from).filter((word) => /^[A-Z0-9]+$/.test(word)));
  const lost = [...words].filter((word) => !known.has(word)).sort();
  return lost.length === 0 ? stances : [...stances, ...lost.map((token) => ({ token }))];
}

/** A string whose first part is younger than itself stands alone until then. */
function withoutLostParent(move: Move, state: MoveState): Move {
  if (move.parent === undefined || state.has(move.parent)) return move;
  const { parent, ...rest } = move;
  return rest;
}

/** Without what the day's export could not say. */
function asKnown(move: Move, date: string): Move {
  const unknown = [...FACTS_SINCE].filter(([, since]) => date < since).map(([field]) => field as string);
  if (unknown.length === 0) return move;
  const { unsure, ...rest } = move;
  const facts = Object.entries(rest).filter(([field]) => !unknown.includes(field));
  const marked = unsure?.filter((field) => !unknown.includes(field)) ?? [];
  return { ...Object.fromEntries(facts), ...(marked.length === 0 ? {} : { unsure: marked }) } as Move;
}
