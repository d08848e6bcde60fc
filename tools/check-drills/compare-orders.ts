import { type DrillCard, dealDeck, listCards, meetingShares } from "@tactician/drills";
import { loadPairs } from "./all-pairs.ts";
import { punishDamage, type Study } from "./learners.ts";

/** Who learns, whom they meet, and how long. */
export interface Learner {
  readonly me: string;
  /** Whom they meet, the most frequent first: the second half as often as the first, the third a third as often. */
  readonly opponents: readonly string[] | "everybody";
  readonly days: number;
  readonly minutes: number;
}

/** So many times the damage of a random order ours has to collect in the same time. */
export const LEAST_GAIN = 1.5;

/** Simulated so many times, each with a seed of its own. */
const SEEDS = [1, 2, 3];

export const LEARNERS: readonly Learner[] = [
  { me: "king", opponents: "everybody", days: 30, minutes: 10 },
  {
    me: "jin",
    opponents: ["king", "kazuya", "law", "paul", "lili", "asuka", "bryan", "jun"],
    days: 30,
    minutes: 10,
  },
  { me: "yoshimitsu", opponents: ["jin"], days: 14, minutes: 10 },
];

export interface Comparison {
  readonly ours: Study;
  readonly random: Study;
  /** Damage for ten minutes of study with our order, as times that of the random one. */
  readonly gain: number;
}

/** Both orders for the same learner with the same seeds. */
export function compareOrders(learner: Learner, seeds: readonly number[] = SEEDS): Comparison {
  const decks = decksOf(learner);
  const opponents = [...decks.keys()];
  const ranked = learner.opponents === "everybody" ? opponents : learner.opponents;
  const meets = meetingShares(new Map(ranked.map((one, place) => [one, 1000 / (place + 1)])), opponents);
  const cards = [...new Map([...decks.values()].flat().map((card) => [card.id, card])).values()];
  const plan = { cards, meets, days: learner.days, minutes: learner.minutes };
  const mean = (order: "ours" | "random"): Study => {
    const studies = seeds.map((seed) => punishDamage({ ...plan, seed }, order));
    const sum = (value: (study: Study) => number) =>
      studies.reduce((all, study) => all + value(study), 0) / studies.length;
    return { damage: sum(({ damage }) => damage), minutes: sum(({ minutes }) => minutes) };
  };
  const [ours, random] = [mean("ours"), mean("random")];
  return { ours, random, gain: perMinute(ours) / perMinute(random) };
}

function perMinute({ damage, minutes }: Study): number {
  return damage / minutes;
}

function decksOf({ me, opponents }: Learner): Map<string, DrillCard[]> {
  const decks = new Map<string, DrillCard[]>();
  for (const pair of loadPairs(me))
    if (opponents === "everybody" || opponents.includes(pair.them))
      decks.set(pair.them, dealDeck(listCards(pair.documents, "check")));
  return decks;
}
