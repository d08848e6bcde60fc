import type { ReplayRecord } from "@tactician/game";
import { SAMPLE_PLAYER_ID } from "@tactician/game/player-id";
import { randomFrom } from "@tactician/game/random";

const SEED = 8;
const EVENINGS = 60;
/** 30 August 2026, 18:00 UTC: fixed, so that the sample is the same for everyone and its pictures stay. */
const LAST_EVENING = 1_788_112_800;
const DAY = 86_400;
const STAGES = [100, 200, 300, 400, 500, 700, 900, 1100, 1200, 1300, 1500, 1700, 1800] as const;
/** Jin, and now and then Lars. */
const MAIN_CHARACTER = 6;
const SECOND_CHARACTER = 17;
/**
 * Numbers of the game, which have gaps. Written out, because the game's package would come along into the server's memory; a
 * later character is not added, so that the sample stays the same.
 */
const CHARACTERS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 28, 29, 32, 33,
  34, 35, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
] as const;
const OPPONENTS = 90;
const FIRST_TO = 3;
/** Patches in the order of their days, as parts of the whole time. */
const GAME_VERSIONS = [20_801, 30_001, 30_101] as const;

/** Kazuya, whom the sample player meets in one match of eight and mostly loses to: so one sees what the coach finds. */
const PLANTED_WEAKNESS = 8;
const PLANTED_SHARE = 0.12;

/** How likely the sample player is to win against some characters; against all others it is 54 %. */
const CHANCES: ReadonlyMap<number, number> = new Map([
  [PLANTED_WEAKNESS, 0.2],
  [15, 0.36],
  [33, 0.41],
  [5, 0.38],
  [2, 0.68],
  [34, 0.72],
  [23, 0.8],
]);
const USUAL_CHANCE = 0.54;
const DRAW_CHANCE = 0.01;

/**
 * A made-up player's matches, newest first: several hundred over four months, always the same ones, under the id
 * `sample-player`. So a first visitor sees what the statistics do; opponents are called "Sample Opponent 12".
 */
export function makeSampleMatches(): ReplayRecord[] {
  const random = randomFrom(SEED);
  const player = { rating: 1480, power: 148_000, played: 0 };
  const matches: ReplayRecord[] = [];
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    const day = LAST_EVENING - (EVENINGS - 1 - evening) * 2 * DAY;
    let at = day + Math.floor(random() * 4 * 3600);
    const matchesTonight = 3 + Math.floor(random() * 9);
    for (let i = 0; i < matchesTonight; i += 1) {
      matches.push(playMatch(random, player, at, evening / EVENINGS));
      at += 180 + Math.floor(random() * 420);
    }
  }
  return matches.reverse();
}

/** A player's fields of a match, in whichever seat. */
type Seat = {
  readonly [Name in keyof ReplayRecord as Name extends `p1_${infer Field}`
    ? Field
    : never]: ReplayRecord[Name];
};

interface SamplePlayer {
  rating: number;
  power: number;
  played: number;
}

function playMatch(random: () => number, player: SamplePlayer, at: number, progress: number): ReplayRecord {
  const opponent = drawOpponent(random, player.rating);
  const won = random() < (CHANCES.get(opponent.chara_id) ?? USUAL_CHANCE);
  const isDraw = random() < DRAW_CHANCE;
  const change = isDraw ? 0 : ratingChange(random, player.rating, won);
  const lostRounds = isDraw ? FIRST_TO : Math.floor(random() * FIRST_TO);
  const [ownRounds, otherRounds] = won || isDraw ? [FIRST_TO, lostRounds] : [lostRounds, FIRST_TO];
  const own: Seat = {
    polaris_id: SAMPLE_PLAYER_ID,
    name: "Sample Player",
    chara_id: random() < 0.88 ? MAIN_CHARACTER : SECOND_CHARACTER,
    rank: rankOf(player.rating),
    power: player.power,
    // The service rates a player after the first matches alone.
    rating_before: player.played >= 3 ? player.rating : null,
    rating_change: player.played >= 3 ? change : null,
    rounds: ownRounds,
  };
  const other: Seat = { ...opponent, rating_change: -change, rounds: otherRounds };
  player.played += 1;
  player.rating += change;
  player.power += won ? 150 + Math.floor(random() * 120) : 40;
  const sitsFirst = random() < 0.5;
  return {
    battle_id: Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join(""),
    battle_at: at,
    battle_type: 2,
    game_version: GAME_VERSIONS[Math.floor(progress * GAME_VERSIONS.length)] ?? GAME_VERSIONS[0],
    stage_id: pick(random, STAGES),
    winner: winnerOf(won === sitsFirst, isDraw),
    ...seated("p1", sitsFirst ? own : other),
    ...seated("p2", sitsFirst ? other : own),
  };
}

/** The seat's fields under the names that they have in a match: `power` -> `p1_power`. */
function seated<Side extends "p1" | "p2">(side: Side, seat: Seat) {
  const fields = Object.entries(seat).map(([field, value]) => [`${side}_${field}`, value]);
  return Object.fromEntries(fields) as { [Field in keyof Seat as `${Side}_${Field}`]: Seat[Field] };
}

/** The further above the others, the less a win brings and the more a loss takes. */
function ratingChange(random: () => number, rating: number, won: boolean): number {
  const size = 6 + Math.floor(random() * 9);
  const lead = Math.round((rating - 1560) / 25);
  return won ? Math.max(2, size - lead) : -Math.max(2, size + lead);
}

function winnerOf(firstWon: boolean, isDraw: boolean): ReplayRecord["winner"] {
  if (isDraw) return 3;
  return firstWon ? 1 : 2;
}

function drawOpponent(random: () => number, rating: number): Seat {
  // Raised, so that some are met often and most of them once or twice.
  const number = 1 + Math.floor(random() ** 1.5 * OPPONENTS);
  const theirs = Math.round(rating + (random() - 0.5) * 160);
  // Everybody has a favourite and plays it most of the time.
  const favourite = CHARACTERS[(number * 11) % CHARACTERS.length];
  const usual = random() < 0.8 && favourite !== undefined ? favourite : pick<number>(random, CHARACTERS);
  const chara_id = random() < PLANTED_SHARE ? PLANTED_WEAKNESS : usual;
  return {
    polaris_id: `sample-opponent-${number}`,
    name: `Sample Opponent ${number}`,
    chara_id,
    rank: rankOf(theirs),
    power: 120_000 + number * 700,
    rating_before: theirs,
    rating_change: null,
    rounds: 0,
  };
}

/** From Tenryu (17) up, a rank for every 45 points: about what ratings and ranks look like beside each other. */
function rankOf(rating: number): number {
  return Math.min(29, Math.max(10, 17 + Math.floor((rating - 1420) / 45)));
}

function pick<Value>(random: () => number, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
