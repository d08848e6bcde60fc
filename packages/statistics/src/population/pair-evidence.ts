import { entryOf, findCharacterByGameId } from "@tactician/game";
import type { MatchupCount } from "./matchup-counts.ts";

/** What the matches of two characters say, seen from the one with the smaller number. */
export interface PairEvidence {
  readonly a: number;
  readonly b: number;
  /** For each layer: results beyond the expected ones, and the variance that they have by chance, both in matches. */
  readonly beyond: readonly number[];
  readonly information: readonly number[];
}

export interface Evidence {
  /** Numbers of the characters that met another one, the smallest first. */
  readonly characters: readonly number[];
  readonly pairs: readonly PairEvidence[];
  /** 1 for all ranks; 2 for a class of ranks, whose first layer is everybody else. */
  readonly layers: number;
}

type PairSums = Pick<PairEvidence, "a" | "b"> & { beyond: number; information: number };

const MILLION = 1_000_000;
/** Above the number of every character. */
const KEY = 100_000;

/** Whether a count says something of a matchup: two characters of the roster, and numbers that matches can add up to. */
export function isMatchup({ me, them, matches, wins, draws, expected, variance }: MatchupCount): boolean {
  return (
    me !== them &&
    isKnown(me) &&
    isKnown(them) &&
    Number.isFinite(matches) &&
    wins >= 0 &&
    draws >= 0 &&
    wins + draws <= matches &&
    expected >= 0 &&
    expected <= MILLION * matches &&
    variance > 0 &&
    variance <= (MILLION / 4) * matches
  );
}

const isKnown = (gameId: number) => findCharacterByGameId(gameId) !== undefined;

/**
 * Adds up both sides' views of each pair (`isMatchup`), each with half its weight: without a filter of ranks
 * every match counts once, with one those of two players in the class do, and of only one half.
 */
export function pairEvidence(counts: readonly MatchupCount[]): Evidence {
  return evidenceOf([sumPairs(counts)]);
}

/** The same of a class of ranks; everybody else is what `all` has more than `counts`. */
export function classEvidence(counts: readonly MatchupCount[], all: readonly MatchupCount[]): Evidence {
  const own = sumPairs(counts);
  const others = sumPairs(all);
  for (const [key, { beyond, information }] of own) {
    const pair = others.get(key);
    if (pair === undefined) continue;
    pair.beyond -= beyond;
    pair.information -= information;
  }
  return evidenceOf([others, own]);
}

/** Sums in halves of millionths: whole numbers, which are the same in any order. */
function sumPairs(counts: readonly MatchupCount[]): Map<number, PairSums> {
  const pairs = new Map<number, PairSums>();
  for (const { me, them, wins, draws, expected, variance } of counts) {
    const [a, b] = me < them ? [me, them] : [them, me];
    const key = a * KEY + b;
    const pair = entryOf(pairs, key, () => ({ a, b, beyond: 0, information: 0 }));
    const beyond = MILLION * wins + (MILLION / 2) * draws - expected;
    pair.beyond += me === a ? beyond : -beyond;
    pair.information += variance;
  }
  return pairs;
}

function evidenceOf(layers: readonly ReadonlyMap<number, PairSums>[]): Evidence {
  const named = new Map<number, PairSums>();
  for (const layer of layers) for (const [key, pair] of layer) if (pair.information > 0) named.set(key, pair);
  const characters = [...new Set([...named.values()].flatMap(({ a, b }) => [a, b]))].toSorted(
    (x, y) => x - y,
  );
  const places = new Map(characters.map((gameId, place) => [gameId, place]));
  const pairs = [...named.keys()]
    .toSorted((x, y) => x - y)
    .map((key): PairEvidence => {
      const found = layers.map((layer) => knownSums(layer.get(key)));
      return {
        a: places.get(Math.floor(key / KEY)) ?? 0,
        b: places.get(key % KEY) ?? 0,
        beyond: found.map(({ beyond }) => beyond / (2 * MILLION)),
        information: found.map(({ information }) => information / (2 * MILLION)),
      };
    });
  return { characters, pairs, layers: layers.length };
}

/** Where a layer has nothing (or less than nothing, of counts that do not fit each other), the pair is unknown there. */
function knownSums(sums: PairSums | undefined): Pick<PairSums, "beyond" | "information"> {
  return sums !== undefined && sums.information > 0 ? sums : { beyond: 0, information: 0 };
}

/*
 * Every number that the estimates of matchups rest on beside the counts (decision 046), with its source. Spreads are
 * standard deviations in log-odds; 0.04 is one point at even ratings. `npm run check -- world` measures what they lead to.
 */

/** How far characters' strengths lie apart, and how far pairs are from what two strengths make of them. */
export interface Spreads {
  readonly strength: number;
  readonly pair: number;
}

/**
 * What spreads are taken for until matches tell: for all ranks, and for how far a class of ranks is from all others. The
 * first were measured on 570,057 matches of 19 hours (0.06 with strengths, 0.04 without), the others are a guess.
 */
export const USUAL_SPREADS: readonly [Spreads, Spreads] = [
  { strength: 0.045, pair: 0.04 },
  { strength: 0.03, pair: 0.03 },
];

/** As many values that scatter as usual stand beside the 42 strengths and 861 pairs that spreads are fitted from. */
export const USUAL_SPREAD_WEIGHT = 5;

export const LEAST_SPREAD = 0.001;
export const MOST_SPREAD = 1;

/**
 * Intervals hold as well if pairs scattered as widely as this (3 points of all ranks, half of that in a class): else a pair
 * that is unlike the others, 3 points off, would be drawn to them and often lie outside of its interval.
 */
export const UNUSUAL_PAIR_SPREADS: readonly [number, number] = [0.12, 0.06];

/** A cell is given an estimate from here on: the part of what is unknown of a pair that matches have told. */
export const LEAST_KNOWN = 0.1;
