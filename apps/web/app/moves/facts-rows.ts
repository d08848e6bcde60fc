import {
  advantageText,
  damageText,
  effectWords,
  type FrameFacts,
  lastStartupText,
  levelWords,
  startupText,
} from "@tactician/contract";
import type { Advantage } from "@tactician/game";

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
    plainRow("Startup", startupText(facts), "frames until it hits"),
    plainRow("Last input", lastStartupText(facts), "frames until that hit"),
    plainRow("Hits", levelWords(facts.hits), undefined),
    plainRow("Damage", damageText(facts), undefined),
    advantageRow("On block", facts.block, blockMeaning),
    advantageRow("On hit", facts.hit, hitMeaning),
    advantageRow("On counter hit", facts.counterHit, hitMeaning),
  ].filter((row) => row !== undefined);
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
  advantage: Advantage | undefined,
  meaningOf: (frames: number) => string,
): FactsRow | undefined {
  if (advantage === undefined) return undefined;
  const meaning = [meaningOf(advantage.min), ...effectWords(advantage)].join(", ");
  return { label, value: advantageText(advantage), meaning, tone: toneOf(advantage.min) };
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
