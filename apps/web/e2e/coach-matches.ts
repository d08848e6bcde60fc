import type { ReplayRecord } from "@tactician/game";
import { ME, tossAt } from "./stats-matches.ts";

/** Invented matches with a planted weakness, for the honest coach: the same ones every time. */

/** Jack-8, whom the player hardly ever beats, and others, who are even. */
const WEAK_AGAINST = 10;
const OTHERS = [8, 2, 6, 3, 12, 15, 33, 9, 34];

/** Every seventh opponent plays Jack-8. */
const PERIOD = 7;

/**
 * As many matches, newest first, one a day before `newest` (seconds since 1970): even against everybody at equal ratings, and
 * one of five won against Jack-8 where `isWeak`. The older half is of an older version of the game; every fifth as King (2), the others as Jin (6).
 */
export function coachMatches(count: number, newest: number, isWeak = true): ReplayRecord[] {
  return Array.from({ length: count }, (_, age) => {
    const isJack = age % PERIOD === 3;
    const chance = isJack && isWeak ? 0.2 : 0.5;
    const isWon = isWeak ? tossAt(age) < chance : age % 2 === 0;
    return {
      battle_id: age.toString(16).toUpperCase().padStart(32, "0"),
      battle_at: newest - age * 86_400,
      battle_type: 2,
      game_version: age < count / 2 ? 30101 : 20801,
      stage_id: 100,
      winner: isWon ? 1 : 2,
      p1_polaris_id: ME,
      p1_name: "Crouch Dash",
      p1_chara_id: age % 5 === 4 ? 2 : 6,
      p1_rank: 20,
      p1_power: 200_000,
      p1_rating_before: 1500,
      p1_rating_change: 0,
      p1_rounds: isWon ? 3 : 1,
      p2_polaris_id: `opponent${age}`,
      p2_name: `Sample Opponent ${age}`,
      p2_chara_id: isJack ? WEAK_AGAINST : (OTHERS[age % OTHERS.length] ?? 8),
      p2_rank: 20,
      p2_power: 200_000,
      p2_rating_before: 1500,
      p2_rating_change: 0,
      p2_rounds: isWon ? 1 : 3,
    };
  });
}
