import * as z from "zod/mini";

/** The last second of the year 9999: beyond it a date is written in another way, or cannot be. */
const LAST_SECOND = 253_402_300_799;
/** As far as the columns of the store go; more would be a page of digits. */
const HIGHEST_RATING = 2 ** 31 - 1;

/** Nothing for a player whom the replay service has not rated yet. */
const rating = z.nullable(z.number().check(z.gte(-HIGHEST_RATING), z.lte(HIGHEST_RATING)));

/**
 * One ranked match under the replay service's field names: what is read from the service, kept in the store, sent by
 * `GET /stats/replays` and counted in the browser. Its other fields (accounts, places, languages) are not read at all.
 */
export const replayRecordSchema = z.object({
  /** 32 hexadecimal digits; small letters once it is stored. */
  battle_id: z.string(),
  /** Seconds since 1970. */
  battle_at: z.int().check(z.gte(0), z.lte(LAST_SECOND)),
  /** 2 is a ranked match; the service has only these. */
  battle_type: z.int(),
  /** 30101 is 3.01.01. */
  game_version: z.int(),
  stage_id: z.int(),
  /** The seat that won, or 3 for a draw. */
  winner: z.literal([1, 2, 3]),
  /** The player's id without dashes, case counts: `5BgEFtbgtgnT`. */
  p1_polaris_id: z.string(),
  /** Today's name, not that of the match's day; any Unicode. */
  p1_name: z.string(),
  p1_chara_id: z.int(),
  p1_rank: z.int(),
  /** Tekken Power, the game's sum over all of a player's characters. */
  p1_power: z.number(),
  /** Rating of the player with that character before the match. */
  p1_rating_before: rating,
  p1_rating_change: rating,
  p1_rounds: z.int(),
  p2_polaris_id: z.string(),
  p2_name: z.string(),
  p2_chara_id: z.int(),
  p2_rank: z.int(),
  p2_power: z.number(),
  p2_rating_before: rating,
  p2_rating_change: rating,
  p2_rounds: z.int(),
});

export type ReplayRecord = z.infer<typeof replayRecordSchema>;

/** Who won a match: the player in seat 1, the one in seat 2, or nobody (3, a draw). */
export type Winner = ReplayRecord["winner"];

/**
 * A match as the browser may meet it: a list that has the specification's fields alone is read too, and what needs the
 * others (times, stages, rating changes) has nothing to show then.
 */
export const partialReplayRecordSchema = z.partial(replayRecordSchema, {
  battle_id: true,
  battle_at: true,
  battle_type: true,
  game_version: true,
  stage_id: true,
  p1_rating_before: true,
  p1_rating_change: true,
  p1_rounds: true,
  p2_rating_before: true,
  p2_rating_change: true,
  p2_rounds: true,
});

export type PartialReplayRecord = z.infer<typeof partialReplayRecordSchema>;
