import { entryOf, type ReplayRecord } from "@tactician/game";
import { logistic } from "@tactician/statistics";

export interface Fitted {
  readonly value: number;
  readonly error: number | undefined;
}

/** Walks all matches, in any order; each call starts over. */
type WalkMatches = () => AsyncIterable<readonly ReplayRecord[]> | Iterable<readonly ReplayRecord[]>;

const GROUPS = 20;
const WIDEST_DIFFERENCE = 1000;
const PER_POINT = Math.LN10 / 400;

/**
 * How much of what the ratings promise comes true: the slope of a logistic regression of results on rating differences (no
 * constant: seats are alike). Counts by whole points of difference, so that any number of matches fits into memory.
 * Undefined without two different ratings.
 */
export async function fitSlope(walk: WalkMatches): Promise<(Fitted & { matches: number }) | undefined> {
  const counts = new Map<number, { matches: number; won: number }>();
  let matches = 0;
  for await (const slice of walk())
    for (const record of slice) {
      const difference = differenceOf(record);
      if (difference === undefined) continue;
      matches += 1;
      const count = entryOf(counts, difference, () => ({ matches: 0, won: 0 }));
      count.matches += 1;
      count.won += Number(record.winner === 1);
    }
  let value = 1;
  for (let step = 0; step < 50; step += 1) {
    let [slope, bend] = [0, 0];
    for (const [difference, { matches: all, won }] of counts) {
      const x = difference * PER_POINT;
      const chance = logistic(value * x);
      slope += x * (won - all * chance);
      bend += x * x * all * chance * (1 - chance);
    }
    if (bend === 0) return undefined;
    value += Math.max(-0.5, Math.min(0.5, slope / bend));
    if (Math.abs(slope / bend) < 1e-9) return { value, error: bend ** -0.5, matches };
  }
  return undefined;
}

/** Results minus what the ratings expect, over some matches, and the sum of `E(1-E)`: how much one unit of log-odds is there. */
type Sums = Record<"beyond" | "weight", number>;

/** A player's results by the opponent's character and by opponent. */
type Cells = Map<number, Map<string, Sums>>;

/** Sums of products of related results, and of their weights: their quotient is a variance in log-odds. */
type Products = Record<"within" | "across", Sums>;

/**
 * How far players are from their rating against one character (standard deviation, log-odds). A player's results against
 * different opponents with one character share this distance and the player's overall distance from the rating; results
 * against different characters share only the latter. The difference of the two covariances is the square of the spread.
 * Matches against the same opponent are never compared: they are alike for other reasons. The error is a jackknife over
 * twenty groups of players. Looks at a `part` of all players. Undefined if no two matches can be compared.
 */
export async function fitSpread(walk: WalkMatches, slope: number, part = 1): Promise<Fitted | undefined> {
  const players = new Map<string, Cells>();
  for await (const slice of walk()) for (const record of slice) addMatch(players, record, slope, part);
  const groups = Array.from(
    { length: GROUPS },
    (): Products => ({ within: totalOf([]), across: totalOf([]) }),
  );
  for (const [key, cells] of players) {
    const group = groups[hashOf(key) % GROUPS];
    if (group !== undefined) addProducts(group, cells);
  }
  const all = varianceOf(groups);
  if (all === undefined) return undefined;
  const value = Math.sqrt(Math.max(0, all));
  const known = groups.filter(({ within }) => within.weight > 0);
  if (known.length < GROUPS / 2) return { value, error: undefined };
  const without = known.map((left) => varianceOf(known.filter((group) => group !== left)) ?? all);
  const mean = without.reduce((sum, one) => sum + one, 0) / known.length;
  const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const varianceError = Math.sqrt((squares * (known.length - 1)) / known.length);
  return { value, error: Math.sqrt(Math.max(0, all) + varianceError) - value };
}

/** Seat 1's rating minus seat 2's in whole points; undefined for draws and unrated matches. */
function differenceOf(record: ReplayRecord): number | undefined {
  const { p1_rating_before: first, p2_rating_before: second, winner } = record;
  if (first === null || second === null || winner === 3) return undefined;
  return Math.round(Math.max(-WIDEST_DIFFERENCE, Math.min(WIDEST_DIFFERENCE, first - second)));
}

function addMatch(players: Map<string, Cells>, record: ReplayRecord, slope: number, part: number): void {
  const difference = differenceOf(record);
  if (difference === undefined) return;
  const expected = logistic(slope * difference * PER_POINT);
  const beyond = Number(record.winner === 1) - expected;
  const weight = expected * (1 - expected);
  const { p1_polaris_id: first, p2_polaris_id: second } = record;
  const add = (own: string, ownCharacter: number, character: number, opponent: string, sign: 1 | -1) => {
    if (part < 1 && (hashOf(own) % 10_000) / 10_000 >= part) return;
    const key = `${own} ${ownCharacter}`;
    const cells = entryOf(players, key, () => new Map());
    const cell = entryOf(cells, character, () => new Map());
    const sums = entryOf(cell, opponent, () => ({ beyond: 0, weight: 0 }));
    sums.beyond += sign * beyond;
    sums.weight += weight;
  };
  add(first, record.p1_chara_id, record.p2_chara_id, second, 1);
  add(second, record.p2_chara_id, record.p1_chara_id, first, -1);
}

function addProducts({ within, across }: Products, cells: Cells): void {
  const whole = Array.from(cells.values(), (opponents) => addPairs(within, [...opponents.values()]));
  addPairs(across, whole);
}

/** Adds twice the products of all pairs: the square of their sum, which comes back, minus the squares. */
function addPairs(products: Sums, sums: readonly Sums[]): Sums {
  const total = totalOf(sums);
  for (const field of ["beyond", "weight"] as const)
    products[field] += sums.reduce((left, one) => left - one[field] ** 2, total[field] ** 2);
  return total;
}

function totalOf(sums: readonly Sums[]): Sums {
  return sums.reduce(
    (total, one) => ({ beyond: total.beyond + one.beyond, weight: total.weight + one.weight }),
    { beyond: 0, weight: 0 },
  );
}

function varianceOf(groups: readonly Products[]): number | undefined {
  const within = totalOf(groups.map((group) => group.within));
  const across = totalOf(groups.map((group) => group.across));
  // Rounding can leave this much without any pair.
  if (within.weight < 1e-6) return undefined;
  const ownPart = across.weight < 1e-6 ? 0 : across.beyond / across.weight;
  return within.beyond / within.weight - ownPart;
}

/** FNV-1a: the same whole number for the same text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
