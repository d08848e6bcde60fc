import * as z from "zod";
import { inlineHashesSchema } from "./answer-index.ts";

/** All pieces of the pages of moves, packed, one behind the other. It stays on disk: a page is read when somebody asks for it. */
export const MOVE_BODIES = "move-pages.bin";
/** What they are, in the same order. */
export const MOVE_INDEX = "move-pages.json";

const whole = z.int().nonnegative();

const pieceSchema = z.object({ length: whole, crc: whole, bytes: whole });

const frameSchema = z.object({
  /** What stands before, between and behind its two places. */
  pieces: z.tuple([pieceSchema, pieceSchema, pieceSchema]),
  inline: inlineHashesSchema,
});

export const moveIndexSchema = z.object({
  /** Around every move, and around what is said of an unknown one. */
  frame: frameSchema,
  unknown: frameSchema,
  characters: z.array(
    z.object({
      id: z.string(),
      /** Last parts of the addresses of its moves (`moveAddressPart`). */
      parts: z.array(z.string()),
      /** Parts that moves had once, with those of today. */
      former: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  /** Of every move, all characters' one behind the other: length, checksum and plain bytes of head, page, row and what its picture says (`MovePicture`). */
  numbers: z.array(whole),
});

export type MoveIndex = z.infer<typeof moveIndexSchema>;

/** Numbers of a move, and of a piece of it. */
export const NUMBERS_OF_MOVE = 12;
export const NUMBERS_OF_PIECE = 3;
