import type { Move, Movelist, MoveReading } from "@tactician/game";

/** One input of a route as far as Tornado goes: marks that the player wrote (`b 4 T`), and moves that have it. */
interface TornadoCount {
  readonly marks: number;
  readonly moves: number;
}

/**
 * The places in a route (its launcher first, each input read) of the inputs that bring a Tornado after one was already there.
 * Where the player marked any, the marks count; else the moves that have it, because a move may come again without spinning
 * anybody.
 */
export function listSecondTornados(
  route: readonly (readonly MoveReading[])[],
  movelist: Movelist,
): readonly number[] {
  const counts = route.map((readings) => countTornados(readings, movelist));
  const kind = counts.some(({ marks }) => marks > 0) ? "marks" : "moves";
  let before = 0;
  return counts.flatMap((count, place) => {
    before += count[kind];
    return count[kind] > 0 && before > 1 ? [place] : [];
  });
}

function countTornados(readings: readonly MoveReading[], movelist: Movelist): TornadoCount {
  const tokens = readings.flatMap((reading) => reading.tokens);
  const moves = readings.flatMap((reading) => reading.moves);
  return {
    marks: tokens.filter(({ id, kind }) => kind === "mark" && id === "t").length,
    moves: moves.filter(({ move }) => hasTornado(move, movelist)).length,
  };
}

/** Of any hit of the string: a move has the properties of its own hits alone. */
function hasTornado(move: Move, movelist: Movelist): boolean {
  if (move.properties.includes("tornado") || move.properties.includes("instant tornado")) return true;
  const parent = movelist.moves.find(({ id }) => id === move.parent);
  return parent !== undefined && parent !== move && hasTornado(parent, movelist);
}
