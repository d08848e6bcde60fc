import type { DrillCard, DrillKind } from "./cards/card.ts";

/** Cards that are asked in a row, and of which the rules below hold. */
export const ROUND = 10;

/** The most of ten. */
const MOST_OF_FAMILY = 2;
const MOST_OF_ANSWER = 2;
const MOST_OF_KIND: Readonly<Record<DrillKind, number>> = {
  punish: 4,
  string: 2,
  "throw break": 1,
  turn: 1,
  sheet: 2,
};
/** A throw that nobody breaks is no first impression. */
const BEFORE_UNBREAKABLE = 5;

type Rule = (card: DrillCard, before: readonly DrillCard[]) => boolean;

/** The first is given up first where there are too few cards. */
const CHOOSING: readonly Rule[] = [
  // Never twice about the same move.
  (card, before) => !before.some(({ moves }) => moves.some((move) => card.moves.includes(move))),
  ({ kind }, before) => count(before, (one) => one.kind === kind) < MOST_OF_KIND[kind],
  (card, before) => before.length >= BEFORE_UNBREAKABLE || answerOf(card) !== "none",
  (card, before) => count(before, (one) => answerOf(one) === answerOf(card)) < MOST_OF_ANSWER,
  ({ family }, before) => count(before, (one) => one.family === family) < MOST_OF_FAMILY,
];

const ORDERING: readonly Rule[] = [({ kind }, before) => before.at(-1)?.kind !== kind, ...CHOOSING];

interface Entry {
  readonly card: DrillCard;
}

/**
 * At most `most` of the cards, the first before others as far as that leaves all kinds among them, and in any ten no move twice, no
 * string's family nor answer more than twice.
 */
export function choose<One extends Entry>(entries: readonly One[], most: number): One[] {
  return inOrder(entries, most, CHOOSING);
}

/** The same, in an order in which no kind comes twice in a row. */
export function mix<One extends Entry>(entries: readonly One[], most: number): One[] {
  return inOrder(entries, most, ORDERING);
}

function inOrder<One extends Entry>(entries: readonly One[], most: number, all: readonly Rule[]): One[] {
  const left = [...entries];
  const chosen: One[] = [];
  while (chosen.length < most && left.length > 0) {
    const round = chosen.slice(chosen.length - (chosen.length % ROUND)).map(({ card }) => card);
    let given = 0;
    let place = -1;
    while (place < 0) {
      const rules = all.slice(given);
      place = left.findIndex(({ card }) => rules.every((rule) => rule(card, round)));
      given += 1;
    }
    chosen.push(...left.splice(place, 1));
  }
  return chosen;
}

/** What is pressed or done, whichever hit it is about. */
function answerOf({ options, best }: DrillCard): string {
  const option = options[best];
  return option?.kind === "deed" ? option.deed : (option?.key ?? "");
}

function count(cards: readonly DrillCard[], is: (card: DrillCard) => boolean): number {
  return cards.filter(is).length;
}
