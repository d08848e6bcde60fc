import { CHARACTERS, RANKS } from "@tactician/game";
import { logistic } from "../player/expected-result.ts";
import type { MatchupCount, PlayedVersion, PopularityCount, RankCount } from "./matchup-counts.ts";
import { RANK_CLASSES, rankClassOf } from "./rank-classes.ts";

/*
 * Made-up counts of everybody's matches, for who wants to see the page before a store has any: half a year, always the
 * same for the same last day. Who is strong, weak or often played is drawn by lot and resembles no season of the game.
 */

/** Which part of the sample is wanted. Days are unix days, UTC, both ends included. */
export interface SampleFilter {
  readonly until: number;
  readonly since?: number | undefined;
  readonly version?: number | undefined;
  readonly rankClass?: number | undefined;
}

const MONTHS = 6;
/** The version changes in the middle. */
const VERSIONS = [30_001, 30_101] as const;
const MATCHES_OF_DAY = 30_000;
const DAY_MS = 86_400_000;
const MILLION = 1_000_000;
/** Spreads in log-odds: of strengths, of what a class or a version changes in them, and of pairs. */
const STRENGTHS = 0.045;
const STRENGTH_CHANGES = 0.02;
const PAIRS = 0.04;
const PAIR_CHANGES = 0.015;
/** How unlike the characters are in how often they are played, in logarithms, and how that moves from month to month. */
const POPULARITY = 0.7;
const POPULARITY_CHANGES = 0.12;
const DRAWN = 0.004;
/** Mean of E(1-E) where most opponents are rated alike. */
const VARIANCE = 0.235;

/** One month at one class of ranks: nothing is drawn by lot more finely. */
type Part = ReturnType<typeof chosen>[number];

/** Counts by pair, as the store has them, those of a character against itself included. */
export function sampleMatchupCounts(filter: SampleFilter): MatchupCount[] {
  const byPair = Map.groupBy(chosen(filter).flatMap(countsOf), ({ me, them }) => `${me} ${them}`);
  return [...byPair.values()].map((counts) => counts.reduce(added));
}

/** Sides by month (its first unix day), character and rank class. */
export function samplePopularity(filter: SampleFilter): PopularityCount[] {
  return chosen(filter).flatMap((part) => {
    const sides = new Map<number, number>();
    for (const { me, matches } of countsOf(part)) sides.set(me, (sides.get(me) ?? 0) + matches);
    const { from, rankClass } = part;
    return [...sides].map(([character, own]) => ({ from, character, rankClass, sides: own }));
  });
}

export function sampleRanks(filter: SampleFilter): RankCount[] {
  const sides = new Map<number, number>();
  for (const part of chosen(filter)) {
    const all = countsOf(part).reduce((sum, { matches }) => sum + matches, 0);
    const ladder = LADDER.filter(({ rank }) => rankClassOf(rank) === part.rankClass);
    const total = sumOf(ladder.map(({ share }) => share));
    let below = 0;
    for (const { rank, share } of ladder) {
      // What rounding takes from one rank goes to the next.
      const own = Math.round((all * (below + share)) / total) - Math.round((all * below) / total);
      sides.set(rank, (sides.get(rank) ?? 0) + own);
      below += share;
    }
  }
  return [...sides].map(([rank, own]) => ({ rank, sides: own }));
}

/** Every version, the newest first, with its matches and the first and last day of them. */
export function sampleVersions(until: number): PlayedVersion[] {
  return VERSIONS.toReversed().flatMap((version) => {
    const months = monthsOf({ until, version });
    const [first, last] = [months[0], months.at(-1)];
    if (first === undefined || last === undefined) return [];
    const matches = samplePlayedMatches({ until, version });
    return [{ version, matches, first: first.from, last: last.from + last.days - 1 }];
  });
}

export function samplePlayedMatches(filter: SampleFilter): number {
  return sumOf(sampleMatchupCounts(filter).map(({ matches }) => matches)) / 2;
}

function chosen(filter: SampleFilter) {
  const classes = [...RANK_CLASSES.keys()].filter((one) => (filter.rankClass ?? one) === one);
  return monthsOf(filter).flatMap((month) => classes.map((rankClass) => ({ ...month, rankClass })));
}

/** Calendar months by their first day, the last one as far as it has come, with how many of its days the filter takes. */
function monthsOf({ until, since = 0, version }: SampleFilter) {
  const last = new Date(until * DAY_MS);
  return Array.from({ length: MONTHS }, (_, place) => {
    const number = last.getUTCMonth() - (MONTHS - 1) + place;
    const from = Date.UTC(last.getUTCFullYear(), number, 1) / DAY_MS;
    const next = Date.UTC(last.getUTCFullYear(), number + 1, 1) / DAY_MS;
    const days = Math.min(next, until + 1) - Math.max(from, since);
    return { from, days, version: VERSIONS[place < MONTHS / 2 ? 0 : 1] };
  }).filter((month) => month.days > 0 && (version ?? month.version) === month.version);
}

function countsOf(part: Part): MatchupCount[] {
  const { from, version, rankClass } = part;
  const strengths = CHARACTERS.map(
    ({ gameId: one }) => lot(STRENGTHS, 1, one) + lot(STRENGTH_CHANGES, 2, one, version, rankClass),
  );
  const shares = CHARACTERS.map(({ gameId }) => shareOf(gameId, part));
  const total = sumOf(shares);
  const matchesOfPart = part.days * MATCHES_OF_DAY * classShare(rankClass);
  const counts: MatchupCount[] = [];
  for (const [i, { gameId: me }] of CHARACTERS.entries())
    for (const [j, { gameId: them }] of CHARACTERS.slice(0, i + 1).entries()) {
      const sides = (matchesOfPart * 2 * (shares[i] ?? 0) * (shares[j] ?? 0)) / total ** 2;
      if (me === them) counts.push(mirror(me, Math.round(sides / 2)));
      else {
        const effect = lot(PAIRS, 3, me, them) + lot(PAIR_CHANGES, 4, me, them, version, rankClass);
        const chance = logistic((strengths[i] ?? 0) - (strengths[j] ?? 0) + effect);
        const luck = lot(1, 5, me, them, from, rankClass);
        counts.push(...pair(me, them, Math.round(sides), chance, luck));
      }
    }
  return counts.filter(({ matches }) => matches > 0);
}

function mirror(me: number, matches: number): MatchupCount {
  const draws = 2 * Math.round(DRAWN * matches);
  const variance = Math.round(2 * matches * VARIANCE * MILLION);
  const sums = { matches: 2 * matches, wins: matches - draws / 2, draws };
  return { me, them: me, ...sums, expected: matches * MILLION, variance };
}

/** Both sides of a pair. What happens is what is likely, and `luck` standard deviations more of so many matches. */
function pair(me: number, them: number, matches: number, chance: number, luck: number): MatchupCount[] {
  const draws = Math.round(DRAWN * matches);
  const won = Math.round(chance * matches + luck * Math.sqrt(matches * VARIANCE) - draws / 2);
  const wins = Math.max(0, Math.min(matches - draws, won));
  const variance = Math.round(matches * VARIANCE * MILLION);
  const both = { matches, draws, expected: (matches * MILLION) / 2, variance };
  return [
    { ...both, me, them, wins },
    { ...both, me: them, them: me, wins: matches - draws - wins },
  ];
}

function shareOf(character: number, { from, rankClass }: Part): number {
  return Math.exp(
    lot(POPULARITY, 6, character) +
      lot(POPULARITY_CHANGES, 7, character, from) +
      lot(2 * POPULARITY_CHANGES, 8, character, rankClass),
  );
}

/** How often each rank of the ladder is played: most around Tenryu, few at both ends. */
const LADDER = RANKS.filter((rank) => "points" in rank).map(({ id }) => ({
  rank: id,
  share: Math.exp(-(((id - 17) / 7) ** 2) / 2),
}));

function classShare(rankClass: number): number {
  const own = LADDER.filter(({ rank }) => rankClassOf(rank) === rankClass);
  return sumOf(own.map(({ share }) => share)) / sumOf(LADDER.map(({ share }) => share));
}

/** Drawn from a normal distribution around 0, always the same for the same numbers. */
function lot(deviation: number, ...of: readonly number[]): number {
  const mixed = of.reduce((hash, number) => mix(hash ^ mix(number + 0x9e3779b9)), 0);
  const [one, other] = [mix(mixed + 1), mix(mixed + 2)].map((hash) => (hash + 0.5) / 2 ** 32);
  return deviation * Math.sqrt(-2 * Math.log(one ?? 1)) * Math.cos(2 * Math.PI * (other ?? 0));
}

/** Scatters a whole number over 0 to 2^32 - 1 (the last steps of murmur3). */
function mix(number: number): number {
  let hash = number | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function added(count: MatchupCount, other: MatchupCount): MatchupCount {
  return {
    ...count,
    matches: count.matches + other.matches,
    wins: count.wins + other.wins,
    draws: count.draws + other.draws,
    expected: count.expected + other.expected,
    variance: count.variance + other.variance,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
