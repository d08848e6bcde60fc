import type { CharacterId } from "@tactician/game";
import type { DrillCard } from "./cards/card.ts";
import type { Verdict } from "./cards/verdict.ts";
import { chanceOf, digestOf, shuffled } from "./chance.ts";
import { mix, ROUND } from "./mix.ts";

const SQUARES = { best: "🟩", works: "🟨", wrong: "🟥" } as const satisfies Record<Verdict, string>;

/** Who plays whom on a day, `2026-11-23`: the same for everybody who has the same roster, and not the same character twice. */
export function challengePair(
  day: string,
  roster: readonly CharacterId[],
): { me: CharacterId; them: CharacterId } | undefined {
  const [me, them] = shuffled(roster, chanceOf(`pair ${day}`));
  return me === undefined || them === undefined ? undefined : { me, them };
}

/** The ten cards of a day or of another seed, from those of a pair: `listCards(documents, seed)`. */
export function challengeCards(seed: string, cards: readonly DrillCard[]): DrillCard[] {
  return mixed(cards, `challenge ${seed}`, ROUND);
}

/** Cards to play through without memory: every card once, in an order of chance. */
export function withoutMemory(cards: readonly DrillCard[], seed: string): DrillCard[] {
  return mixed(cards, seed, cards.length);
}

/** What nobody is known to use comes last. */
function mixed(cards: readonly DrillCard[], seed: string, most: number): DrillCard[] {
  const entries = shuffled(cards, chanceOf(seed)).map((card) => ({ card }));
  entries.sort((a, b) => Number(b.card.met > 0) - Number(a.card.met > 0));
  return mix(entries, most).map(({ card }) => card);
}

/** Tells ten cards and their answers apart from others, as of another release. */
export function challengeDigest(cards: readonly DrillCard[]): string {
  return digestOf(
    cards
      .map(({ id, answer, options }) => [id, answer.digest, ...options.map(({ key }) => key)].join())
      .join(),
  );
}

/**
 * The result as text to share. `title` names the challenge, for instance `King against Jin, 2026-11-23`; `results` are in
 * the order in which the cards were asked.
 *
 * Example: `Drills: King against Jin, 2026-11-23\n2/3 in 41 s\n🟩🟥🟨`; yellow is what works for less.
 */
export function challengeText(title: string, results: readonly Verdict[], ms: number): string {
  const right = results.filter((verdict) => verdict !== "wrong").length;
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.round(ms / 1000)) : 0;
  const squares = results.map((verdict) => SQUARES[verdict]).join("");
  return `Drills: ${title}\n${right}/${results.length} in ${seconds} s\n${squares}`;
}
