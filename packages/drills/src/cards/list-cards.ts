import type { DrillCard, DrillDocuments } from "./card.ts";
import { ownButtons } from "./own-buttons.ts";
import { punishCards } from "./punish-cards.ts";
import { sheetCards } from "./sheet-cards.ts";
import { stringCards } from "./string-cards.ts";
import { throwCards } from "./throw-cards.ts";
import { turnCards } from "./turn-cards.ts";

/**
 * Every card of a pair, about a hundred, the most worthwhile of each kind first; pure, the same for the same documents and seed.
 * The seed mixes wrong choices and their order, never what is right, nor a card's id.
 *
 * Example: `listCards({ matchup, me: { sheet, moves }, them: { moves: theirs } }, "2026-11-23")`
 */
export function listCards(documents: DrillDocuments, seed: string): DrillCard[] {
  const buttons = ownButtons(documents.me.moves);
  const cards = [
    ...byDamage(punishCards(documents, buttons, seed)),
    ...byDamage(stringCards(documents, seed)),
    ...throwCards(documents),
    ...turnCards(documents),
    ...sheetCards(documents, buttons, seed),
  ];
  return unambiguous(cards);
}

function byDamage(cards: readonly DrillCard[]): DrillCard[] {
  return [...cards].sort((a, b) => b.damage - a.damage);
}

/**
 * Two rows of a movelist may be pressed the same way or have the same public name, a move with a stock and without. Where they
 * have the same answer one card is enough; where they have not, a question could not tell which is meant, and there is none.
 */
function unambiguous(cards: readonly DrillCard[]): DrillCard[] {
  const digests = new Map<string, string>();
  const doubtful = new Set<string>();
  const first = cards.filter((card) => {
    const keys = [card.id, askedIn(card)];
    const before = keys.filter((key) => digests.has(key));
    for (const key of before) if (digests.get(key) !== card.answer.digest) doubtful.add(key);
    for (const key of keys) digests.set(key, card.answer.digest);
    return before.length === 0;
  });
  return first.filter((card) => !doubtful.has(card.id) && !doubtful.has(askedIn(card)));
}

function askedIn({ id, question }: DrillCard): string {
  if (!("move" in question)) return `asked ${id}`;
  const where = "hit" in question ? question.hit : "";
  const on = "on" in question ? question.on : "";
  return `${question.kind} ${question.move} ${where}${on}`;
}
