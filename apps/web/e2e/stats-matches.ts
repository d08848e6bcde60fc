import type { ReplayRecord, Winner } from "@tactician/game";

/** Invented match records for the statistics page: the same ones every time. */

export const ME = "2aBcdEfGhiJk";
export const RIVAL = "4mNpqRsTuvWx";

/** Thursday, 14 November 2024, 20:00 in Greenwich. */
const NEWEST = 1_731_614_400;

const OPPONENTS = [8, 2, 6, 3, 12, 15, 33, 9, 34, 14, 20, 11, 7, 32, 5, 999];
const STAGES = [100, 200, 201, 500, 700, 1200, 1500, 1900];

interface Player {
  readonly id: string;
  readonly name: string;
  readonly characters: readonly number[];
}

const PLAYER: Player = { id: ME, name: "Crouch Dash", characters: [6, 6, 6, 28] };
const OTHER: Player = { id: RIVAL, name: "Rival 리벌", characters: [2, 2, 22] };

/** My matches, newest first: sessions of eight on most evenings, won by a fixed rule, every 29th against the rival. */
export function myMatches(count: number): ReplayRecord[] {
  return matchesOf(PLAYER, OTHER, count);
}

/** The rival's matches, newest first. */
export function rivalMatches(count: number): ReplayRecord[] {
  return matchesOf(OTHER, PLAYER, count);
}

function matchesOf(player: Player, rival: Player, count: number): ReplayRecord[] {
  const records: ReplayRecord[] = [];
  let rating = 1400;
  for (let age = count - 1; age >= 0; age -= 1) {
    const winner = winnerAt(age);
    const change = winner === 3 ? 0 : (winner === 1 ? 1 : -1) * (6 + (age % 7));
    const record = match([player, opponentAt(age, rival)], age, winner, [rating, change]);
    records.push(age % 3 === 0 ? swapped(record) : record);
    rating += change;
  }
  return records.reverse();
}

function winnerAt(age: number): Winner {
  if (age % 41 === 40) return 3;
  return tossAt(age) < 0.53 ? 1 : 2;
}

function match(
  [player, opponent]: readonly [Player, Player],
  age: number,
  winner: Winner,
  [rating, change]: readonly [before: number, change: number],
): ReplayRecord {
  return {
    battle_id: age.toString(16).toUpperCase().padStart(32, "0"),
    battle_at: NEWEST - Math.floor(age / 8) * 92_000 - (age % 8) * 240,
    ...{ battle_type: 2, game_version: 30101, winner },
    stage_id: STAGES[Math.floor(tossAt(age + 0.5) * STAGES.length)] ?? 100,
    ...{ p1_polaris_id: player.id, p1_name: player.name },
    p1_chara_id: player.characters[Math.floor(age / 8) % player.characters.length] ?? 6,
    ...{ p1_rank: Math.max(15, 24 - Math.floor(age / 90)), p1_power: 210_345 - age * 31 },
    ...{ p1_rating_before: rating, p1_rating_change: change, p1_rounds: winner === 1 ? 3 : 1 },
    ...{ p2_polaris_id: opponent.id, p2_name: opponent.name, p2_chara_id: opponent.characters[0] ?? 8 },
    ...{ p2_rank: 23, p2_power: 198_000 + age },
    ...{ p2_rating_before: rating + 20, p2_rating_change: -change, p2_rounds: winner === 2 ? 3 : 1 },
  };
}

function opponentAt(age: number, rival: Player): Player {
  if (age % 29 === 3) return rival;
  // Early characters of the list are met more often, the last one hardly ever.
  const place = Math.floor(tossAt(age + 0.25) ** 2 * OPPONENTS.length);
  return { id: `opponent${age}`, name: `Sample Opponent ${age}`, characters: [OPPONENTS[place] ?? 8] };
}

/** A fixed number between 0 and 1 for a place: no chance, but no pattern that one sees. */
export function tossAt(place: number): number {
  const wave = Math.sin(place * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** The same match with its players in each other's seats. */
function swapped(record: ReplayRecord): ReplayRecord {
  const seats = Object.entries(record).map(([field, value]) => {
    const other = field.startsWith("p1_") ? field.replace("p1_", "p2_") : field.replace("p2_", "p1_");
    return [other, value];
  });
  const winner = record.winner === 3 ? 3 : 3 - record.winner;
  return { ...Object.fromEntries(seats), winner };
}
