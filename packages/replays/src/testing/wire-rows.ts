/** A row as the replay service sends it; user ids as text, which `wireText` writes as bare digits. */
export interface WireRow {
  battle_at: number;
  battle_id: string;
  battle_type: number;
  game_version: number;
  stage_id: number;
  winner: number;
  [seatField: `${"p1" | "p2"}_${string}`]: string | number | null;
}

/** Made-up matches of one player. */
export interface WireRowsOptions {
  playerId: string;
  count: number;
  /** Of the oldest match, unix seconds; each further one is 600 s later. */
  from: number;
}

/** A row that is a plain win of the first seat; `changes` make it something else. */
export function wireRow(changes: Partial<WireRow> = {}): WireRow {
  return {
    battle_at: 1_780_000_000,
    battle_id: "0123456789ABCDEF0123456789ABCDEF",
    battle_type: 2,
    game_version: 30_101,
    stage_id: 700,
    winner: 1,
    ...seat("p1", "aaaaBBBBcccc", "First Sample", 6),
    ...seat("p2", "ddddEEEEffff", "Second Sample", 12),
    ...changes,
  };
}

/** Matches of a player against ever different opponents; every third one from the second seat, every fourth one lost. */
export function wireRows({ playerId, count, from }: WireRowsOptions): WireRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [own, other] = index % 3 === 0 ? (["p2", "p1"] as const) : (["p1", "p2"] as const);
    const isLost = index % 4 === 0;
    return wireRow({
      battle_at: from + index * 600,
      battle_id: (hashOf(playerId) + index).toString(16).toUpperCase().padStart(32, "0"),
      winner: Number((isLost ? other : own).slice(1)),
      [`${own}_polaris_id`]: playerId,
      [`${own}_name`]: `Sample ${playerId}`,
      [`${other}_polaris_id`]: `opponent${index}`,
      [`${other}_name`]: `Sample Opponent ${index}`,
      [`${other}_chara_id`]: index % 40,
    });
  });
}

/** The body of the service's answer: every digit of the user ids, as a database writes them. */
export function wireText(rows: readonly unknown[]): string {
  return JSON.stringify(rows).replace(/("p[12]_user_id":)"(\d+)"/g, "$1$2");
}

function seat(side: "p1" | "p2", polarisId: string, name: string, charaId: number): Partial<WireRow> {
  return {
    [`${side}_polaris_id`]: polarisId,
    [`${side}_name`]: name,
    [`${side}_chara_id`]: charaId,
    [`${side}_rank`]: 21,
    [`${side}_power`]: 190_618,
    [`${side}_rating_before`]: 1550,
    [`${side}_rating_change`]: side === "p1" ? 11 : -11,
    [`${side}_rounds`]: side === "p1" ? 3 : 1,
    [`${side}_user_id`]: "971791190910122632",
    [`${side}_region_id`]: 4,
    [`${side}_area_id`]: null,
    [`${side}_lang`]: "en",
  };
}

/** So that two players' matches have different ids. */
function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) * 1_000_000;
}
