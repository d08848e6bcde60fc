import type { ReplayRecord, Winner } from "@tactician/game";

/** The player whom the tests look at. */
export const ME = "aaaa1111bbbb";
/** The opponent in the tests' matches, unless they say otherwise. */
export const RIVAL = "cccc2222dddd";

let made = 0;

/** A match of its own, of Jin (me, seat 1) against King (seat 2), that I won, but for what `changes` says. */
export function replay(changes: Partial<ReplayRecord> = {}): ReplayRecord {
  made += 1;
  return {
    p1_polaris_id: ME,
    p1_name: "Me",
    p1_chara_id: 6,
    p1_rank: 20,
    p1_power: 150_000,
    p1_rating_before: 1500,
    p1_rating_change: 10,
    p1_rounds: 3,
    p2_polaris_id: RIVAL,
    p2_name: "Rival",
    p2_chara_id: 2,
    p2_rank: 21,
    p2_power: 160_000,
    p2_rating_before: 1510,
    p2_rating_change: -10,
    p2_rounds: 1,
    battle_id: made.toString(16).padStart(32, "0"),
    battle_at: 1_728_460_000,
    battle_type: 2,
    game_version: 30101,
    stage_id: 1200,
    winner: 1,
    ...changes,
  };
}

/** A record seen from the other chair: what was in seat 1 is in seat 2. The same match, the same facts. */
export function swapped(record: ReplayRecord): ReplayRecord {
  const other = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [swappedField(field), value]),
  ) as unknown as ReplayRecord;
  return { ...other, winner: SWAPPED_WINNER[record.winner] };
}

const SWAPPED_WINNER: Record<Winner, Winner> = { 1: 2, 2: 1, 3: 3 };

function swappedField(field: string): string {
  if (field.startsWith("p1_")) return field.replace("p1_", "p2_");
  return field.replace("p2_", "p1_");
}
