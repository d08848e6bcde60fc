import type { DrillCard, DrillDocuments, DrillKind } from "./card.ts";
import { ownButtons } from "./own-buttons.ts";
import { partCards } from "./part-cards.ts";
import { punishCards } from "./punish-cards.ts";
import { sheetCards } from "./sheet-cards.ts";
import { stringCards } from "./string-cards.ts";
import { throwCards, turnCards } from "./turn-cards.ts";

/**
 * Every card of a pair, about a hundred, the most worthwhile of each kind first; pure, the same for the same documents and seed.
 * The seed mixes wrong choices and their order, never what is right, nor a card's id.
 */
export function listCards(documents: DrillDocuments, seed: string): DrillCard[] {
  const buttons = ownButtons(documents.me.moves);
  const against = documents.matchup.them;
  const aboutThem = [
    ...byDamage(punishCards(documents, buttons, seed)),
    ...byDamage([...stringCards(documents, seed), ...partCards(documents, seed)]),
    ...throwCards(documents),
    ...turnCards(documents),
  ].map((card) => ({ ...card, against }));
  return unambiguous([...aboutThem, ...sheetCards(documents, buttons, seed)]);
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

/** The most of each kind that a deck has, about 60 in all: what one can learn against one opponent. */
const MOST_OF_KIND: Readonly<Record<DrillKind, number>> = {
  punish: 24,
  string: 12,
  "throw break": 7,
  turn: 9,
  sheet: 12,
};

/** What of a pair somebody wants to learn; what is not set leaves everything. */
export interface DeckFilter {
  readonly kinds?: ReadonlySet<DrillKind>;
  readonly onlyLaunches?: boolean;
  /** Only about these moves, by public id: of the opponent, or of one's own as the best answer. */
  readonly favourites?: ReadonlySet<string>;
  /** Only these cards, by id: `failedSince`. */
  readonly cards?: ReadonlySet<string>;
}

/** The deck that somebody learns: of the cards that the filter leaves the most worthwhile of each kind. */
export function dealDeck(cards: readonly DrillCard[], filter: DeckFilter = {}): DrillCard[] {
  const { kinds, onlyLaunches, favourites, cards: wanted } = filter;
  const dealt = new Map<DrillKind, number>();
  return cards.filter(({ id, kind, launches, moves, ownMoves }) => {
    if (kinds?.has(kind) === false || wanted?.has(id) === false || (onlyLaunches && !launches)) return false;
    if (favourites && ![...moves, ...ownMoves].some((move) => favourites.has(move))) return false;
    const count = dealt.get(kind) ?? 0;
    dealt.set(kind, count + 1);
    return count < MOST_OF_KIND[kind];
  });
}
