import type { Character } from "@tactician/contract";
import { publicMoveId } from "@tactician/game";
import type { BareCard, DrillCard, DrillDocuments, DrillKind, Met } from "./card.ts";
import { BEGINNING, ownButtons } from "./own-buttons.ts";
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
  const used = usedMoves(documents.them.sheet);
  const metFirst = (cards: readonly BareCard[]) =>
    cards.map((card) => ({ ...wholeCard(card, metAs(card, used)), against })).sort((a, b) => b.met - a.met);
  return unambiguous([
    ...metFirst(byDamage(punishCards(documents, buttons, seed))),
    ...metFirst(byDamage([...stringCards(documents, seed), ...partCards(documents, seed)])),
    ...metFirst(throwCards(documents)),
    ...metFirst(turnCards(documents)),
    ...sheetCards(documents, buttons, seed).map((card) => wholeCard(card, 2)),
  ]);
}

function wholeCard(card: BareCard, met: Met): DrillCard {
  const moves = "id" in card.question ? [card.question.id] : [];
  return { launches: false, ownMoves: [], ...card, moves, family: familyOf(card), met };
}

function byDamage(cards: readonly BareCard[]): BareCard[] {
  return [...cards].sort((a, b) => b.damage - a.damage);
}

/** The moves that a sheet names, by public id. */
export function usedMoves({ _id, counterSchema, frameData }: Character): Map<string, Met> {
  const key = new Set(
    counterSchema.flatMap(({ keyMovesToPunish }) => keyMovesToPunish.map(({ move }) => move)),
  );
  const used = new Map<string, Met>();
  for (const [move, facts] of Object.entries(frameData)) {
    const met = key.has(move) ? 3 : 2;
    for (const { id } of facts) {
      const known = id && publicMoveId(_id, id);
      if (known && used.get(known) !== 3) used.set(known, met);
    }
  }
  return used;
}

/** One press while standing, a direction with it or not, and at most two more: `1`, `df 1`, `1 2`, `1+3`. */
const SHORT = /^(?:[nudfb]|[ud][fb])? ?[1-4](?:\+[1-4])*(?: [1-4](?:\+[1-4])*){0,2}$/;

function metAs({ question }: BareCard, used: ReadonlyMap<string, Met>): Met {
  if (!("id" in question)) return 0;
  return used.get(question.id) ?? (SHORT.test(question.move) ? 1 : 0);
}

/** Strings that begin alike are a family, and so are a card's own launcher and its others. */
function familyOf({ id, question, ownMoves = [] }: BareCard): string {
  if ("move" in question) return BEGINNING.exec(question.move)?.[0] ?? question.move;
  return question.kind === "route" ? (question.launchers[0] ?? id) : `own ${ownMoves[0] ?? id}`;
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
  /** Only about moves that hit the player, by public id with how often; what hit most comes first. */
  readonly hits?: ReadonlyMap<string, number>;
  /** Only these cards, by id: `failedSince`. */
  readonly cards?: ReadonlySet<string>;
}

/** The deck that somebody learns: of the cards that the filter leaves the most worthwhile of each kind. */
export function dealDeck(cards: readonly DrillCard[], filter: DeckFilter = {}): DrillCard[] {
  const { kinds, onlyLaunches, favourites, hits, cards: wanted } = filter;
  const dealt = new Map<DrillKind, number>();
  const ordered = hits === undefined ? cards : hitFirst(cards, hits).filter((card) => hitBy(card, hits) > 0);
  return ordered.filter(({ id, kind, launches, moves, ownMoves }) => {
    if (kinds?.has(kind) === false || wanted?.has(id) === false || (onlyLaunches && !launches)) return false;
    if (favourites && ![...moves, ...ownMoves].some((move) => favourites.has(move))) return false;
    const count = dealt.get(kind) ?? 0;
    dealt.set(kind, count + 1);
    return count < MOST_OF_KIND[kind];
  });
}

/** The same cards, those of the moves that hit most often first. */
export function hitFirst(cards: readonly DrillCard[], hits: ReadonlyMap<string, number>): DrillCard[] {
  return cards.toSorted((a, b) => hitBy(b, hits) - hitBy(a, hits));
}

function hitBy({ moves }: DrillCard, hits: ReadonlyMap<string, number>): number {
  return Math.max(0, ...moves.map((move) => hits.get(move) ?? 0));
}
