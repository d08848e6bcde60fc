import type { Move } from "../move.ts";
import { afterBlock } from "../punishment/situations.ts";
import type { MoveFilter } from "./move-filter.ts";

/*
 * Filters with a number in them, and the grammar of their names:
 *
 *   name    = startup | block
 *   startup = "i" number [ "-or-faster" | "-or-slower" ]
 *   block   = ("-" | "+") number [ "-or-worse" | "-or-better" ]
 *   number  = one to two digits
 *
 * `i12` is exactly 12 frames of startup, `-13` exactly -13 on block, `-15-or-worse` everything from -15 down.
 */
const NAME = /^(?:i(\d{1,2})(?:-or-(faster|slower))?|([+-]\d{1,2})(?:-or-(worse|better))?)$/;

/** Names of the frame filters that a page offers; any other number works in an address and in the search. */
export const OFFERED_FRAME_FILTERS = {
  startup: [
    "i10-or-faster",
    "i12-or-faster",
    "i13-or-faster",
    "i14-or-faster",
    "i15-or-faster",
    "i20-or-slower",
  ],
  block: ["-10-or-worse", "-12-or-worse", "-15-or-worse", "-9-or-better", "+0-or-better", "+1-or-better"],
} as const;

/**
 * The two numbers that frame filters ask about: startup of the first hit, counted from the first input (of a cancel with what is
 * cancelled), and the worst advantage on block, which throws and
 * what cannot be blocked do not have.
 */
export interface FrameNumbers {
  readonly startup: number | undefined;
  readonly block: number | undefined;
}

/** A filter by frames, whose question can also be asked of the numbers alone. */
interface FrameFilter extends MoveFilter {
  readonly testNumbers: (numbers: FrameNumbers) => boolean;
}

/** The filter of a name, `-15-or-worse`; `undefined` where the name is none, as `-15-or-faster` is. */
export function frameFilter(id: string): FrameFilter | undefined {
  const [, startup, speed, block, worth] = NAME.exec(id) ?? [];
  const group = startup === undefined ? "block" : "startup";
  const wanted = Number(startup ?? block);
  if (Number.isNaN(wanted)) return undefined;
  const testNumbers = (numbers: FrameNumbers) => {
    const frames = numbers[group];
    return frames !== undefined && fits(frames, wanted, speed ?? worth);
  };
  return {
    id,
    group,
    label: id.replaceAll("-or-", " or "),
    words: [id.replaceAll("-or-", " or ")],
    testNumbers,
    test: (move) => testNumbers(frameNumbers(move)),
  };
}

/** `worse` on block and `faster` in startup are the smaller numbers. */
function fits(frames: number, wanted: number, way: string | undefined): boolean {
  if (way === undefined) return frames === wanted;
  return way === "faster" || way === "worse" ? frames <= wanted : frames >= wanted;
}

/**
 * A move's numbers for `FrameFilter.testNumbers`: Jin's `df 2` gives startup 14 and block -11, Heihachi's cancel `f 2 quick 1` 21
 * although its second input takes 13. A range counts with its smaller number.
 */
export function frameNumbers(move: Move): FrameNumbers {
  const { startup, wholeStartup = startup } = move;
  return { startup: wholeStartup?.min, block: afterBlock(move).block?.min };
}
