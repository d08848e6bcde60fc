import type { Random } from "@tactician/game";
import type { DrillCard } from "../cards/card.ts";
import type { Verdict } from "../cards/verdict.ts";
import { shuffled } from "../chance.ts";
import { mix, ROUND } from "../mix.ts";
import type { DrillHistory } from "./history.ts";
import { nextCards, type QueuedCard, type QueueSettings } from "./next-cards.ts";

/** Cards in the middle of being asked: the first of `left` is the current one. Over when none is left. */
export interface Round {
  readonly left: readonly QueuedCard[];
  /** To be asked again when the others are through. */
  readonly missed: readonly QueuedCard[];
  /** How many cards it began with. */
  readonly all: number;
  /** Every card was asked once. */
  readonly isAgain: boolean;
}

/** The next ten cards, due before new, in an order of chance and mixed; fewer where no more are left for today. */
export function beginRound(
  cards: readonly DrillCard[],
  history: DrillHistory,
  settings: QueueSettings,
  chance: Random,
): Round {
  const queue = nextCards(cards, history, settings).slice(0, ROUND);
  return { left: mix(shuffled(queue, chance), ROUND), missed: [], all: queue.length, isAgain: false };
}

/** After an answer to the current card. What was missed comes in another order, and never twice in a row: alone it waits until it is due. */
export function afterAnswer(round: Round, verdict: Verdict, chance: Random): Round {
  const [current, ...left] = round.left;
  if (current === undefined) return round;
  const missed = verdict === "wrong" ? [...round.missed, current] : round.missed;
  if (left.length > 0) return { ...round, left, missed };
  const again = shuffled(missed, chance).sort((a, b) => Number(a === current) - Number(b === current));
  return { ...round, left: again[0] === current ? [] : again, missed: [], isAgain: true };
}

/** The current card was not really answered: it comes once more, at the end. */
export function putOff({ left: [current, ...left], ...round }: Round): Round {
  return { ...round, left: current === undefined ? left : [...left, current] };
}
