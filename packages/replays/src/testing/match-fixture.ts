import type { Match, Seat } from "../match.ts";

/** What a test cares about; the rest is filled in. */
export interface MatchParts extends Partial<Omit<Match, "p1" | "p2">> {
  readonly p1?: Partial<Seat>;
  readonly p2?: Partial<Seat>;
}

/** The `number`th match of a test, a minute after the one before: King beats Jin. */
export function makeMatch(number: number, parts: MatchParts = {}): Match {
  return {
    battleId: number.toString(16).padStart(32, "0"),
    battleAt: 1_760_000_000 + 60 * number,
    battleType: 2,
    gameVersion: 20_001,
    stageId: 1500,
    winner: 1,
    ...parts,
    p1: { ...makeSeat(3), ...parts.p1 },
    p2: { ...makeSeat(6), ...parts.p2 },
  };
}

/** Matches `from` to `to`, both included, of players who meet no one else. */
export function makeMatches(from: number, to: number): Match[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    return makeMatch(number, {
      p1: { polarisId: playerOf(number) },
      p2: { polarisId: playerOf(number + 1) },
    });
  });
}

function playerOf(number: number): string {
  return `player${String(number % 7).padStart(6, "0")}`;
}

function makeSeat(charaId: number): Seat {
  return {
    polarisId: `3abcDEFghij${charaId}`,
    name: `Player ${charaId}`,
    charaId,
    rank: 21,
    power: 190_618,
    ratingBefore: 1550,
    ratingChange: -11,
    rounds: charaId === 3 ? 3 : 1,
    userId: "553560191212221631",
    regionId: 4,
    areaId: 12,
    lang: "en",
  };
}
