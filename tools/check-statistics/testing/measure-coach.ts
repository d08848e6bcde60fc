import { type Random, randomFrom } from "@tactician/game/random";
import {
  type Coach,
  honestCoach,
  OPPONENT_SPREAD,
  playerMatches,
  pointsOf,
  RATING_SLOPE,
  totalOf,
  type WorldKnowledge,
} from "@tactician/statistics";
import { GENERATED_PLAYER, generateHistory, type MoodAfter, type Nature } from "./generate-history.ts";
import { normalFrom } from "./random.ts";

/** Planted: against two characters, each met in 6 % of matches. Where no other is asked for, 12 points below even. */
const WEAK_SHARES = [0.06, 0.06];
const WEAKNESS = Math.log(0.38 / 0.62);
const NOW = 1_800_000_000;

/** More characters than there are. */
const CHARACTERS = 60;
/** How far everybody is from even with a character against others, and by how much that is misjudged; log-odds. */
const WORLD_SPREAD = 0.07;
const WORLD_ERROR = 0.03;
/** As often as any other is met at a rank: not what the player meets, so that it does no good. */
const WORLD_SHARE = 1 / 43;

export interface Sample {
  readonly players: number;
  readonly matches: number;
  readonly seed: number;
  /** What streaks do to the players; nothing without it. */
  readonly moodAfter?: MoodAfter | undefined;
}

/**
 * Of players with two planted weaknesses (log-odds, below zero): how many parts of all have both among the first three, are
 * told of something, and of both as sure.
 */
export function measurePlanted(sample: Sample, weakness: number): Record<"first" | "told" | "named", number> {
  const coaches = coachesOf(sample, () => (character) => (character < WEAK_SHARES.length ? weakness : 0));
  const isWeak = ({ gameId }: { gameId: number }) => gameId < WEAK_SHARES.length;
  return {
    first: partOf(coaches, ({ costs }) => costs.costs.filter(isWeak).length === WEAK_SHARES.length),
    told: partOf(coaches, ({ costs }) => costs.verdict === "stands-out"),
    named: partOf(
      coaches,
      ({ costs }) => costs.costs.filter((cost) => cost.isSure && isWeak(cost)).length === WEAK_SHARES.length,
    ),
  };
}

/** Of players who are at even against everybody: what parts of all are rightly told of no cost, no drop and no other effect. */
export function measureEven(sample: Sample): { noCost: number; noDrop: number; noEffect: number } {
  const coaches = coachesOf(sample, () => () => 0);
  return {
    noCost: partOf(coaches, ({ costs }) => costs.verdict !== "stands-out"),
    noDrop: partOf(coaches, ({ sessions }) => sessions.verdict !== "drops"),
    noEffect: partOf(
      coaches,
      ({ againstRating: { closeMatches, firstOfSession } }) =>
        closeMatches === undefined && firstOfSession === undefined,
    ),
  };
}

/**
 * Of players who are usually as far from even as everybody with their character, whose matches say so: how many matches in a
 * hundred the first three truly cost, told with and without what everybody's matches say, and what part of all intervals has the
 * truth in it. Of players who are just as everybody, the part that is rightly told of no cost.
 */
export function measureKnownWorld(
  sample: Sample,
): Record<"caught" | "caughtWithout" | "coverage" | "noCost", number> {
  const truths: Nature["distanceFrom"][] = [];
  const worlds: WorldKnowledge[] = [];
  const natureOf = (spread: number) => (random: Random) => {
    const everybody = Array.from({ length: CHARACTERS }, () => normalFrom(random, WORLD_SPREAD));
    const known = everybody.map((truth) => truth + normalFrom(random, WORLD_ERROR));
    const own = everybody.map((truth) => truth + normalFrom(random, spread));
    worlds.push({ findPrior: (_, character) => known[character], findShare: () => WORLD_SHARE });
    const distanceFrom = (character: number) => own[character] ?? 0;
    truths.push(distanceFrom);
    return distanceFrom;
  };
  const told: Coach[] = [];
  const toldWithout: Coach[] = [];
  for (const matches of playersOf(sample, natureOf(OPPONENT_SPREAD))) {
    told.push(coachOf(matches, worlds.at(-1)));
    toldWithout.push(coachOf(matches));
  }
  const even = Array.from(playersOf(sample, natureOf(0)), (matches) => coachOf(matches, worlds.at(-1)));
  return {
    caught: caughtBy(told, truths),
    caughtWithout: caughtBy(toldWithout, truths),
    coverage: coverageOf(told, truths),
    noCost: partOf(even, ({ costs }) => costs.verdict !== "stands-out"),
  };
}

/** Matches in a hundred that the first three truly cost, on average. */
function caughtBy(coaches: readonly Coach[], truths: readonly Nature["distanceFrom"][]): number {
  const caught = coaches.flatMap(({ costs, opponents, matches }, place) =>
    costs.costs.map(({ gameId }) => {
      const met = opponents.find((opponent) => opponent.gameId === gameId)?.tally;
      const share = met === undefined ? 0 : totalOf(met) / matches;
      return share * Math.max(0, -pointsOf(truths[place]?.(gameId) ?? 0));
    }),
  );
  return caught.reduce((sum, one) => sum + one, 0) / coaches.length;
}

/** Of players as the model takes them to be, with two planted weaknesses on top: what part of all intervals has the truth in it. */
export function measureCoverage(sample: Sample): number {
  const truths: Nature["distanceFrom"][] = [];
  const coaches = coachesOf(sample, (random) => {
    const spread = Array.from({ length: CHARACTERS }, () => normalFrom(random, OPPONENT_SPREAD));
    const distanceFrom = (character: number) =>
      character < WEAK_SHARES.length ? WEAKNESS : (spread[character] ?? 0);
    truths.push(distanceFrom);
    return distanceFrom;
  });
  return coverageOf(coaches, truths);
}

function coverageOf(coaches: readonly Coach[], truths: readonly Nature["distanceFrom"][]): number {
  const covered = { inside: 0, all: 0 };
  for (const [place, { opponents }] of coaches.entries())
    for (const { gameId, points } of opponents) {
      const truth = pointsOf(truths[place]?.(gameId) ?? 0);
      covered.all += 1;
      covered.inside += Number(truth >= points.low && truth <= points.high);
    }
  return covered.inside / covered.all;
}

function coachesOf(sample: Sample, natureOf: (random: Random) => Nature["distanceFrom"]): Coach[] {
  return Array.from(playersOf(sample, natureOf), (matches) => coachOf(matches));
}

/** The matches of each player, one after the other. */
function* playersOf(sample: Sample, natureOf: (random: Random) => Nature["distanceFrom"]) {
  for (let player = 0; player < sample.players; player += 1) {
    const random = randomFrom(sample.seed + 7919 * player);
    const records = generateHistory(random, {
      matches: sample.matches,
      slope: RATING_SLOPE,
      distanceFrom: natureOf(random),
      specialShares: WEAK_SHARES,
      moodAfter: sample.moodAfter,
    });
    yield playerMatches(records, GENERATED_PLAYER);
  }
}

function coachOf(matches: ReturnType<typeof playerMatches>, world?: WorldKnowledge): Coach {
  return honestCoach(matches, { now: NOW, ...world });
}

function partOf(coaches: readonly Coach[], holds: (coach: Coach) => boolean): number {
  return coaches.filter(holds).length / coaches.length;
}
