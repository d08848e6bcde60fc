import { FASTEST_JAB, type GoesOn, isBeforeAll, type Situation } from "@tactician/game";
import * as words from "../words.ts";

interface MayGoOn {
  readonly goesOn?: readonly GoesOn[] | undefined;
}

interface Blocked extends MayGoOn {
  /** How the one who blocked it stands: highs go over who crouches already. */
  readonly from?: Situation["from"] | undefined;
}

/** What everybody can do about a string before its next hit, or that there is nothing to do but to block. */
export function stringDeed({ goesOn = [], from }: Blocked): string | undefined {
  if (goesOn.length === 0) return undefined;
  const gaps = goesOn.map(({ gap, jails }) => (jails ? 0 : gap));
  const known = gaps.filter((gap) => gap !== undefined);
  const least = Math.min(...known);
  if (known.length === gaps.length && least >= FASTEST_JAB) return words.pressOrBlock(least);
  const isDucked = goesOn.every(
    ({ levels: [first], gap = 0, jails }) =>
      first === "high" && (from === "crouching" || (!jails && gap >= SURE_DUCK)),
  );
  return isDucked ? words.duckNext : words.keepBlocking;
}

/** Fewer frames between two hits may be none: movelists call some of them a jail. */
const SURE_DUCK = 3;

/** Whether a button of so many frames, pressed at once, meets the next hit. */
export function onlyIfItEnds({ goesOn = [] }: MayGoOn, frames: number | undefined): boolean {
  return frames !== undefined && !isBeforeAll(goesOn, frames);
}
