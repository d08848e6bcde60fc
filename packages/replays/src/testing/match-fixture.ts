import type { ReplayRecord } from "@tactician/game";

/** The `number`th match of a test, a minute after the one before: King beats Jin. `fields` are what the test cares about. */
export function makeMatch(number: number, fields: Partial<ReplayRecord> = {}): ReplayRecord {
  return {
    battle_id: number.toString(16).padStart(32, "0"),
    battle_at: 1_760_000_000 + 60 * number,
    battle_type: 2,
    game_version: 20_001,
    stage_id: 1500,
    winner: 1,
    p1_polaris_id: "3abcDEFghij3",
    p1_name: "Player 3",
    p1_chara_id: 3,
    p1_rank: 21,
    p1_power: 190_618,
    p1_rating_before: 1550,
    p1_rating_change: 11,
    p1_rounds: 3,
    p2_polaris_id: "3abcDEFghij6",
    p2_name: "Player 6",
    p2_chara_id: 6,
    p2_rank: 21,
    p2_power: 190_618,
    p2_rating_before: 1550,
    p2_rating_change: -11,
    p2_rounds: 1,
    ...fields,
  };
}

/** Matches `from` to `to`, both included, of players who meet no one else, with changing characters and ranks. */
export function makeMatches(from: number, to: number): ReplayRecord[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    return makeMatch(number, {
      p1_polaris_id: playerOf(number),
      p1_chara_id: number % 11,
      p1_rank: number % 31,
      p2_polaris_id: playerOf(number + 1),
      p2_chara_id: number % 13,
      p2_rank: (7 * number) % 31,
    });
  });
}

function playerOf(number: number): string {
  return `player${String(number % 7).padStart(6, "0")}`;
}
