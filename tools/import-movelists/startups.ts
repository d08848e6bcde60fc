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
    .filter((range) => range !== undefined && range.min > own.min)
    .sort(latestFirst);
  return whole === undefined ? {} : { wholeStartup: whole, unsure: ["wholeStartup"] };
}

function latestFirst(a: FrameRange | undefined, b: FrameRange | undefined): number {
  return (b?.min ?? 0) - (a?.min ?? 0);
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

interface Disagreement {
  /** The last active frame comes this much later than the startup column says. */
  readonly late: number;
  readonly why: string;
}

const TIME_STOPS: ReadonlySet<string> = new Set(["heat burst", "heat smash", "rage art"]);

/** With this many active frames, a projectile or a flying body may hit during the recovery. */
const LONG_ACTIVE = 8;

type Case = readonly [isSo: (entry: Entry, move: Move, late: number) => boolean, why: string];

const CASES: readonly Case[] = [
  [({ row }) => row.parent !== undefined, "part of a string: its total counts from the first input"],
  [({ notes }) => [...notes.properties].some((one) => TIME_STOPS.has(one)), "its total includes frozen time"],
  [
    (_, { wholeStartup: whole }) => whole !== undefined,
    "counted from a later input; wholeStartup counts from the first",
  ],
  [
    (_, { effectiveStartup }) => effectiveStartup !== undefined,
    "its total includes what comes before, as effectiveStartup does",
  ],
  [
    ({ startup, target }) => (target?.hits.length ?? 0) > 1 || (startup?.ranges.length ?? 0) > 1,
    "several hits: the last comes later than the one in the column",
  ],
  [({ notes }) => notes.single.contactRecovery !== undefined, "its recovery differs on contact"],
  [
    ({ startup }, _, late) => late < 0 && activeFrames(startup?.ranges.at(-1)) >= LONG_ACTIVE,
    "it still hits during its recovery",
  ],
  [
    ({ id, notes }) => id.endsWith("*") || notes.single.chargeFrames !== undefined,
    "held button: the columns are for different charge times",
  ],
  [
    ({ unsure }) => unsure.has("totalFrames") || unsure.has("recovery"),
    "the source is unsure of total or recovery",
  ],
  [(_, __, late) => Math.abs(late) <= INEXACT, `within the source's tolerance (${INEXACT} frames)`],
];

/** How much an entry's last active frame by total and recovery differs from that by startup, and why; undefined if they agree. */
export function startupDisagreement(entry: Entry, move: Move): Disagreement | undefined {
  const frames = entry.recovery?.frames;
  const last = entry.startup?.ranges.at(-1);
  if (last === undefined || frames === undefined || entry.totalFrames === undefined) return undefined;
  const late = entry.totalFrames - frames - (last.max ?? last.min);
  // A cancel that is faster than what it cancels has a total that counts from the later input too.
  const isCounted = firstHalfOf(entry.id) !== undefined && move.wholeStartup !== undefined;
  if (late === 0 && !isCounted) return undefined;
  const why = CASES.find(([isSo]) => isSo(entry, move, late))?.[1];
  return { late, why: why ?? "no known reason: the source's columns contradict each other" };
}

function activeFrames(range: FrameRange | undefined): number {
  return range === undefined ? 0 : (range.max ?? range.min) - range.min + 1;
}
