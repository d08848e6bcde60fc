import {
  type CardReview,
  type DrillCard,
  NEW_A_DAY,
  NO_HISTORY,
  nextCards,
  reviewCard,
  withoutMemory,
} from "@tactician/drills";
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";

/*
 * Simulated learners. Their memory is FSRS; whether they know a card is thrown by its recall, and what orders the cards sees right
 * and wrong answers alone, lucky guesses too.
 */

/** How a learner spends the time: by `nextCards`, or with cards in an order of chance, each as often as any. */
export type StudyOrder = "ours" | "random";

export interface StudyPlan {
  /** Every card of everybody whom the learner meets. */
  readonly cards: readonly DrillCard[];
  /** How often each opponent is met, as shares. */
  readonly meets: ReadonlyMap<string, number>;
  readonly days: number;
  /** Minutes of study on each day. */
  readonly minutes: number;
  readonly seed: number;
}

/** What a learner has of the time. */
export interface Study {
  /**
   * Points of punish damage that are collected in a meeting with an opponent by chance, twelve hours after studying, as the mean
   * over all days: for each move that can be punished the damage, times how likely the answer is known then.
   */
  readonly damage: number;
  /** Studied on a day, as the mean: who has nothing left to do stops. */
  readonly minutes: number;
}

/** Seconds that an answer takes, with a look at the result. */
const RIGHT_SECONDS = 5;
const WRONG_SECONDS = 10;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1, 18);

/** What the learner really remembers: the same rules that order the cards, but fed with the truth. */
const MEMORY = fsrs({ enable_fuzz: false });

/** One learner through all days; the same seed gives the same. */
export function punishDamage(plan: StudyPlan, order: StudyOrder): Study {
  const { cards, meets, days } = plan;
  const learner = new Learner(plan);
  const punishing = cards.filter(({ kind }) => kind === "punish");
  let damage = 0;
  let studied = 0;
  for (let day = 0; day < days; day += 1) {
    const now = START + day * DAY_MS;
    studied += learner.study(order, now);
    for (const card of punishing)
      damage += (meets.get(card.against ?? "") ?? 0) * card.damage * learner.knows(card, now + DAY_MS / 2);
  }
  return { damage: damage / days, minutes: studied / 60_000 / days };
}

class Learner {
  readonly #plan: StudyPlan;
  readonly #memory = new Map<string, Card>();
  readonly #reviews = new Map<string, CardReview>();
  #random: DrillCard[] = [];
  #chance: () => number;

  constructor(plan: StudyPlan) {
    this.#plan = plan;
    this.#chance = chanceOf(plan.seed);
  }

  /** How likely a card is known, 0 to 1: nothing is known that was never asked. */
  knows({ id }: DrillCard, now: number): number {
    const memory = this.#memory.get(id);
    return memory === undefined ? 0 : MEMORY.get_retrievability(memory, new Date(now), false);
  }

  /** Studies for the day's minutes, or until nothing is left to do; how long that was, in milliseconds. */
  study(order: StudyOrder, start: number): number {
    const end = start + this.#plan.minutes * 60_000;
    let now = start;
    while (now < end) {
      const card = order === "ours" ? this.#next(now) : this.#any();
      if (card === undefined) break;
      now += this.#answer(card, now) * 1000;
    }
    return now - start;
  }

  #next(now: number): DrillCard | undefined {
    const { cards, meets } = this.#plan;
    const clock = { now, timezoneOffset: 0 };
    const history = { ...NO_HISTORY, cards: [...this.#reviews.values()] };
    return nextCards(cards, history, { clock, newPerDay: NEW_A_DAY, meets })[0]?.card;
  }

  #any(): DrillCard | undefined {
    if (this.#random.length === 0) this.#random = withoutMemory(this.#plan.cards, `${this.#chance()}`);
    return this.#random.pop();
  }

  /** Seconds that it took. */
  #answer(card: DrillCard, now: number): number {
    // Who knows nothing guesses among the options.
    const known = Math.max(this.knows(card, now), 1 / card.options.length);
    const isRight = this.#chance() < known;
    const before: Card = this.#memory.get(card.id) ?? createEmptyCard(new Date(now));
    const after = MEMORY.next(before, new Date(now), isRight ? Rating.Good : Rating.Again).card;
    this.#memory.set(card.id, after);
    const clock = { now, timezoneOffset: 0 };
    this.#reviews.set(
      card.id,
      reviewCard(card, this.#reviews.get(card.id), isRight ? "good" : "again", clock),
    );
    return isRight ? RIGHT_SECONDS : WRONG_SECONDS;
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruence: nothing here needs better). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
