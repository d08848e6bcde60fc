import type { CharacterId } from "@tactician/game";
import { DRILL_KINDS, type DrillCard } from "./cards/card.ts";
import { chanceOf, inTurns, shuffled } from "./chance.ts";

export const CHALLENGE_CARDS = 10;

/** Who plays whom on a day, `2026-11-23`: the same for everybody who has the same roster, and not the same character twice. */
export function challengePair(
  day: string,
  roster: readonly CharacterId[],
): { me: CharacterId; them: CharacterId } | undefined {
  const [me, them] = shuffled(roster, chanceOf(`pair ${day}`));
  return me === undefined || them === undefined ? undefined : { me, them };
}

/** The ten cards of a day, of all kinds in turns, from those of the day's pair: `listCards(documents, day)`. */
export function challengeCards(day: string, cards: readonly DrillCard[]): DrillCard[] {
  return withoutMemory(cards, `challenge ${day}`).slice(0, CHALLENGE_CARDS);
}

/** Cards to play through without memory: every card once, in an order of chance with kinds in turns. */
export function withoutMemory(cards: readonly DrillCard[], seed: string): DrillCard[] {
  const mixed = shuffled(cards, chanceOf(seed));
  return inTurns(DRILL_KINDS.map((kind) => mixed.filter((card) => card.kind === kind)));
}

/**
 * The result as text to share. `title` names the challenge, for instance `King against Jin, 2026-11-23`; `results` are in
 * the order in which the cards were asked.
 *
 * Example: `Drills: King against Jin, 2026-11-23\n2/3 in 41 s\n🟩🟥🟩`
 */
export function challengeText(title: string, results: readonly boolean[], ms: number): string {
  const right = results.filter(Boolean).length;
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.round(ms / 1000)) : 0;
  const squares = results.map((isRight) => (isRight ? "🟩" : "🟥")).join("");
  return `Drills: ${title}\n${right}/${results.length} in ${seconds} s\n${squares}`;
}
