import type { ReplayRecord } from "@tactician/game";
import * as z from "zod/mini";

const fresh = z.optional(z.nullable(z.number()));

/** One match in the answer of `GET /stats/replays`; the browser may meet a list with the first block of fields alone. */
export const replayRecordSchema = z.object({
  p1_polaris_id: z.string(),
  p2_polaris_id: z.string(),
  p1_name: z.string(),
  p2_name: z.string(),
  p1_chara_id: z.int(),
  p2_chara_id: z.int(),
  p1_rank: z.int(),
  p2_rank: z.int(),
  p1_power: z.number(),
  p2_power: z.number(),
  p1_rating_before: fresh,
  p2_rating_before: fresh,
  winner: z.literal([1, 2, 3]),

  battle_id: z.optional(z.string()),
  battle_at: z.optional(z.int()),
  battle_type: z.optional(z.int()),
  game_version: z.optional(z.int()),
  stage_id: z.optional(z.int()),
  p1_rating_change: fresh,
  p2_rating_change: fresh,
  p1_rounds: z.optional(z.int()),
  p2_rounds: z.optional(z.int()),
}) satisfies z.ZodMiniType<ReplayRecord>;

/** `GET /stats/replays?id=`: a player's matches, newest first; empty when nobody is known by that id. */
export const replayRecordsSchema = z.array(replayRecordSchema);
