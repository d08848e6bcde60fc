import type { ReplayRecord } from "@tactician/game";
import { makeMatch } from "./match-fixture.ts";

/** Made-up matches of one player. */
export interface WireRowsOptions {
  playerId: string;
  count: number;
  /** Of the oldest match, unix seconds; each further one is 600 s later. */
  from: number;
}

/** A row of the replay service that is a plain win of the first seat; `changes` make it something else. */
export function wireRow(changes: Partial<ReplayRecord> = {}): ReplayRecord {
  return makeMatch(0, {
    battle_at: 1_780_000_000,
    battle_id: "0123456789ABCDEF0123456789ABCDEF",
    game_version: 30_101,
    stage_id: 700,
    p1_polaris_id: "aaaaBBBBcccc",
    p1_name: "First Sample",
    p1_chara_id: 6,
    p2_polaris_id: "ddddEEEEffff",
    p2_name: "Second Sample",
    p2_chara_id: 12,
    ...changes,
  });
}

/** Matches of a player against ever different opponents; every third one from the second seat, every fourth one lost. */
export function wireRows({ playerId, count, from }: WireRowsOptions): ReplayRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const [own, other] = index % 3 === 0 ? (["p2", "p1"] as const) : (["p1", "p2"] as const);
    const isLost = index % 4 === 0;
    return wireRow({
      battle_at: from + index * 600,
      battle_id: (hashOf(playerId) + index).toString(16).toUpperCase().padStart(32, "0"),
      winner: (isLost ? other : own) === "p1" ? 1 : 2,
      [`${own}_polaris_id`]: playerId,
      [`${own}_name`]: `Sample ${playerId}`,
      [`${other}_polaris_id`]: `opponent${index}`,
      [`${other}_name`]: `Sample Opponent ${index}`,
      [`${other}_chara_id`]: index % 40,
    });
  });
}

/** So that two players' matches have different ids. */
function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) * 1_000_000;
}
