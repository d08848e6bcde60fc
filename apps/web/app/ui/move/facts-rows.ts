import type { FrameFacts } from "@tactician/contract";
import { effectWords, levelWords } from "./facts-words.ts";

/** Who acts first afterwards: the words say it as well, so colour is never alone. */
export type Tone = "plus" | "minus" | "even" | "plain";

export interface FactsRow {
  readonly label: string;
  readonly value: string;
  /** What the number means to somebody new to it. */
  readonly meaning: string | undefined;
  readonly tone: Tone;
}

/** From this disadvantage on, the fastest punishers of the game (10 frames) connect. */
const PUNISHABLE_FRAMES = -10;

/** The rows of a move's frame data in reading order, without those that nobody knows. */
export function factsRows(facts: FrameFacts): FactsRow[] {
  return [
    plainRow("Startup", facts.startup, "frames until it hits"),
    plainRow("Last input", facts.followUpStartup, "frames until that hit"),
    plainRow("Hits", facts.levels === undefined ? undefined : levelWords(facts.levels), undefined),
    plainRow("Damage", facts.damage, undefined),
    advantageRow("On block", facts.block, blockMeaning),
    advantageRow("On hit", facts.hit, hitMeaning),
    advantageRow("On counter hit", facts.counterHit, hitMeaning),
  ].filter((row) => row !== undefined);
}

/** The first number of an advantage, in frames: `-13` -> -13, `+27a (+17)` -> 27, `−9~−8` -> -9; `undefined` without one. */
export function leadingFrames(value: string): number | undefined {
  const match = /^\s*(?:i)?([+\-−])?\s*(\d+)/.exec(value);
  if (match === null) return undefined;
  const frames = Number(match[2]);
  return match[1] === "-" || match[1] === "−" ? -frames : frames;
}

function plainRow(
  label: string,
  value: string | undefined,
  meaning: string | undefined,
): FactsRow | undefined {
  if (value === undefined || value === "") return undefined;
  return { label, value, meaning, tone: "plain" };
}

function advantageRow(
  label: string,
  value: string | undefined,
  meaningOf: (frames: number) => string,
): FactsRow | undefined {
  if (value === undefined || value === "") return undefined;
  const frames = leadingFrames(value);
  if (frames === undefined) return { label, value, meaning: undefined, tone: "plain" };
  const meaning = [meaningOf(frames), ...effectWords(value)].join(", ");
  return { label, value, meaning, tone: toneOf(frames) };
}

function toneOf(frames: number): Tone {
  if (frames > 0) return "plus";
  return frames < 0 ? "minus" : "even";
}

function blockMeaning(frames: number): string {
  if (frames <= PUNISHABLE_FRAMES) return "can be punished";
  return hitMeaning(frames);
}

function hitMeaning(frames: number): string {
  if (frames > 0) return "you act first";
  return frames < 0 ? "they act first" : "nobody is ahead";
}
