import { type FactField, type Facts, fieldsIn, hitSchema, moveSchema, type NextHit } from "@tactician/game";
import * as z from "zod/mini";

const { level, grounded, unblockable, damage, scaledDamage } = hitSchema.shape;

/** What a hit is shown by: how high it comes, and whether it can be blocked. */
export const hitLevelSchema = z.object({ level, grounded, unblockable });

const move = moveSchema.shape;

const nextHitSchema = z.object({
  inputs: z.string(),
  gap: z.optional(z.number()),
  jails: z.optional(z.literal(true)),
  onlyIfDelayed: z.optional(z.literal(true)),
});

/** Of a move in a list of today. */
export const changedSchema = z.optional(z.iso.date());

/**
 * Frame data of one move, as its popover shows it: those fields of the movelist's move that FACTS (game) shows there; the move is
 * one of these itself. Facts are data; what they are called is for the page to say. Other fields of a move are left out when it is parsed with this.
 *
 * Jin's `1,2` is `{ command: "1 2", parent: "1", hits: [{ level: "high", damage: 5 }, ...], startup: { min: 10 }, ... }`.
 */
export const frameFactsSchema = z.object({
  /** The move's id in its movelist. A document that was kept on a device for offline use may be older than it. */
  id: z.optional(move.id),
  command: move.command,
  name: move.name,
  parent: move.parent,
  ...shapeOf(fieldsIn("popover")),
  /** Day of the last patch that changed the move's facts, `2026-03-17`, where that is one of the newest two that changed moves. */
  changed: changedSchema,
  /** What may follow where it is unsafe on block. */
  goesOn: z.optional(z.array(nextHitSchema)),
}) as unknown as z.ZodMiniType<FrameFacts>;

export type FrameFacts = Facts & {
  readonly command: string;
  readonly changed?: string | undefined;
  readonly goesOn?: readonly NextHit[] | undefined;
};

function shapeOf(fields: readonly FactField[]): z.core.$ZodShape {
  const hits = z.array(z.object({ level, grounded, unblockable, damage, scaledDamage }));
  return Object.fromEntries(fields.map((field) => [field, field === "hits" ? hits : move[field]]));
}
