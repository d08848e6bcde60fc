import {
  advantageSchema,
  blockSituationSchema,
  punisherSchema,
  SIDESTEPS,
  wayOutSchema,
} from "@tactician/game";
import * as z from "zod/mini";
import { hitLevelSchema } from "./frame-facts.ts";

/** What travels about playing against a character. Written with zod/mini, because the browser loads it. */

const weakMove = z.object({
  command: z.string(),
  hits: z.array(hitLevelSchema),
  lastLevel: z.enum(["high", "mid", "low", "other"]),
  isString: z.boolean(),
  /** Advantage on block as the movelist has it. */
  block: z.optional(advantageSchema),
  situation: z.optional(blockSituationSchema),
  isUnsafe: z.boolean(),
  waysOut: z.array(wayOutSchema),
});

const punisher = z.object({
  ...punisherSchema.shape,
  /** The character's sheet recommends it for its frames. */
  isRecommended: z.boolean(),
});

/** The answer of `GET /api/characters/{id}/matchup`. */
export const matchupSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** The stance words that every command below is parsed with. */
  vocabulary: z.array(z.string()),
  /** Everything that can be punished, ducked, stepped or interrupted, the worst first. */
  weakMoves: z.array(weakMove),
  /** What the character punishes with, the fastest first. */
  punishers: z.array(punisher),
  /** Moves that the movelist says whiff to a side: what the weak side rests on. */
  whiffs: z.array(z.object({ command: z.string(), sides: z.array(z.enum(SIDESTEPS)) })),
  /** Key moves of the anti-guide, as written -> what blocking them leaves behind. */
  keyMoves: z.record(z.string(), blockSituationSchema),
});

export type Matchup = z.infer<typeof matchupSchema>;
export type MatchupPunisher = z.infer<typeof punisher>;
