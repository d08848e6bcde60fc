import type { ReplayRecord } from "@tactician/game";

type Check<Value> = (value: unknown) => value is Value;

/** Whole and within 32 bits, as that is what `|` makes of a number. */
const isWhole = (value: unknown): value is number => typeof value === "number" && (value | 0) === value;
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
/** Seconds from 1970 until 32 bits end in 2038. */
const isInstant = (value: unknown): value is number => isWhole(value) && value > 0;
const isRating = (value: unknown): value is number | null => value === null || isWhole(value);
const isWinner = (value: unknown): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3;
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
const isBattleId = textLike(/^[0-9a-f]{32}$/i);
export const isPlayerId = textLike(/^[\w-]{1,64}$/);

function textLike(pattern: RegExp): Check<string> {
  return (value): value is string => typeof value === "string" && pattern.test(value);
}

/**
 * The fields of a match, in the order of the databases' columns and of the answer, and what each must be to be stored:
 * numbers fit 32 bits, as the columns do. The compiler holds the list against the schema in `@tactician/game`. Plain
 * checks, because the schema's own need four to ten microseconds a row, as long as SQLite for storing it, and the feed
 * has millions of rows.
 */
export const FIELD_CHECKS: { readonly [Field in keyof ReplayRecord]: Check<ReplayRecord[Field]> } = {
  battle_id: isBattleId,
  battle_at: isInstant,
  battle_type: isCount,
  game_version: isCount,
  stage_id: isCount,
  winner: isWinner,
  p1_polaris_id: isPlayerId,
  p1_name: isName,
  p1_chara_id: isCount,
  p1_rank: isCount,
  p1_power: isCount,
  p1_rating_before: isRating,
  p1_rating_change: isRating,
  p1_rounds: isCount,
  p2_polaris_id: isPlayerId,
  p2_name: isName,
  p2_chara_id: isCount,
  p2_rank: isCount,
  p2_power: isCount,
  p2_rating_before: isRating,
  p2_rating_change: isRating,
  p2_rounds: isCount,
};

/** The names of the fields, in the same order. */
export const REPLAY_FIELDS = Object.keys(FIELD_CHECKS) as readonly (keyof ReplayRecord)[];

const CHECKS = Object.entries(FIELD_CHECKS);

/** Whether all fields are those of a match; others are not looked at. */
export function isMatch(fields: Readonly<Record<string, unknown>>): fields is ReplayRecord {
  return CHECKS.every(([field, isRight]) => isRight(fields[field]));
}

/** Newest first; matches of one second are in the order of their ids, so that every store gives the same list. */
export function newestFirst(a: ReplayRecord, b: ReplayRecord): number {
  if (a.battle_at !== b.battle_at) return b.battle_at - a.battle_at;
  return a.battle_id < b.battle_id ? 1 : -1;
}

/** The match as every store keeps it: its id in small letters, its texts without what a database cannot hold. */
export function storable(match: ReplayRecord): ReplayRecord {
  return {
    ...match,
    battle_id: match.battle_id.toLowerCase(),
    p1_polaris_id: storableText(match.p1_polaris_id),
    p1_name: storableText(match.p1_name),
    p2_polaris_id: storableText(match.p2_polaris_id),
    p2_name: storableText(match.p2_name),
  };
}

/** PostgreSQL holds no U+0000, and half of a surrogate pair is no character in UTF-8: both databases get the same text. */
export function storableText(text: string): string {
  return text.includes("\0") || !text.isWellFormed() ? text.replaceAll("\0", "").toWellFormed() : text;
}

export const SECONDS_OF_DAY = 86_400;

/** Far beyond what clocks that are kept by the network differ by, and near enough that no row stays in front for long. */
const CLOCKS_DIFFER_BY_SECONDS = 3600;

/** The newest second (unix) in which a match can have been played. `now` is in milliseconds. */
export function latestBattleAt(now: number = Date.now()): number {
  return Math.floor(now / 1000) + CLOCKS_DIFFER_BY_SECONDS;
}
