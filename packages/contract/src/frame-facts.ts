import { hitSchema, moveSchema } from "@tactician/game";
import * as z from "zod/mini";

const { level, grounded, unblockable, damage, scaledDamage } = hitSchema.shape;

/** What a hit is shown by: how high it comes, and whether it can be blocked. */
export const hitLevelSchema = z.object({ level, grounded, unblockable });

const move = moveSchema.shape;

/** Of a move in a list of today. */
export const changedSchema = z.optional(z.iso.date());

/**
 * Frame data of one move, as its popover shows it: these fields of the movelist's move, which is one of these itself. Facts
 * are data; what they are called is for the page to say. Other fields of a move are left out when it is parsed with this.
 *
 * Jin's `1,2` is `{ command: "1 2", parent: "1", hits: [{ level: "high", damage: 5 }, ...], startup: { min: 10 }, ... }`.
 */
export const frameFactsSchema = z.object({
  /** The move's id in its movelist. A document that was kept on a device for offline use may be older than it. */
  id: z.optional(move.id),
  command: move.command,
  name: move.name,
  parent: move.parent,
  startup: move.startup,
  ownStartup: move.ownStartup,
  hits: z.array(z.object({ level, grounded, unblockable, damage, scaledDamage })),
  damage: move.damage,
  block: move.block,
  hit: move.hit,
  counterHit: move.counterHit,
  crush: move.crush,
  properties: move.properties,
  counterHitProperties: move.counterHitProperties,
  conditionalProperties: move.conditionalProperties,
  throwBreak: move.throwBreak,
  chip: move.chip,
  heatChip: move.heatChip,
  /** Day of the last patch that changed the move's facts, `2026-03-17`, where that is one of the newest two that changed moves. */
  changed: changedSchema,
});

export type FrameFacts = z.infer<typeof frameFactsSchema>;
