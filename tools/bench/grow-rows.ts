import { type Random, randomFrom } from "@tactician/game/random";

/** A row in the replay service's field names, as `JSON.parse` gives it. */
export type Row = Record<string, string | number | null>;

/** One match of every so many goes to each of these, so that they have as many as the benchmark needs. */
export interface BusyPlayer {
  readonly playerId: string;
  readonly matches: number;
}

export type GrownRows = ReturnType<typeof growRows>;

const FIRST_BATTLE_AT = 1_700_000_000;
const MATCHES_PER_SECOND = 10;
/** On average; the busiest have some ten times as many. */
const MATCHES_PER_PLAYER = 100;
const STAGES = [100, 200, 300, 500, 700, 900, 1100, 1300, 1500, 1801];

/**
 * Made-up matches in the shape of real ones: `size` of them, always the same, in the order in which they were played. They are made
 * when they are asked for: five million at once would not fit.
 */
export function growRows(size: number, busy: readonly BusyPlayer[] = []) {
  const players = Math.ceil((2 * size) / MATCHES_PER_PLAYER);
  return {
    size,
    /** Rows `from` up to, not including, `to`. */
    rows: (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => growRow(from + index, players, size, busy)),
    /** Players as often as they play: somebody who looks at statistics plays more than most. */
    playersAsMet: (count: number) => {
      const random = randomOf(4711);
      return Array.from({ length: count }, () => playerId(pick(random(), players)));
    },
  };
}

function growRow(number: number, players: number, size: number, busy: readonly BusyPlayer[]): Row {
  const random = randomOf(number);
  const p1 = pick(random(), players);
  const p2 = pick(random(), players);
  const p1Wins = random() < 0.5;
  const winner = random() < 0.01 ? 3 : 2 - Number(p1Wins);
  const row: Row = {
    battle_at: FIRST_BATTLE_AT + Math.floor(number / MATCHES_PER_SECOND),
    battle_id: battleId(random),
    battle_type: 2,
    game_version: 10_801 + 100 * Math.floor((8 * number) / size),
    stage_id: STAGES[Math.floor(random() * STAGES.length)] ?? 100,
    winner,
    ...seat("p1", p1, random, p1Wins ? 3 : 1),
    ...seat("p2", p2, random, p1Wins ? 1 : 3),
  };
  for (const [index, player] of busy.entries()) {
    const every = Math.floor(size / player.matches);
    if (number % every !== index || Math.floor(number / every) >= player.matches) continue;
    row[random() < 0.5 ? "p1_polaris_id" : "p2_polaris_id"] = player.playerId;
  }
  return row;
}

function seat(side: "p1" | "p2", player: number, random: Random, rounds: number): Row {
  const isRated = player % 50 !== 0;
  return {
    [`${side}_chara_id`]: Math.floor((player % 7) * 5 + random() * 5),
    [`${side}_name`]: `Player ${player} ${"★".repeat(player % 3)}`,
    [`${side}_polaris_id`]: playerId(player),
    [`${side}_power`]: 50_000 + Math.floor(random() * 300_000),
    [`${side}_rank`]: player % 30,
    [`${side}_rating_before`]: isRated ? 1200 + (player % 900) : null,
    [`${side}_rating_change`]: isRated ? Math.floor(random() * 30) - 15 : null,
    [`${side}_rounds`]: rounds,
  };
}

/** Squared, so that some play far more than others. */
function pick(random: number, players: number): number {
  return Math.floor(random ** 2 * players);
}

/** Ids look random in the game too, so that neighbours in play are not neighbours in the index. */
function playerId(player: number): string {
  return Math.imul(player + 1, 0x9e3779b1)
    .toString(36)
    .replace("-", "Z")
    .padStart(12, "3aBcDeFgHiJk");
}

function battleId(random: Random): string {
  const part = () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return `${part()}${part()}${part()}${part()}`.toUpperCase();
}

/** Numbers of neighbouring rows must have nothing in common. */
function randomOf(number: number): Random {
  return randomFrom(Math.imul(number + 1, 0x85ebca6b));
}
