import { across, type Direction, upward } from "../stick/pad-table.ts";
import type { Stick } from "./exercise.ts";

/** What is wrong with the way of a stick: which of the wanted directions, and how. */
export interface MotionMistake {
  readonly part: number;
  readonly why: "direction" | "neutral" | "between";
}

/**
 * Compares where the stick went with where it should have gone, `undefined` where that is right. What lies on the shortest way
 * between two wanted directions is forgiven, as `df` between `d` and `f`, and whatever came before the motion: it may begin anew.
 * Otherwise the fewest changes that explain the way are looked for, and the first of them is named.
 */
export function motionMistake(
  went: readonly Direction[],
  wanted: readonly Stick[],
): MotionMistake | undefined {
  if (wanted.length === 0) return undefined;
  return pathTo(went.length, wanted.length, { went, wanted, isWhole: false, table: new Map() }).first;
}

/** How many of the wanted directions the way has, from its first on and without a mistake: it stopped there. Otherwise 0. */
export function partsDone(went: readonly Direction[], wanted: readonly Stick[]): number {
  for (let parts = wanted.length - 1; parts > 0; parts -= 1) {
    const question = { went, wanted: wanted.slice(0, parts), isWhole: true, table: new Map() };
    if (pathTo(went.length, parts, question).cost === 0) return parts;
  }
  return 0;
}

interface Path {
  readonly cost: number;
  readonly first: MotionMistake | undefined;
}

interface Question {
  readonly went: readonly Direction[];
  readonly wanted: readonly Stick[];
  /** Nothing may come before the first. */
  readonly isWhole: boolean;
  readonly table: Map<number, Path>;
}

/** One explanation is as good as another, but something in between is likelier than another direction, and that than none. */
const ANOTHER = 1.005;
const MERGED = 1.007;
const LEFT_OUT = 1.01;
const NONE: Path = { cost: Number.POSITIVE_INFINITY, first: undefined };

/** The cheapest way to explain the first `have` directions by the first `of` wanted ones. */
function pathTo(have: number, of: number, question: Question): Path {
  const { went, wanted, isWhole, table } = question;
  if (of === 0) return { cost: isWhole ? have : 0, first: undefined };
  const key = have * 1000 + of;
  const known = table.get(key);
  if (known !== undefined) return known;
  const at = went[have - 1];
  const want = wanted[of - 1] ?? [];
  const part = of - 1;
  let best = NONE;
  const offer = (before: Path, cost: number, why?: MotionMistake["why"], where = part) => {
    const whole = before.cost + cost;
    if (whole < best.cost)
      best = { cost: whole, first: before.first ?? (why === undefined ? undefined : { part: where, why }) };
  };
  const isNeutral = want.includes("n");
  if (at !== undefined) {
    const isRight = want.includes(at);
    if (isRight) {
      offer(pathTo(have - 1, of - 1, question), 0);
      // One place of the stick may be two wanted ones: a crouch, and down forward in it.
      const before = wanted[of - 2];
      if (before !== undefined && before.length > 1 && before.includes(at))
        offer(pathTo(have, of - 1, question), 0);
    } else if (!isNeutral) offer(pathTo(have - 1, of - 1, question), ANOTHER, "direction");
    // Beyond the last wanted direction nothing is on the way any more.
    const next = wanted[of];
    if (next !== undefined && isBetween(at, want, next)) offer(pathTo(have - 1, of, question), 0);
    // Something that belongs to nothing comes before the next wanted direction; after the last it has the last wrong.
    else if (next === undefined) offer(pathTo(have - 1, of, question), 1, "direction");
    else offer(pathTo(have - 1, of, question), 1, "between", of);
  }
  offer(pathTo(have, of - 1, question), isNeutral ? 1 : LEFT_OUT, isNeutral ? "neutral" : "direction");
  // `f f` without the neutral is one long `f`.
  const [again, neutral] = [wanted[of - 3], wanted[of - 2]];
  if (neutral?.includes("n") && again?.join() === want.join())
    offer(pathTo(have, of - 2, question), MERGED, "neutral", of - 2);
  table.set(key, best);
  return best;
}

function isBetween(at: Direction, from: Stick, to: Stick): boolean {
  const lies = (place: typeof across, a: Direction, b: Direction) =>
    place(at) >= Math.min(place(a), place(b)) && place(at) <= Math.max(place(a), place(b));
  return from.some((a) => to.some((b) => lies(across, a, b) && lies(upward, a, b)));
}
