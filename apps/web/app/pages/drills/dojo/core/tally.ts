import { DOJO_TRIES, type DojoMark, type DojoTry, rhythmOf } from "@tactician/drills";

/** Tries that are shown. */
const SHOWN = 10;

/** What came of an exercise so far, in this visit. */
export interface Tally {
  /** Of the try that is on its way, or of the last one. */
  readonly marks: readonly DojoMark[];
  readonly last: DojoTry | undefined;
  /** Whether each of the last ten was right, oldest first. */
  readonly tries: readonly boolean[];
  readonly right: number;
  readonly all: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** Of the round that is on its way, or of the last one, whether each was right. */
  readonly round: readonly boolean[];
  /** Frames of the quickest right try, and by how many the last one was slower. */
  readonly best: number | undefined;
  readonly slower: number | undefined;
}

export const NOTHING_YET: Tally = {
  marks: [],
  last: undefined,
  tries: [],
  right: 0,
  all: 0,
  streak: 0,
  bestStreak: 0,
  round: [],
  best: undefined,
  slower: undefined,
};

/** A step of the try that is on its way; the first one takes those of the last try away. */
export function withMark(tally: Tally, mark: DojoMark): Tally {
  const isNew = tally.last !== undefined;
  return { ...tally, marks: isNew ? [mark] : [...tally.marks, mark], last: undefined };
}

/** A try that ended; one that does not count changes nothing but what is shown. */
export function withTry(tally: Tally, done: DojoTry): Tally {
  if (!done.isCounted) return { ...tally, last: done, slower: undefined };
  const { isRight } = done;
  const streak = isRight ? tally.streak + 1 : 0;
  const frames = isRight ? rhythmOf(done).at(-1) : undefined;
  const before = tally.round.length === DOJO_TRIES ? [] : tally.round;
  return {
    marks: done.marks,
    last: done,
    tries: [...tally.tries, isRight].slice(-SHOWN),
    right: tally.right + Number(isRight),
    all: tally.all + 1,
    streak,
    bestStreak: Math.max(streak, tally.bestStreak),
    round: [...before, isRight],
    best: frames === undefined ? tally.best : Math.min(frames, tally.best ?? frames),
    slower: frames === undefined || tally.best === undefined ? undefined : frames - tally.best,
  };
}
