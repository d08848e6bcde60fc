import * as z from "zod/mini";
import { SIDESTEPS } from "../move.ts";

/*
 * What this folder finds out about moves, as a matchup document carries it. The schemas are in a file of their own, because
 * the browser applies the rules without them.
 */

/** How the one who blocked stands afterwards. */
const posture = z.enum(["standing", "crouching"]);

export type Posture = z.infer<typeof posture>;

/** What a blocked move leaves behind, seen by the one who blocked it. */
export const blockSituationSchema = z.object({
  /** Frames before the attacker can guard again; where the movelist gives a range, the smaller number. Never negative. */
  frames: z.number(),
  posture,
  /** The attacker recovers crouching, so highs miss. */
  isLow: z.boolean(),
});

export type BlockSituation = z.infer<typeof blockSituationSchema>;

/** A move that punishes, by frames alone: whether it reaches is not known. */
export const punisherSchema = z.object({
  /** Full command, site notation. A string only when all of it is guaranteed once the first hit connects. */
  command: z.string(),
  /** Frames of disadvantage that it punishes: its startup, and what inputs cost that cannot be buffered. */
  frames: z.number(),
  posture,
  /** The first hit is high: an attacker who recovers crouching is missed. */
  isHigh: z.boolean(),
  /** Points; absent where the movelist does not say. */
  damage: z.optional(z.number()),
  launches: z.boolean(),
});

export type Punisher = z.infer<typeof punisherSchema>;

/** A way out of a string other than blocking it to its end. */
export const wayOutSchema = z.object({
  kind: z.enum(["duck", "interrupt", "step", "jails"]),
  /** Which hit of the move, 1-based, is ducked or interrupted. */
  hit: z.optional(z.number()),
  /** `interrupt`: startup of the slowest move that still gets in between. */
  startupFrames: z.optional(z.number()),
  /** `step`: the sides to which it whiffs. */
  sides: z.optional(z.array(z.enum(SIDESTEPS))),
});

export type WayOut = z.infer<typeof wayOutSchema>;
