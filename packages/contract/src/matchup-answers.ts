import {
  advantageSchema,
  answerSchema,
  answerWayOutSchema,
  candidateSchema,
  documentCharacterIdSchema,
  namedAnswersSchema,
  situationSchema,
} from "@tactician/game";
import * as z from "zod/mini";

/**
 * One move that something can be done about. `block` is the movelist's own field: `min` is the worst value, `max` and
 * `alternatives` stand beside it where there are several.
 */
const situation = z.object({
  ...situationSchema.shape,
  block: z.optional(advantageSchema),
  waysOut: z.array(answerWayOutSchema),
});

/** Which moves a sidestep does not escape, by the movelist; those that it escapes are the `step` ways out of `situations`. */
const stepping = z.object({
  homing: z.array(z.string()),
  /** Frames of a step to one's own left and right that each move still follows, the easiest to step first. */
  tracking: z.array(
    z.object({ move: z.string(), left: z.optional(z.number()), right: z.optional(z.number()) }),
  ),
});

export type Stepping = z.infer<typeof stepping>;

/**
 * One side of every pair: what can be done about the character's moves, and what the character answers with. Two of them
 * make a `MatchupAnswers` (`joinSides`), which is what a server or a page keeps instead of all 1,764 pairs.
 */
export const matchupSideSchema = z.object({
  _id: documentCharacterIdSchema,
  name: z.string(),
  checkedAgainst: z.string(),
  vocabulary: z.array(z.string()),
  /** Everything that can be punished, ducked, parried, stepped or interrupted, the worst first. */
  situations: z.array(situation),
  // A side that was kept on a device for offline use may be older than this.
  stepping: z._default(stepping, { homing: [], tracking: [] }),
  candidates: z.array(candidateSchema),
  /** What the character's sheet says about named moves of named opponents. */
  named: z.array(namedAnswersSchema),
});

export type MatchupSide = z.infer<typeof matchupSideSchema>;

const { isLow } = situation.shape;
const { evidence } = answerWayOutSchema.shape;

/** A side as it travels, by the order of its moves: `packSide` leaves out what `unpackSide` knows from the rest. */
export const packedSideSchema = z.object({
  ...matchupSideSchema.shape,
  situations: z.array(
    z.object({
      ...situation.shape,
      isLow: z.optional(isLow),
      waysOut: z.array(z.object({ ...answerWayOutSchema.shape, evidence: z.optional(evidence) })),
    }),
  ),
});

export type PackedSide = z.infer<typeof packedSideSchema>;
/** The half of a side that others answer to. */
export type AttackingSide = Omit<MatchupSide, "candidates" | "named">;

/** `answers`: the best first, none where the move is safe against this character. */
const answeredSituation = z.object({ ...situation.shape, answers: z.array(answerSchema) });

/**
 * The answer of `GET /api/matchups/{me}/{them}`.
 *
 * Example: `{ me: "king", them: "jin", checkedAgainst: "2026-08", situations: [{ move: "d 3+4", frames: 19, answers: [{ move: "uf 4", … }] }] }`
 */
export const matchupAnswersSchema = z.object({
  me: documentCharacterIdSchema,
  them: documentCharacterIdSchema,
  /** Their names, as pages show them. */
  myName: z.string(),
  theirName: z.string(),
  /** Month of the movelists, the older of the two: `2026-08`. */
  checkedAgainst: z.string(),
  /** The stance words that commands are parsed with: of the answers, and of the situations. */
  myVocabulary: z.array(z.string()),
  theirVocabulary: z.array(z.string()),
  /** Everything that can be punished, ducked, parried, stepped or interrupted, the worst first. */
  situations: z.array(answeredSituation),
});

export type MatchupAnswers = z.infer<typeof matchupAnswersSchema>;
export type AnsweredSituation = z.infer<typeof answeredSituation>;

/**
 * How many moves of each character each other one can punish after blocking them. `counts[me][them]` by the places of both in
 * `characters` (their ids). A mirror match counts too.
 */
export const punishableMovesSchema = z.object({
  characters: z.array(documentCharacterIdSchema),
  counts: z.array(z.array(z.int().check(z.nonnegative()))),
});

export type PunishableMoves = z.infer<typeof punishableMovesSchema>;
