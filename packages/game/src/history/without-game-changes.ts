import type { Move, Movelist } from "../move.ts";
import type { FactField, FormerFacts, History, HistoryStep } from "./history.ts";

/** Facts of a string that come from the move before it too: in `also` they stand where they changed with that move. */
const INHERITED: readonly FactField[] = ["hits", "damage", "startup"];

/**
 * Today's movelist as it would be if the game had changed nothing since a day (`2026-03-17`): what steps of that day and later
 * ones tell as `changed` is undone, with what strings inherit of it. What the source recorded or corrected stays, and moves
 * are called as they are today, so that a comparison with today finds the game's changes and nothing else.
 *
 * A fact that changed and was corrected later is as it was before the change: today's value is what the game made of it.
 */
export function withoutGameChanges(movelist: Movelist, history: History, since: string): Movelist {
  const moves = new Map(movelist.moves.map((move) => [move.id, move]));
  const names: Names = new Map();
  for (const step of history.steps.filter(({ date }) => date >= since).toReversed()) {
    undoFacts(moves, names, step);
    undoArrivals(moves, names, step);
  }
  return { ...movelist, moves: [...moves.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** Today's ids by those of the day, where these are others; undefined = no move that is there had it then. */
type Names = Map<string, string | undefined>;

function undoFacts(moves: Map<string, Move>, names: Names, { changed = [], also = {} }: HistoryStep): void {
  const find = (id: string): Move | undefined => moves.get((names.has(id) ? names.get(id) : id) ?? "");
  const undone = new Set<string>();
  for (const { move: id, field, from, kind } of changed) {
    const move = kind === "changed" ? find(id) : undefined;
    if (move === undefined) continue;
    undone.add(`${move.id} ${field}`);
    moves.set(move.id, withFact(move, field, from));
  }
  const former = new Map(Object.entries(also).map(([id, facts]) => [find(id)?.id, facts]));
  for (const [id = "", facts] of former) {
    for (const field of INHERITED) {
      const move = moves.get(id);
      if (move === undefined || facts[field] === undefined) continue;
      if (isOfParent(move, field, moves, undone, former))
        moves.set(id, withFact(move, field, facts[field] ?? undefined));
    }
  }
}

/** Whether the game changed the same field of a move that this one continues, and of all between them. */
function isOfParent(
  { parent }: Move,
  field: FactField,
  moves: ReadonlyMap<string, Move>,
  undone: ReadonlySet<string>,
  former: ReadonlyMap<string | undefined, FormerFacts>,
): boolean {
  const seen = new Set<string>();
  let id = parent;
  while (id !== undefined && !seen.has(id)) {
    if (undone.has(`${id} ${field}`)) return true;
    if (former.get(id)?.[field] === undefined) return false;
    seen.add(id);
    id = moves.get(id)?.parent;
  }
  return false;
}

/** Takes away what the game added, brings back what it took, and goes back to the ids before the step. */
function undoArrivals(moves: Map<string, Move>, names: Names, step: HistoryStep): void {
  const { added = [], removed = [], renamed = [] } = step;
  const find = (id: string): Move | undefined => moves.get((names.has(id) ? names.get(id) : id) ?? "");
  const gone = removed.map(({ move }) => move);
  const come = added.flatMap(({ move, kind }) => (kind === "changed" ? (find(move) ?? []) : []));
  // Under another id on the same day it is the same move.
  const isOnBothSides = ({ name }: Move, others: readonly Move[]): boolean =>
    name !== undefined && others.some((other) => other.name === name);
  const own = come.filter((move) => !isOnBothSides(move, gone));
  deleteEnds(moves, own);
  for (const { move } of added) names.set(move, undefined);
  const renames = renamed.map(({ move, from }) => [from.id, find(move)?.id] as const);
  for (const { move } of renamed) names.set(move, undefined);
  for (const [id, today] of renames) names.set(id, today);
  for (const { move, kind } of removed) {
    const returns = kind === "changed" && !isOnBothSides(move, come) && !moves.has(move.id);
    if (returns) moves.set(move.id, move);
    names.set(move.id, returns ? move.id : undefined);
  }
}

/** Takes moves away that no other one continues: a string is never older than its beginning. */
function deleteEnds(moves: Map<string, Move>, come: readonly Move[]): void {
  const end = come.find(
    ({ id }) => moves.has(id) && ![...moves.values()].some(({ parent }) => parent === id),
  );
  if (end === undefined) return;
  moves.delete(end.id);
  deleteEnds(moves, come);
}

function withFact(move: Move, field: FactField, value: unknown): Move {
  const { [field]: _, ...rest } = move;
  return (value === undefined ? rest : { ...rest, [field]: value }) as Move;
}
