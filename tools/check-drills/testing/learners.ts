import { joinSides } from "@tactician/contract";
import {
  type CardReview,
  type DrillCard,
  type DrillDocuments,
  dealDeck,
  listCards,
  meetingShares,
  NEW_A_DAY,
  NO_HISTORY,
  nextCards,
  withoutMemory,
} from "@tactician/drills";
import { reviewCard } from "@tactician/drills/schedule";
import { type Random, randomFrom } from "@tactician/game/random";
import { buildCharacterDocument, buildCharacterMoves, buildMatchupSide, loadContent } from "@tactician/guide";
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { contentDir } from "../../build/paths.ts";

export interface Learner {
  readonly me: string;
  /** Whom they meet, the most frequent first: the second half as often as the first, the third a third as often. */
  readonly opponents: readonly string[] | "everybody";
  readonly days: number;
  readonly minutes: number;
}

/**
 * Both orders for the same learner, simulated once for each seed. `gain` is the damage for a minute of study with our order, as times
 * that of the random one.
 */
export function compareOrders(learner: Learner, seeds: readonly number[]) {
  const decks = decksOf(learner);
  const opponents = [...decks.keys()];
  const ranked = learner.opponents === "everybody" ? opponents : learner.opponents;
  const meets = meetingShares(new Map(ranked.map((one, place) => [one, 1000 / (place + 1)])), opponents);
  const cards = [...new Map([...decks.values()].flat().map((card) => [card.id, card])).values()];
  const plan = { cards, meets, days: learner.days, minutes: learner.minutes };
  const mean = (order: StudyOrder): Study => {
    const studies = seeds.map((seed) => punishDamage({ ...plan, seed }, order));
    const meanOf = (field: keyof Study) =>
      studies.reduce((sum, study) => sum + study[field], 0) / studies.length;
    return { damage: meanOf("damage"), minutes: meanOf("minutes") };
  };
  const [ours, random] = [mean("ours"), mean("random")];
  return { ours, random, gain: perMinute(ours) / perMinute(random) };
}

function perMinute({ damage, minutes }: Study): number {
  return damage / minutes;
}

function decksOf({ me, opponents }: Learner): Map<string, DrillCard[]> {
  const pairs = loadPairs([me], opponents === "everybody" ? undefined : opponents);
  return new Map(
    Array.from(pairs, ({ them, documents }) => [them, dealDeck(listCards(documents, "check"))] as const),
  );
}

/** Two characters and the API's documents that their deck is made of. */
export interface Pair {
  readonly me: string;
  readonly them: string;
  readonly documents: DrillDocuments;
}

/** Some characters (or all) against some (or all), from the content as it is; joined one by one, because all pairs would fill memory. */
export function* loadPairs(mine?: readonly string[], theirs?: readonly string[]): Generator<Pair> {
  const { characters } = loadContent(contentDir);
  const cast = new Map(characters.map((character) => [character.sheet.characterId, character]));
  const all = characters
    .map((character) => ({ id: character.sheet.characterId, character }))
    .filter(({ id }) => mine?.includes(id) !== false || theirs?.includes(id) !== false)
    .map(({ id, character }) => ({
      id,
      side: buildMatchupSide(character, cast),
      moves: buildCharacterMoves(character),
      sheet: buildCharacterDocument(character),
    }));
  for (const me of all.filter(({ id }) => mine?.includes(id) !== false))
    for (const them of all.filter(({ id }) => theirs?.includes(id) !== false)) {
      const matchup = joinSides(me.side, them.side);
      yield { me: me.id, them: them.id, documents: { matchup, me, them } };
    }
}

/*
 * Simulated learners. Their memory is FSRS; whether they know a card is thrown by its recall, and what orders the cards sees right
 * and wrong answers alone, lucky guesses too.
 */

/** How a learner spends the time: by `nextCards`, or with cards in an order of chance, each as often as any. */
type StudyOrder = "ours" | "random";

interface StudyPlan {
  readonly cards: readonly DrillCard[];
  /** How often each opponent is met, as shares. */
  readonly meets: ReadonlyMap<string, number>;
  readonly days: number;
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
function punishDamage(plan: StudyPlan, order: StudyOrder): Study {
  const { cards, meets, days } = plan;
  const learner = new SimulatedLearner(plan);
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

class SimulatedLearner {
  readonly #plan: StudyPlan;
  readonly #memory = new Map<string, Card>();
  readonly #reviews = new Map<string, CardReview>();
  #random: DrillCard[] = [];
  #chance: Random;

  constructor(plan: StudyPlan) {
    this.#plan = plan;
    this.#chance = randomFrom(plan.seed);
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

  #answer(card: DrillCard, now: number): number {
    // Who knows nothing guesses among the options.
    const known = Math.max(this.knows(card, now), 1 / card.options.length);
    const isRight = this.#chance() < known;
    const before: Card = this.#memory.get(card.id) ?? createEmptyCard(new Date(now));
    const after = MEMORY.next(before, new Date(now), isRight ? Rating.Good : Rating.Again).card;
    this.#memory.set(card.id, after);
    const clock = { now, timezoneOffset: 0 };
    const grade = isRight ? "good" : "again";
    this.#reviews.set(card.id, reviewCard(card, this.#reviews.get(card.id), grade, clock));
    return isRight ? RIGHT_SECONDS : WRONG_SECONDS;
  }
}
