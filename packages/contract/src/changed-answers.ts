import { answerSchema, characterIdSchema } from "@tactician/game";
import * as z from "zod/mini";
import { ANSWER_TURNS } from "./answer-turns.ts";

/** What the newest patch means for who plays a character: which moves of others it punishes now and did not before. */

const { move, id, frames, launches, onlyIfEarly } = answerSchema.shape;
const bestAnswer = z.object({ move, id, frames, launches, onlyIfEarly });

const day = z.object({
  /** Frames of disadvantage on block at the worst; 0 where it is none or nobody knows. Absent where there was no such move. */
  frames: z.optional(z.number()),
  /** The best answer; absent = none. */
  best: z.optional(bestAnswer),
});

const changedAnswer = z.object({
  /** The opponent's move in site notation, and the movelist's own id, `Jin-df+2`. */
  move: z.string(),
  id: z.string(),
  turn: z.enum(ANSWER_TURNS),
  before: day,
  now: day,
});

export type ChangedAnswer = z.infer<typeof changedAnswer>;

const opponent = z.object({
  id: characterIdSchema,
  name: z.string(),
  /** The stance words that the opponent's commands are parsed with. */
  vocabulary: z.array(z.string()),
  /** In the order of `ANSWER_TURNS`, and the worst on block first. */
  answers: z.array(changedAnswer),
});

/**
 * The answer of `GET /api/characters/{id}/changed-answers`.
 *
 * Example: `{ _id: "king", patch: { version: "3.00", date: "2026-03-17" }, opponents: [{ id: "paul", answers: [{ move: "f 3 1", turn: "gained", … }] }] }`
 */
export const changedAnswersSchema = z.object({
  _id: characterIdSchema,
  name: z.string(),
  /** The newest patch that changed moves, and the day on which it came out. */
  patch: z.object({ version: z.string(), date: z.string() }),
  /** The stance words that the character's own commands are parsed with. */
  vocabulary: z.array(z.string()),
  /** Opponents against whom something is different, by name; the character itself is one of them. */
  opponents: z.array(opponent),
});

export type ChangedAnswers = z.infer<typeof changedAnswersSchema>;
