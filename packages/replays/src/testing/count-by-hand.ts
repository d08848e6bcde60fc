import type { ReplayRecord } from "@tactician/game";
import type { SqlStore } from "../sql-store.ts";
import type { PopulationFilter } from "../store.ts";

/** Everything that a store says of its counts. */
export async function countsOf(store: SqlStore, filter: PopulationFilter) {
  return {
    matchups: await store.findMatchupCounts(filter),
    popularity: await store.findPopularity(filter),
    ranks: await store.findRankCounts(filter),
    versions: await store.findPlayedVersions(),
    played: await store.findPlayedMatches(filter),
  };
}

/**
 * The same from a plain list of matches, match by match for every question: written without anything that the store uses. Days more
 * than 92 before the newest are counted by month; a month in which matches were dropped before a day is in two parts.
 */
export function countByHand(matches: readonly ReplayRecord[], filter: PopulationFilter, forgottenBefore = 0) {
  const now = Math.floor(Date.now() / 86_400_000);
  const newest = matches
    .map(({ battle_at }) => Math.floor(battle_at / 86_400))
    .reduce((last, day) => Math.max(last, Math.min(day, now)), 0);
  const isOfMonth = filter.since !== undefined && filter.since <= newest - 92;
  const month = isOfMonth ? startOfMonth(filter.since ?? 0) : undefined;
  const isSecondPart =
    month !== undefined && month < forgottenBefore && forgottenBefore <= (filter.since ?? 0);
  const since = isSecondPart ? forgottenBefore : (month ?? filter.since ?? 0);
  const sides = matches.flatMap((match) => [sideOf(match, "p1", "p2"), sideOf(match, "p2", "p1")]);
  const wanted = sides.filter(
    ({ day, version, rankClass }) =>
      day >= since &&
      day <= now &&
      (filter.version ?? version) === version &&
      !filter.exceptVersions?.includes(version) &&
      (filter.rankClass ?? rankClass) === rankClass,
  );
  const played = new Set(wanted.map(({ match }) => match));
  const days = wanted.map(({ day }) => day);
  return {
    matchups: groups(wanted, ({ me, them }) => [me, them]).map(([[me, them], group]) => ({
      me,
      them,
      matches: group.length,
      wins: sum(group, ({ wins }) => wins),
      draws: sum(group, ({ draws }) => draws),
      expected: sum(group, ({ expected }) => expected),
      variance: sum(group, ({ expected }) => Math.round((expected * (1e6 - expected)) / 1e6)),
    })),
    popularity: groups(wanted, ({ month, me, rankClass }) => [month, me, rankClass]).map(
      ([[from, character, rankClass], group]) => ({ from, character, rankClass, sides: group.length }),
    ),
    ranks: groups(wanted, ({ rank }) => [rank]).map(([[rank], group]) => ({ rank, sides: group.length })),
    versions: groups(
      sides.filter(({ day }) => day <= now),
      ({ version }) => [version],
    )
      .map(([[version], group]) => ({
        version,
        matches: group.length / 2,
        first: group.reduce((first, { day }) => Math.min(first, day), now),
        last: group.reduce((last, { day }) => Math.max(last, day), 0),
      }))
      .reverse(),
    played: {
      matches: played.size,
      first: days.length === 0 ? undefined : days.reduce((first, day) => Math.min(first, day)),
      last: days.length === 0 ? undefined : days.reduce((last, day) => Math.max(last, day)),
      since: filter.since === undefined ? undefined : since,
    },
  };
}

function sideOf(match: ReplayRecord, own: "p1" | "p2", other: "p1" | "p2") {
  const ratings = [match.p1_rating_before, match.p2_rating_before];
  const isRated = ratings.every((rating) => rating !== null);
  const difference = isRated ? Math.max(-1000, Math.min(1000, Number(ratings[0]) - Number(ratings[1]))) : 0;
  const ofFirst = Math.round(1e6 / (1 + 10 ** ((-0.64 * difference) / 400)));
  return {
    match,
    day: Math.floor(match.battle_at / 86_400),
    month: startOfMonth(Math.floor(match.battle_at / 86_400)),
    version: match.game_version,
    rank: match[`${own}_rank`],
    rankClass: classOf(match[`${own}_rank`]),
    me: match[`${own}_chara_id`],
    them: match[`${other}_chara_id`],
    wins: Number(match.winner === Number(own[1])),
    draws: Number(match.winner === 3),
    expected: own === "p1" ? ofFirst : 1e6 - ofFirst,
  };
}

function startOfMonth(day: number): number {
  const date = new Date(day * 86_400_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 86_400_000;
}

function classOf(rank: number): number {
  if ((rank >= 100 && rank <= 107) || rank === 765) return 5;
  if (rank < 0 || rank > 37) return 99;
  return [9, 15, 18, 21, 25].filter((from) => rank >= from).length;
}

function sum<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

/** In the order of their keys' numbers. */
function groups<Value, Key extends number[]>(
  values: readonly Value[],
  keyOf: (value: Value) => [...Key],
): [[...Key], Value[]][] {
  const found = new Map<string, [[...Key], Value[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = found.get(key.join()) ?? [key, []];
    found.set(key.join(), group);
    group[1].push(value);
  }
  return [...found.values()].sort(([one], [other]) => {
    const at = one.findIndex((number, index) => number !== other[index]);
    return (one[at] ?? 0) - (other[at] ?? 0);
  });
}
