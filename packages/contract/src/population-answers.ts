import { findCharacterByGameId, findRank, RANKS } from "@tactician/game";
import {
  type MatchupEstimates,
  type PopularityCount,
  RANK_CLASSES,
  type RankCount,
} from "@tactician/statistics";
import type {
  CountedPopulation,
  PopulationMatchups,
  PopulationPopularity,
  PopulationRanks,
} from "./population.ts";

/*
 * The answers about everybody's matches, made of what was counted: characters get their ids, days their names; what nobody
 * knows is left out. The server makes them of its store, the page of its sample.
 */

/** A unix day as answers write it: 20005 -> `2024-10-09`. */
export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** `GET /api/population/matchups` of estimates. */
export function matchupsAnswer(counted: CountedPopulation, estimates: MatchupEstimates): PopulationMatchups {
  return {
    ...counted,
    reliability: estimates.reliability,
    characters: estimates.characters.flatMap(({ character, ...rest }) => {
      const id = idOf(character);
      return id === undefined ? [] : [{ id, ...rest }];
    }),
    cells: estimates.cells.flatMap(({ me, them, ...rest }) => {
      const [mine, theirs] = [idOf(me), idOf(them)];
      return mine === undefined || theirs === undefined ? [] : [{ me: mine, them: theirs, ...rest }];
    }),
  };
}

/** `GET /api/population/popularity` of counts in any order. */
export function popularityAnswer(
  counted: CountedPopulation,
  counts: readonly PopularityCount[],
): PopulationPopularity {
  const months = [...Map.groupBy(counts, ({ from }) => from)].toSorted(([a], [b]) => a - b);
  return {
    ...counted,
    months: months.map(([from, ofMonth]) => ({
      from: dayText(from),
      sides: sumOf(ofMonth),
      ranks: ranksOf(ofMonth),
    })),
  };
}

function ranksOf(counts: readonly PopularityCount[]): PopulationPopularity["months"][number]["ranks"] {
  return RANK_CLASSES.flatMap(({ id: rank }, place) => {
    const ofRank = counts.filter(({ rankClass }) => rankClass === place);
    if (ofRank.length === 0) return [];
    const known = ofRank.flatMap(({ character, sides }) => {
      const id = idOf(character);
      return id === undefined ? [] : [{ id, sides }];
    });
    return [{ rank, sides: sumOf(ofRank), characters: known.toSorted((a, b) => b.sides - a.sides) }];
  });
}

/** `GET /api/population/ranks` of counts in any order; both spellings of a rank are one. */
export function ranksAnswer(counted: CountedPopulation, counts: readonly RankCount[]): PopulationRanks {
  const byName = Map.groupBy(counts, ({ rank }) => findRank(rank)?.name);
  const ranks = RANKS.flatMap(({ id: rank, name }, place) => {
    const own = byName.get(name);
    const isFirst = RANKS.findIndex((row) => row.name === name) === place;
    return own === undefined || !isFirst ? [] : [{ rank, name, sides: sumOf(own) }];
  });
  return { ...counted, sides: sumOf(counts), ranks };
}

function sumOf(counts: readonly { readonly sides: number }[]): number {
  return counts.reduce((sum, { sides }) => sum + sides, 0);
}

function idOf(gameId: number): string | undefined {
  return findCharacterByGameId(gameId)?.characterId;
}
