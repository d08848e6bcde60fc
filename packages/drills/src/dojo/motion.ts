import type { Direction } from "../stick/pad-table.ts";
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
  const offer = (before: Path, cost: number, why?: MotionMistake["why"]) => {
    const whole = before.cost + cost;
    if (whole >= best.cost) return;
    best = { cost: whole, first: before.first ?? (why === undefined ? undefined : { part, why }) };
  };
  if (at !== undefined) {
    const isRight = want.includes(at);
    if (isRight) {
      offer(pathTo(have - 1, of - 1, question), 0);
      // One place of the stick may be two wanted ones: a crouch, and down forward in it.
      const before = wanted[of - 2];
      if (before !== undefined && before.length > 1 && before.includes(at))
        offer(pathTo(have, of - 1, question), 0);
    } else if (!want.includes("n")) offer(pathTo(have - 1, of - 1, question), ANOTHER, "direction");
    // Beyond the last wanted direction nothing is on the way any more.
    const next = wanted[of];
    if (next !== undefined && isBetween(at, want, next)) offer(pathTo(have - 1, of, question), 0);
    else offer(extra(pathTo(have - 1, of, question), part, of === wanted.length), 1);
  }
  offer(
    pathTo(have, of - 1, question),
    want.includes("n") ? 1 : LEFT_OUT,
    want.includes("n") ? "neutral" : "direction",
  );
  // `f f` without the neutral is one long `f`.
  const [again, neutral] = [wanted[of - 3], wanted[of - 2]];
  if (neutral?.includes("n") && again !== undefined && again.join() === want.join()) {
    const before = pathTo(have, of - 2, question);
    const whole = before.cost + MERGED;
    if (whole < best.cost) best = { cost: whole, first: before.first ?? { part: of - 2, why: "neutral" } };
  }
  table.set(key, best);
  return best;
}

/** Something that belongs to nothing comes before the next wanted direction; after the last it has the last wrong. */
function extra(before: Path, part: number, isLast: boolean): Path {
  const why = isLast ? ("direction" as const) : ("between" as const);
  return before.first === undefined
    ? { cost: before.cost, first: { part: isLast ? part : part + 1, why } }
    : before;
}

const ACROSS: Readonly<Record<Direction, number>> = {
  n: 0,
  d: 0,
  u: 0,
  f: 1,
  df: 1,
  uf: 1,
  b: -1,
  db: -1,
  ub: -1,
};
const UP: Readonly<Record<Direction, number>> = {
  n: 0,
  f: 0,
  b: 0,
  u: 1,
  uf: 1,
  ub: 1,
  d: -1,
  df: -1,
  db: -1,
};

function isBetween(at: Direction, from: Stick, to: Stick): boolean {
  const lies = (table: Readonly<Record<Direction, number>>, a: Direction, b: Direction) =>
    table[at] >= Math.min(table[a], table[b]) && table[at] <= Math.max(table[a], table[b]);
  return from.some((a) => to.some((b) => lies(ACROSS, a, b) && lies(UP, a, b)));
}
