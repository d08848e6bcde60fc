import * as z from "zod/mini";

/** What travels about playing against a character. Written with zod/mini, because the browser loads it. */

const blockSituation = z.object({
  /** Frames before the attacker can guard again. */
  frames: z.number(),
  /** How the one who blocked stands. */
  posture: z.enum(["standing", "crouching"]),
  /** The attacker recovers crouching: highs miss. */
  isLow: z.boolean(),
});

const side = z.enum(["ssl", "ssr", "swl", "swr"]);

const wayOut = z.object({
  kind: z.enum(["duck", "interrupt", "step", "jails"]),
  /** Which hit, 1-based. */
  hit: z.optional(z.number()),
  startupFrames: z.optional(z.number()),
  sides: z.optional(z.array(side)),
});

const weakMove = z.object({
  command: z.string(),
  levels: z.string(),
  lastLevel: z.enum(["high", "mid", "low", "other"]),
  isString: z.boolean(),
  block: z.optional(z.string()),
  situation: z.optional(blockSituation),
  isUnsafe: z.boolean(),
  waysOut: z.array(wayOut),
});

const punisher = z.object({
  command: z.string(),
  /** Frames of disadvantage that it punishes. */
  frames: z.number(),
  posture: z.enum(["standing", "crouching"]),
  isHigh: z.boolean(),
  damage: z.optional(z.number()),
  launches: z.boolean(),
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
  whiffs: z.array(z.object({ command: z.string(), sides: z.array(side) })),
  /** Key moves of the anti-guide, as written -> what blocking them leaves behind. */
  keyMoves: z.record(z.string(), blockSituation),
});

export type Matchup = z.infer<typeof matchupSchema>;
export type MatchupPunisher = z.infer<typeof punisher>;
export type BlockSituation = z.infer<typeof blockSituation>;
