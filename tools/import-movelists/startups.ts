import type { FrameRange, Move } from "@tactician/game";
import type { Entry } from "./read-entry.ts";

/** A cancel, `f+2~1`; the group is the command that it cancels. */
const CANCEL = /^(.*[1-4*])~[1-4]/;

/** The source's columns may disagree by this many frames. */
const INEXACT = 3;

/** The id of the move that a cancel begins with: `f+2` of `f+2~1`. */
export function firstHalfOf(id: string): string | undefined {
  return CANCEL.exec(id)?.[1];
}

type WholeStartup = Pick<Move, "wholeStartup" | "unsure">;

/**
 * The startup counted from the first input, if the column counts from a later one: the value in brackets (`i15 (66~)`), or for a
 * cancel, total minus recovery, but never less than the move it cancels. For cancels it is derived, so it is unsure.
 */
export function wholeStartup(entry: Entry, firstHalf: Entry | undefined): WholeStartup {
  const { startup, notes } = entry;
  const [own] = startup?.ranges ?? [];
  if (startup?.whole !== undefined) return { wholeStartup: startup.whole };
  if (own === undefined || firstHalf === undefined || notes.single.effectiveStartup !== undefined) return {};
  const cancelled = firstHalf.startup?.ranges[0];
  const least = cancelled === undefined || cancelled.min < own.min ? undefined : { min: cancelled.min + 1 };
  const byTotal = startupByTotal(entry);
  const isInexact = byTotal !== undefined && byTotal.min - own.min <= INEXACT;
  const [whole] = [least, isInexact ? undefined : byTotal]
    .flatMap((range) => (range !== undefined && range.min > own.min ? [range] : []))
    .sort((a, b) => b.min - a.min);
  return whole === undefined ? {} : { wholeStartup: whole, unsure: ["wholeStartup"] };
}

/** For one hit: total frames minus the recovery and the later active frames. */
function startupByTotal({ startup, target, recovery, totalFrames }: Entry): FrameRange | undefined {
  const [own, ...others] = startup?.ranges ?? [];
  const frames = recovery?.frames;
  if (own === undefined || frames === undefined || totalFrames === undefined) return undefined;
  if (others.length > 0 || (target?.hits.length ?? 0) > 1) return undefined;
  const last = totalFrames - frames;
  const min = last - ((own.max ?? own.min) - own.min);
  return last === min ? { min } : { min, max: last };
}
