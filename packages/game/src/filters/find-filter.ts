import type { Move, Movelist } from "../move.ts";
import { frameFilter } from "./frame-filter.ts";
import { MOVE_FILTERS, type MoveFilter } from "./move-filter.ts";

const STANCE_PREFIX = "from-";
const byId = new Map(MOVE_FILTERS.map((entry) => [entry.id, entry]));

/** The states that every character has, as pages call them. */
const STATE_LABELS: ReadonlyMap<string, string> = new Map([
  ["standing", "Standing"],
  ["ws", "While standing up"],
  ["fc", "From crouch"],
  ["hfc", "From half crouch"],
  ["bt", "Back turned"],
  ["ss", "From sidestep"],
  ["heat", "In Heat"],
  ["rage", "In Rage"],
  ["cd", "Crouch dash"],
  ["wr", "Running"],
]);

/** The filter with this name, fixed, by frames or of a stance; `undefined` for any other text. Whether a character has the stance is not asked. */
export function findMoveFilter(id: string): MoveFilter | undefined {
  return byId.get(id) ?? frameFilter(id) ?? stanceFilter(id);
}

/** A filter for each state or stance that moves of a movelist start from, those with the most moves first, `standing` before all. */
export function stanceFilters({ moves }: Pick<Movelist, "moves">): MoveFilter[] {
  const places = moves.flatMap(({ from = [] }) => from);
  const byState = [...Map.groupBy(places, (state) => state)].sort(([, a], [, b]) => b.length - a.length);
  const states = byState.map(([state]) => state);
  return ["standing", ...states].flatMap((state) => stanceFilter(STANCE_PREFIX + state) ?? []);
}

function stanceFilter(id: string): MoveFilter | undefined {
  const state = /^from-(\w{1,12})$/.exec(id)?.[1];
  if (state === undefined) return undefined;
  const label = STATE_LABELS.get(state) ?? state;
  const test = ({ from = [] }: Move) => (state === "standing" ? from.length === 0 : from.includes(state));
  return { id, group: "stance", label, words: [], test };
}
