import { FASTEST_JAB, type GoesOn, isBeforeAll } from "@tactician/game";
import * as words from "../words.ts";

interface MayGoOn {
  readonly move: string;
  readonly goesOn?: readonly GoesOn[] | undefined;
}

/** One continuation: the inputs that it adds, as site notation, and what is between, `no gap`. */
export interface NextHit {
  readonly inputs: string;
  readonly words: string;
}

/** What may follow a blocked move, each with what is before it: `2 no gap`, `3 jails`, `4 gap of 8`. */
export function nextHits({ move, goesOn = [] }: MayGoOn): NextHit[] {
  return goesOn.map((next) => ({ inputs: addedInputs(move, next.move), words: gapWords(next) }));
}

/** Half a line: `goes on: 2 no gap, 3 jails`, `goes on: gap of 8 to 4`. Nothing where the move ends in any case. */
export function goesOnWords({ move, goesOn = [] }: MayGoOn): string | undefined {
  if (goesOn.length === 0) return undefined;
  const each = goesOn.map((next) => {
    const inputs = addedInputs(move, next.move);
    const { gap = 0, jails } = next;
    return gap > 0 && !jails ? words.gapTo(gap, inputs) : `${inputs} ${gapWords(next)}`;
  });
  return `${words.goesOn}${each.join(", ")}`;
}

function gapWords({ gap, jails, onlyIfDelayed }: GoesOn): string {
  if (jails) return onlyIfDelayed ? words.jailsUnlessDelayed : words.jails;
  if (gap === undefined) return words.gapUnknown;
  return gap <= 0 ? words.noGap : words.gapOf(gap);
}

/** `3 2` after `3` is `2`; what is written otherwise, or is timed by the input before (`4 just 3`, `1 quick 1`), stands whole. */
function addedInputs(move: string, next: string): string {
  const added = next.startsWith(`${move} `) ? next.slice(move.length + 1) : next;
  return /^(?:[:~]|just |quick )/.test(added) ? next : added;
}

/** What everybody can do about a string before its next hit, or that there is nothing to do but to block. */
export function stringDeed({ goesOn = [] }: Pick<MayGoOn, "goesOn">): string | undefined {
  if (goesOn.length === 0) return undefined;
  const gaps = goesOn.map(({ gap, jails }) => (jails ? 0 : gap));
  const known = gaps.filter((gap) => gap !== undefined);
  const least = Math.min(...known);
  if (known.length === gaps.length && least >= FASTEST_JAB) return words.pressOrBlock(least);
  const isDucked = goesOn.every(
    ({ levels: [first], gap = 0, jails }) => first === "high" && !jails && gap >= SURE_DUCK,
  );
  return isDucked ? words.duckNext : words.keepBlocking;
}

/** Fewer frames between two hits may be none: movelists call some of them a jail. */
const SURE_DUCK = 3;

/** Whether a button of so many frames, pressed at once, meets the next hit. */
export function onlyIfItEnds({ goesOn = [] }: Pick<MayGoOn, "goesOn">, frames: number | undefined): boolean {
  return frames !== undefined && !isBeforeAll(goesOn, frames);
}
