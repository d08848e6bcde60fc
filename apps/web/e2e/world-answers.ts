import type { PopulationMatchups, PopulationPopularity, PopulationRanks } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";

const COUNTED = {
  until: "2026-11-22",
  matches: 1_234_567,
  countedAt: new Date().toISOString(),
  versions: [
    { version: 30101, matches: 1_000_000, first: "2026-10-01", last: "2026-11-22" },
    { version: 30002, matches: 234_567, first: "2026-06-01", last: "2026-09-30" },
  ],
};

/** Of the whole roster: the later its id, the stronger a character; each is ahead by a tenth of a point for each place. */
export function matchups(changes: Partial<PopulationMatchups> = {}): PopulationMatchups {
  const places = [...CHARACTERS.entries()];
  const cells = places.flatMap(([i, { characterId: me }]) =>
    places.flatMap(([j, { characterId: them }]) => {
      if (i === j || isUnmet(me, them)) return [];
      const record = { matches: 1000 + i + j, wins: 500 + i - j, draws: 4 };
      if (isTooFew(me, them)) return [{ me, them, matches: 3, wins: 1, draws: 0 }];
      const estimate = 50 + (i - j) / 10;
      return [{ me, them, ...record, estimate, low: estimate - 0.55, high: estimate + 0.55 }];
    }),
  );
  return {
    ...COUNTED,
    reliability: 0.91,
    characters: places.map(([place, { characterId: id }]) => {
      const estimate = 48 + place / 10;
      const strength = { estimate, low: estimate - 0.3, high: estimate + 0.3 };
      return { id, matches: 5000 - place, wins: 2500, draws: 20, strength };
    }),
    cells,
    ...changes,
  };
}

/** King met Jin three times, and Kuma never met Panda. */
function isTooFew(me: string, them: string): boolean {
  return [me, them].toSorted().join() === "jin,king";
}

function isUnmet(me: string, them: string): boolean {
  return [me, them].toSorted().join() === "kuma,panda";
}

/** What an empty store answers. */
export const NOTHING_COUNTED: PopulationMatchups = {
  matches: 0,
  countedAt: new Date().toISOString(),
  versions: [],
  reliability: 0,
  characters: [],
  cells: [],
};

/** Two months in which King goes from a tenth to a fifth of all sides at one class of ranks. */
export const POPULARITY: PopulationPopularity = {
  ...COUNTED,
  months: [
    { from: "2026-10-01", sides: 1000, ranks: [{ rank: "rulers", sides: 1000, characters: played(100) }] },
    { from: "2026-11-01", sides: 1000, ranks: [{ rank: "rulers", sides: 1000, characters: played(200) }] },
  ],
};

function played(king: number) {
  return [
    { id: "jin", sides: 300 },
    { id: "king", sides: king },
  ];
}

export const RANK_SHARES: PopulationRanks = {
  ...COUNTED,
  sides: 1000,
  ranks: [
    { rank: 20, name: "Battle Ruler", sides: 600 },
    { rank: 24, name: "Bushin", sides: 300 },
    { rank: 25, name: "Tekken King", sides: 100 },
  ],
};
