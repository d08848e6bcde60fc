import { MET_AT_RANK_MATCHES } from "./coach-parameters.ts";
import type { ExpectedResult } from "./expected-result.ts";
import { type Tally, tallyOf, totalOf, winRatio } from "./player-match.ts";
import {
  type Estimate,
  normalBelow,
  normalDensity,
  pointsOf,
  pointsOfRecord,
  type ScoredMatch,
  type ShrunkRecord,
  scoredMatch,
  shrunkRecord,
} from "./shrunk-record.ts";

/** The population's own matchup: log-odds by which `own` is above even against `opponent` after ratings; nothing where unknown. */
export type FindPrior = (ownGameId: number, opponentGameId: number) => number | undefined;

/** What everybody's matches say that a player's own are seen by. */
export interface WorldKnowledge {
  readonly findPrior?: FindPrior | undefined;
  /** How often a character is met at the player's rank: part of all matches there, 0 to 1; nothing where unknown. */
  readonly findShare?: ((opponentGameId: number) => number | undefined) | undefined;
}

export interface OpponentRecord {
  /** The opponent's character by its number in replay records. */
  readonly gameId: number;
  readonly tally: Tally;
  /** Matches won of all, in percent with two decimals, as `CharacterTally` has it. */
  readonly ratio: number;
  /** How often it is met, 0 to 1: part of all counted matches, and where that is known, of those at the player's rank. */
  readonly share: number;
  /** Points above even, negative below, at equal ratings: -4 is "about 4 in 100 below even". */
  readonly points: Estimate;
  /** How likely the truth is below even, 0 to 1. */
  readonly chanceBelowEven: number;
  /**
   * Matches lost in a hundred of all matches by being below even here, over all that the record leaves possible; what is
   * above even counts as nothing lost. Never negative.
   */
  readonly lostInHundred: number;
}

/** A record with the numbers and the matches that it was made from, newest first, for who counts on. */
export interface OpponentEvidence {
  readonly record: OpponentRecord;
  readonly shrunk: ShrunkRecord;
  /** `session`: in which one it was played; nothing where its time is not known. */
  readonly matches: readonly (ScoredMatch & Pick<ExpectedResult, "session">)[];
}

/** One record for each character that was met, with what it was made from; the most met first, of equals the smaller number. */
export function opponentEvidence(
  results: readonly ExpectedResult[],
  { findPrior, findShare }: WorldKnowledge = {},
): OpponentEvidence[] {
  const byOpponent = Map.groupBy(results, ({ match }) => match.opponent.chara_id);
  const evidence = [...byOpponent].map(([gameId, met]) => {
    let priorSum = 0;
    const matches = met.map(({ match, logOdds, result, session }) => {
      const found = findPrior?.(match.own.chara_id, gameId) ?? 0;
      const prior = Number.isFinite(found) ? found : 0;
      priorSum += prior;
      return { ...scoredMatch(logOdds + prior, result, match.own.rounds, match.opponent.rounds), session };
    });
    const tally = tallyOf(met.map(({ match }) => match));
    const shrunk = shrunkRecord(matches, priorSum / met.length);
    const share = expectedShare(met.length, results.length, findShare?.(gameId));
    const record = {
      gameId,
      tally,
      ratio: winRatio(tally) ?? 0,
      share,
      points: pointsOfRecord(shrunk),
      chanceBelowEven: normalBelow(-shrunk.mean / shrunk.deviation),
      lostInHundred: share * lostByRecord(shrunk),
    };
    return { record, shrunk, matches };
  });
  return evidence.toSorted(
    ({ record: a }, { record: b }) => totalOf(b.tally) - totalOf(a.tally) || a.gameId - b.gameId,
  );
}

/**
 * Points below even to be expected of a record: the mean over its distribution, in which what is above even counts as
 * nothing. For a record that is surely below even it is just its distance, for one at even about 0.4 deviations.
 */
export function lostByRecord({ mean, deviation }: Pick<ShrunkRecord, "mean" | "deviation">): number {
  const deviations = -mean / deviation;
  return pointsOf(deviation * (normalDensity(deviations) + deviations * normalBelow(deviations)));
}

/** How often a character will be met: as often as so far, with some matches at the player's rank beside the own ones. */
function expectedShare(met: number, matches: number, shareAtRank: number | undefined): number {
  if (shareAtRank === undefined || !(shareAtRank >= 0 && shareAtRank <= 1)) return met / matches;
  return (met + MET_AT_RANK_MATCHES * shareAtRank) / (matches + MET_AT_RANK_MATCHES);
}

/** How two players do against the same character, in points above or below even; `difference` is the own minus the other. */
export type ComparedOpponent = ReturnType<typeof compareOpponents>[number];

/** The characters that both have met, in the order of the first list. */
export function compareOpponents(own: readonly OpponentRecord[], other: readonly OpponentRecord[]) {
  const others = new Map(other.map((record) => [record.gameId, record.points]));
  return own.flatMap(({ gameId, points }) => {
    const found = others.get(gameId);
    if (found === undefined) return [];
    const difference = differenceOf(points, found);
    // Its interval excludes zero.
    const canTell = difference.low > 0 || difference.high < 0;
    return { gameId, own: points, other: found, difference, canTell };
  });
}

/** Two estimates that know nothing of each other: each side of the interval is as wide as both sides that make it, squared. */
function differenceOf(a: Estimate, b: Estimate): Estimate {
  const estimate = a.estimate - b.estimate;
  return {
    estimate,
    low: estimate - Math.hypot(a.estimate - a.low, b.high - b.estimate),
    high: estimate + Math.hypot(a.high - a.estimate, b.estimate - b.low),
  };
}

/** What learning a character would bring to anybody at a rank. */
export interface LearningCandidate {
  readonly gameId: number;
  /** How often it is met at that rank, as part of all matches. */
  readonly share: number;
  /** How many of its moves the player's character can punish. */
  readonly punishableMoves: number;
}

/** Whom it is most worth to learn about for everybody, best first. Where nothing can be learnt, or no number says so, nobody. */
export function mostWorthLearning<Candidate extends LearningCandidate>(
  candidates: readonly Candidate[],
  most: number,
): Candidate[] {
  const worthOf = ({ share, punishableMoves }: LearningCandidate) => share * punishableMoves;
  return candidates
    .filter((one) => one.share > 0 && one.punishableMoves > 0 && Number.isFinite(worthOf(one)))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.gameId - b.gameId)
    .slice(0, most);
}
