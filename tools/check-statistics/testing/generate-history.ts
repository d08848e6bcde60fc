import type { ReplayRecord } from "@tactician/game";
import type { Random } from "@tactician/game/random";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { normalFrom, shuffled } from "./random.ts";

/**
 * How often characters are met, in parts of a thousand, the most met first: the shares of 35 characters in recorded ranked
 * matches of October 2024, without the one who was new that week, with seven later ones as often as the rarer half.
 */
const SHARES = [
  50, 48, 48, 47, 45, 38, 35, 35, 32, 32, 29, 28, 24, 23, 22, 21, 20, 20, 20, 19, 19, 18, 18, 17, 16, 15, 13,
  12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 9, 9, 3,
];

/** Of recorded meetings of two players, these parts were one match, two and three in a row. */
const SET_LENGTHS = [0.52, 0.36, 0.12];

/** Half of recorded rating differences lie within 65. */
const RATING_SCALE = 94;
/**
 * How far an opponent is from its rating, in log-odds. Results of recorded rematches are as alike as if what lies beyond
 * the ratings had a variance of 0.137; this is what is left of it without the player's own part, so that rematches are worth
 * as much less than other matches as recorded ones are.
 */
const OPPONENT_DEVIATION = 0.29;
/**
 * A rating moves by so much times what was not expected: so that it strays from the player's strength as far as recorded
 * ones do (0.08 log-odds, by results against different opponents). The service's moves further, and follows a strength that
 * moves too.
 */
const RATING_STEP = 5;
const STARTING_RATING = 1500;
const FIRST_BATTLE_AT = 1_700_000_000;
const DAY = 86_400;

export const GENERATED_PLAYER = "generated-player";

/**
 * What a streak within a session does to the next match, in log-odds: by matches won in a row so far, below zero by those
 * lost. 0.2 is 5 points, 0.8 is 19.
 */
export type MoodAfter = (streak: number) => number;

/** Written without a line of what is checked: the coach looks for clusters, these players have a mood. */
export const MOODS = [
  ["no tilt", () => 0],
  ["-5 points after a loss", (streak) => (streak < 0 ? -0.2 : 0)],
  ["-10 points after a loss", (streak) => (streak < 0 ? -0.4 : 0)],
  ["-19 points after a loss", (streak) => (streak < 0 ? -0.8 : 0)],
  ["-7 points a loss, three at most", (streak) => 0.3 * Math.max(-3, Math.min(0, streak))],
  ["10 points up and down", (streak) => 0.4 * Math.sign(streak)],
] as const satisfies readonly (readonly [string, MoodAfter])[];

/** What a generated player is like. Everything in log-odds beyond the rating. */
export interface Nature {
  readonly matches: number;
  /** Slope of the true strengths against the service's ratings. */
  readonly slope: number;
  /** How far from even the player is against a character (0 is the most met one but for those of `special`). */
  readonly distanceFrom: (character: number) => number;
  /** Characters with a share of their own, under the first numbers; all others share the rest. */
  readonly specialShares: readonly number[];
  readonly moodAfter?: MoodAfter | undefined;
}

/** One player's history, newest first: meetings of one to three matches, evenings, ratings that follow the results. */
export function generateHistory(random: Random, nature: Nature): ReplayRecord[] {
  const perPoint = (nature.slope * Math.LN10) / 400;
  const records: ReplayRecord[] = [];
  const clock = startClock(random);
  let rating = STARTING_RATING;
  let streak = 0;
  for (const [number, set] of schedule(random, nature).entries()) {
    const other = Math.round(rating + laplaceFrom(random, RATING_SCALE));
    const opponentOffset = normalFrom(random, OPPONENT_DEVIATION);
    const distance = nature.distanceFrom(set.character);
    for (let match = 0; match < set.length; match += 1) {
      const { at, isFirst } = clock();
      if (isFirst) streak = 0;
      // The player is as strong as at the start; only the rating moves.
      const mood = nature.moodAfter?.(streak) ?? 0;
      const logOdds = perPoint * (STARTING_RATING - other) + distance + mood - opponentOffset;
      const rounds = playRounds(random, roundChance(1 / (1 + Math.exp(-logOdds))));
      const record = makeMatch(records.length, {
        battle_at: at,
        winner: rounds.own === 3 ? 1 : 2,
        p1_polaris_id: GENERATED_PLAYER,
        p1_chara_id: 6,
        p1_rating_before: Math.round(rating),
        p1_rounds: rounds.own,
        p2_polaris_id: `opponent-${number}`,
        p2_chara_id: set.character,
        p2_rating_before: other,
        p2_rounds: rounds.other,
      });
      const won = rounds.own === 3 ? 1 : 0;
      rating += RATING_STEP * (won - 1 / (1 + 10 ** ((other - rating) / 400)));
      streak = won === 1 ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;
      records.push(record);
    }
  }
  return records.reverse();
}

type MatchSet = Readonly<Record<"character" | "length", number>>;

/** Who is met when: every character exactly as often as its share says, in meetings, mixed. */
function schedule(random: Random, nature: Nature): MatchSet[] {
  const sets = matchesByCharacter(nature).flatMap((matches, character) => {
    const own: MatchSet[] = [];
    for (let left = matches; left > 0; ) {
      const length = Math.min(left, setLength(random));
      own.push({ character, length });
      left -= length;
    }
    return own;
  });
  return shuffled(random, sets);
}

/** Whole matches for each character; what rounding leaves over goes to those with the largest remainders. */
function matchesByCharacter({ matches, specialShares }: Nature): number[] {
  const rest = 1 - specialShares.reduce((sum, share) => sum + share, 0);
  const total = SHARES.reduce((sum, share) => sum + share, 0);
  const exact = [...specialShares, ...SHARES.map((share) => (rest * share) / total)].map(
    (share) => share * matches,
  );
  const whole = exact.map(Math.floor);
  const missing = matches - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((count, place) => ({ place, remainder: count - Math.floor(count) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { place } of byRemainder.slice(0, missing)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

function setLength(random: Random): number {
  let left = random();
  for (const [place, part] of SET_LENGTHS.entries()) {
    left -= part;
    if (left < 0) return place + 1;
  }
  return 1;
}

function laplaceFrom(random: Random, scale: number): number {
  const size = -scale * Math.log(1 - random());
  return random() < 0.5 ? size : -size;
}

/** Evenings of 3 to 24 matches, five to ten minutes apart. */
function startClock(random: Random): () => { at: number; isFirst: boolean } {
  let [at, left] = [FIRST_BATTLE_AT, 0];
  return () => {
    const isFirst = left === 0;
    if (isFirst) {
      left = 3 + Math.floor(22 * random() ** 2);
      at += DAY;
    }
    left -= 1;
    at += 300 + Math.floor(300 * random());
    return { at, isFirst };
  };
}

/** The chance of a round that makes a race to three this likely, by halving. */
function roundChance(match: number): number {
  let [low, high] = [0, 1];
  for (let half = 0; half < 30; half += 1) {
    const p = (low + high) / 2;
    if (p ** 3 * (10 - 15 * p + 6 * p * p) < match) low = p;
    else high = p;
  }
  return low;
}

function playRounds(random: Random, chance: number): { own: number; other: number } {
  let [own, other] = [0, 0];
  while (own < 3 && other < 3) {
    if (random() < chance) own += 1;
    else other += 1;
  }
  return { own, other };
}
