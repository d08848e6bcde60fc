import type { FrameFacts } from "@tactician/contract";
import { type Advantage, leastAdvantageText, UNSAFE } from "@tactician/game";

/** One fact of a line of frames, with whom it favours; the words say it as well, so colour is never alone. */
export interface FramesWord {
  readonly text: string;
  readonly tone: "plus" | "minus" | "plain";
}

/** The facts that the line is made of. */
type AskedFacts = Pick<FrameFacts, "startup" | "block" | "hit" | "counterHit" | "throwBreak">;

/**
 * What a player asks of a move, on one line: `13 frames`, `-3 on block`, `+5 on hit`. `moves` are those that a string performs,
 * in order: the startup is that of the first, the rest is of the last. `counterHit` adds what that gives.
 */
export function framesWords(moves: readonly AskedFacts[], counterHit = false): FramesWord[] {
  const last = moves.at(-1);
  if (last === undefined) return [];
  const startup = moves.find((move) => move.startup !== undefined)?.startup;
  return [
    startup && plain(`${startup.min} frames`),
    last.throwBreak ? plain(breakWords(last.throwBreak)) : blockWord(last.block),
    // What a throw does, every throw does.
    last.throwBreak ? undefined : hitWord(last.hit, "hit"),
    counterHit ? hitWord(last.counterHit, "counter hit") : undefined,
  ].filter((word) => word !== undefined);
}

function plain(text: string): FramesWord {
  return { text, tone: "plain" };
}

function breakWords(breaks: readonly string[]): string {
  return breaks.includes("none") ? "cannot be broken" : `broken with ${breaks.join(" or ")}`;
}

function blockWord(block: Advantage | undefined): FramesWord | undefined {
  if (block === undefined) return undefined;
  const tone = block.min <= UNSAFE ? "minus" : "plain";
  return { text: `${leastAdvantageText(block)} on block`, tone: block.min > 0 ? "plus" : tone };
}

/** Frames mean little once the opponent is off their feet; elsewhere the letters say what they do not: `+14cg on hit`. */
function hitWord(hit: Advantage | undefined, on: string): FramesWord | undefined {
  if (hit === undefined) return undefined;
  if (hit.effects?.includes("airborne")) return { text: `airborne on ${on}`, tone: "plus" };
  if (hit.effects?.includes("down")) return { text: `knocks down on ${on}`, tone: "plus" };
  return { text: `${leastAdvantageText(hit)} on ${on}`, tone: hit.min > 0 ? "plus" : "plain" };
}
