import type { DrillCard, DrillKind } from "./card.ts";

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
  /** Only what a combo follows. */
  readonly onlyLaunches?: boolean;
  /** Only about these moves, by public id: of the opponent, or of one's own as the best answer. */
  readonly favourites?: ReadonlySet<string>;
  /** Only these cards, by id: `failedSince`. */
  readonly cards?: ReadonlySet<string>;
}

/** The deck that somebody learns: of the cards that the filter leaves the most worthwhile of each kind. */
export function dealDeck(cards: readonly DrillCard[], filter: DeckFilter = {}): DrillCard[] {
  const dealt = new Map<DrillKind, number>();
  return cards.filter((card) => {
    if (!passes(card, filter)) return false;
    const count = dealt.get(card.kind) ?? 0;
    dealt.set(card.kind, count + 1);
    return count < MOST_OF_KIND[card.kind];
  });
}

function passes({ id, kind, launches, moves, ownMoves }: DrillCard, filter: DeckFilter): boolean {
  const { kinds, onlyLaunches = false, favourites, cards } = filter;
  return (
    (kinds === undefined || kinds.has(kind)) &&
    (!onlyLaunches || launches) &&
    (favourites === undefined || [...moves, ...ownMoves].some((move) => favourites.has(move))) &&
    (cards === undefined || cards.has(id))
  );
}
