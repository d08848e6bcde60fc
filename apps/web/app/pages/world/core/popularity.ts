import type { PopulationPopularity } from "@tactician/contract";
import { CHARACTERS, type CharacterId, type RosterCharacter } from "@tactician/game";
import { RANK_CLASSES } from "@tactician/statistics";
import { countSides } from "../../../player/core/world-popularity.ts";

const MOST_LINES = 5;

type Months = PopulationPopularity["months"];
type Ranks = Months[number]["ranks"];
type RankClassId = Ranks[number]["rank"];

interface Popularity {
  readonly character: RosterCharacter;
  readonly share: number;
  /** At each class of ranks; nothing where no match was played. */
  readonly byRank: ReadonlyMap<RankClassId, number>;
}

/** Everybody's popularity over all months, the most played first. */
export function popularities(months: Months): Popularity[] {
  const ranks = months.flatMap((month) => month.ranks);
  const ofRanks = RANK_CLASSES.map(({ id }) => [id, ranks.filter(({ rank }) => rank === id)] as const);
  const byRank = ofRanks.map(([id, own]) => [id, sharesOf(own)] as const);
  const all = sharesOf(ranks);
  return CHARACTERS.map((character) => ({
    character,
    share: all(character.characterId) ?? 0,
    byRank: new Map(
      byRank.flatMap(([id, shareOf]) => {
        const share = shareOf(character.characterId);
        return share === undefined ? [] : [[id, share] as const];
      }),
    ),
  })).toSorted((one, other) => other.share - one.share);
}

/** A character's share in each month, in seconds since 1970. */
export interface PopularityLine {
  readonly label: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

export function popularityLines(months: Months, wanted: CharacterId | undefined): PopularityLine[] {
  const most = popularities(months).map(({ character }) => character);
  const first = most.filter(({ characterId }) => characterId === wanted);
  const shown = [...first, ...most.filter((other) => !first.includes(other))].slice(0, MOST_LINES);
  const byMonth = months.map(({ from, ranks }) => ({
    at: Date.parse(from) / 1000,
    shareOf: sharesOf(ranks),
  }));
  return shown.map(({ characterId, name }) => ({
    label: name,
    points: byMonth.flatMap(({ at, shareOf }) => {
      const value = shareOf(characterId);
      return value === undefined ? [] : [{ at, value }];
    }),
  }));
}

/** Finds a character's share of all sides in hundredths; nothing where there are none. */
function sharesOf(ranks: Ranks): (characterId: string) => number | undefined {
  const { all, byCharacter } = countSides(ranks);
  return (characterId) => (all === 0 ? undefined : (100 * (byCharacter.get(characterId) ?? 0)) / all);
}
