import { characterIdSchema, movelistSchema, moveSchema } from "@tactician/game";
import * as z from "zod/mini";
import { changedSchema } from "./frame-facts.ts";

/**
 * The answer of `GET /api/characters/{id}/moves`: a character's whole movelist with frame data, as the resolver and the damage
 * rule of @tactician/game take it. At most 13 kilobytes with Brotli.
 */
export const characterMovesSchema = z.object({
  _id: characterIdSchema,
  name: z.string(),
  /** The stance words that every command, and whatever a visitor types for this character, is parsed with. */
  vocabulary: z.array(z.string()),
  ...movelistSchema.shape,
  moves: z.array(z.strictObject({ ...moveSchema.shape, changed: changedSchema })),
});

export type CharacterMoves = z.infer<typeof characterMovesSchema>;
