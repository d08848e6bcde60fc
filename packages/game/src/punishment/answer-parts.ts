import * as z from "zod/mini";
import { documentCharacterIdSchema, HIT_LEVELS, PUSHBACKS, SIDESTEPS } from "../move.ts";

/*
 * The parts of an answer to a move, as the document of a pair carries them. The schemas are in a file of their own, because
 * the browser reads the document without the rules.
 */

/** How the attacker is after the move was blocked. */
const POSTURES = [
  "standing",
  "crouching",
  "face up",
  "face down",
  "back turned",
  "in a stance",
  "airborne",
  /** The source gives neither a state nor a recovery: the attacker may crouch. */
  "not known",
] as const;

/** What must be there besides the move for an answer; one that needs something is never the first. */
const ANSWER_CONDITIONS = [
  /** In Heat. */
  "heat",
  /** One of the character's stocks (Starburst, Warrior Instinct, a magazine) or an install. */
  "resource",
] as const;

/** How far away one may be: said by players or measured. */
const REACHES = ["close", "far", "not known"] as const;

const ANSWER_SOURCES = [
  /** A player's sheet names it against this very move. */
  "matchup",
  /** The character's sheet recommends it for these frames. */
  "sheet",
  /** The movelist's frames. */
  "movelist",
] as const;

const posture = z.enum(["standing", "crouching"]);

const launch = z.object({
  /**
   * `combo`: a combo of the character's sheet starts with it on a normal hit; `air time`: the opponent is in the air for
   * `airFrames`, longer than the character's next move takes.
   */
  reason: z.enum(["combo", "air time"]),
  /** The combo's moves after it, one step each. */
  route: z.optional(z.array(z.string())),
  airFrames: z.optional(z.number()),
});

export type Launch = z.infer<typeof launch>;

const followsSchema = z.object({
  /** What is done then, one step each, in site notation. */
  steps: z.array(z.string()),
  /** Points of these steps, scaled where the rule for it is known. */
  damage: z.optional(z.number()),
  /** The last of them is a Heat Engager. */
  engages: z.optional(z.literal(true)),
});

/** What the sheet guarantees after a hit that does not launch. */
export type Follows = z.infer<typeof followsSchema>;

export const answerSchema = z.object({
  /** The movelist's own id, `Jin-df+2`; absent for a movement (`ssl`). */
  id: z.optional(z.string()),
  /** As it is pressed, in the answering character's site notation: `df 2`, `(deep dash) f f 2`. */
  move: z.string(),
  /** Frames from the end of block to the hit: startup and what its inputs cost. Absent where nobody knows. */
  frames: z.optional(z.number()),
  /** Points of the move alone. */
  damage: z.optional(z.number()),
  /**
   * Estimated points with a combo of the sheet after it: the one in `launch`, or, where that has a step without a known rule,
   * the sheet's easier one. Only where either is known.
   */
  total: z.optional(z.number()),
  /** The total is that of the sheet's easier route, because the other one has a step without a known rule. */
  totalIsEasier: z.optional(z.literal(true)),
  /** No player's sheet has the combo as a whole: it is from frame data, or made of played parts. */
  unplayed: z.optional(z.literal(true)),
  /** Where no total is known: estimated points up to the combo's first step without a rule, as a throw at its end is. */
  atLeast: z.optional(z.number()),
  launches: z.boolean(),
  launch: z.optional(launch),
  /** What is guaranteed behind a hit that does not launch. */
  follows: z.optional(followsSchema),
  /** Points that the answer costs its owner outside Heat. */
  selfDamage: z.optional(z.number()),
  /** Advantage after the hit at its worst, and whether the opponent is in the air or down then. */
  onHit: z.optional(z.number()),
  downs: z.optional(z.literal(true)),
  engages: z.optional(z.literal(true)),
  /** None = it is always possible. */
  condition: z.optional(z.array(z.enum(ANSWER_CONDITIONS))),
  /**
   * It is fast enough only if the first active frame was blocked: the movelist gives a range, and only its worse end leaves the
   * time. It comes after all that is fast enough in any case.
   */
  onlyIfEarly: z.optional(z.literal(true)),
  /** The resource by name, `STB`. */
  resource: z.optional(z.string()),
  /** How it is pressed, where that is harder than its inputs look. */
  manner: z.optional(z.array(z.enum(["just frame", "charged", "crouch dash", "dash"]))),
  reach: z.enum(REACHES),
  metres: z.optional(z.number()),
  /** Instead of after the whole move: before this hit of it (1-based). */
  beforeHit: z.optional(z.number()),
  /** It is for when the move was ducked and not blocked. */
  ducked: z.optional(z.literal(true)),
  /** It hits the attacker in the air or while lying, so that a combo follows. */
  floats: z.optional(z.literal(true)),
  hitsGrounded: z.optional(z.literal(true)),
  /** It parries or absorbs this hit of the move (1-based). */
  catchesHit: z.optional(z.number()),
  /** A player calls it difficult, or says that it must be entered at once. */
  execution: z.optional(z.enum(["hard", "fast"])),
  sources: z.array(z.enum(ANSWER_SOURCES)),
});

export type Answer = z.infer<typeof answerSchema>;

/** A way out of a move other than blocking it to its end. */
export const answerWayOutSchema = z.object({
  /** `duck` a high, `low parry` a low, `interrupt` between two hits, `step` to a side; `jail`: ducking and pressing fail. */
  kind: z.enum(["duck", "low parry", "interrupt", "step", "jail"]),
  /** Which hit of the move, 1-based, it is about. Absent for the whole move. */
  hit: z.optional(z.number()),
  /**
   * Frames between the hit before and this one: `interrupt` needs a move with at most this startup, `duck` and `low parry` have
   * this long.
   */
  frames: z.optional(z.number()),
  side: z.optional(z.enum(SIDESTEPS)),
  onlyIfDelayed: z.optional(z.literal(true)),
  /** The source doubts it, or names a range, a timing or opponents that it depends on. */
  onlySometimes: z.optional(z.literal(true)),
  /** A note of the movelist says so, or the frames between the hits do. */
  evidence: z.enum(["note", "frames"]),
});

export type AnswerWayOut = z.infer<typeof answerWayOutSchema>;

const goesOnSchema = z.object({
  /** The continuation: the movelist's own id, `Nina-3,2`, and its whole command, site notation. */
  id: z.string(),
  move: z.string(),
  /** Of the hits that it adds. */
  levels: z.array(z.enum(HIT_LEVELS)),
  /**
   * The startup of the slowest button that gets in before it, 0 or less = none does. Absent where nobody knows, and where a note
   * says that it jails.
   */
  gap: z.optional(z.number()),
  /** Who blocked what came before must block it too. */
  jails: z.optional(z.literal(true)),
  /** A button gets in only if the attacker delays. */
  onlyIfDelayed: z.optional(z.literal(true)),
  /** What `gap` and `jails` rest on. */
  evidence: z.enum(["note", "frames", "not known"]),
});

/** A hit that may follow the one that was blocked. */
export type GoesOn = z.infer<typeof goesOnSchema>;

export const situationSchema = z.object({
  /** The attacker's move, site notation. */
  move: z.string(),
  /** The movelist's own id, `Jin-1,2,1`. */
  id: z.string(),
  /** Of every hit in order. */
  levels: z.array(z.enum(HIT_LEVELS)),
  isString: z.boolean(),
  /** Frames of disadvantage that are certain; 0 where it is none or nobody knows. */
  frames: z.number(),
  /** The most there can be: when the first active frame was blocked, of a range; of several values the worst. */
  worstFrames: z.number(),
  posture: z.enum(POSTURES),
  stance: z.optional(z.string()),
  /** The last hit is low: who blocks it crouches and answers from there. */
  isLow: z.boolean(),
  /** How the one who blocked stands: crouching after lows and after what forces crouching. */
  from: posture,
  /** Blocking it pushes so far away that nothing or little reaches. */
  pushback: z.optional(z.enum(PUSHBACKS)),
  /** -10 or worse. */
  isUnsafe: z.boolean(),
  /** Continuations that strike after this block; absent where the move ends here in any case. */
  goesOn: z.optional(z.array(goesOnSchema)),
});

export type Situation = z.infer<typeof situationSchema>;

/** A move that punishes by its frames, and what decides whether it fits a situation. Absent flags do not hold. */
export const candidateSchema = z.object({
  answer: z.object({ ...answerSchema.shape, frames: z.number() }),
  from: posture,
  /** The first hit is high: a crouching attacker is missed. */
  isHigh: z.optional(z.boolean()),
  /** The first hit reaches an attacker who lies. */
  hitsLying: z.optional(z.boolean()),
  /** It does nothing to an attacker who stands. */
  onlyLying: z.optional(z.boolean()),
  /** Points against an attacker who lies, where a later hit does not reach the ground. */
  lyingDamage: z.optional(z.number()),
  /** It launches, but nobody who crouches. */
  launchesStanding: z.optional(z.literal(true)),
  /** The movelist has several outcomes of its hit: from behind it may leave another one. */
  launchesFacing: z.optional(z.literal(true)),
});

export type Candidate = z.infer<typeof candidateSchema>;

/** What a character's own sheet says to do about one move of one opponent. */
export const namedAnswersSchema = z.object({
  /** The opponent, and the opponent's move as the movelist calls it, `Paul-CS.2`. */
  against: documentCharacterIdSchema,
  id: z.string(),
  /** The best first. */
  answers: z.array(answerSchema),
});
