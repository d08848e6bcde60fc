import * as z from "zod/mini";

/**
 * What a sheet says about the time before anybody is hit: the plan for each range, pressure, traps, defence, stances. The
 * words of each field are closed sets: the guide checks them against the frame data, the page shows them as they are.
 */

export const PLAN_ROLES = [
  "Poke",
  "Low",
  "Homing",
  "Counter hit",
  "Keep out",
  "Power crush",
  "Approach",
  "Throw",
  "Stance",
  "Whiff punish",
] as const;

/** Where: within a jab's reach, a step outside it, further. */
export const PLAN_RANGES = ["close", "mid", "far"] as const;

/** How the move before landed. */
export const PRESSURE_ON = ["block", "hit", "counter hit"] as const;

/** What the opponent does next: `jab` is a button of 10 frames, `press` one of 12 or more, `block` stands and guards. */
export const REPLIES = [
  "jab",
  "press",
  "block",
  "duck",
  "step left",
  "step right",
  "backdash",
  "power crush",
  "throw",
] as const;

export const DEFENCE_KINDS = [
  "Power crush",
  "Parry",
  "Reversal",
  "Low crush",
  "Jump crush",
  "Panic",
] as const;

/** What a parry or reversal takes: heights, and limbs where it does not take all. */
export const CATCHES = [
  "high",
  "mid",
  "low",
  "throw",
  "punches",
  "kicks",
  "left punches",
  "right punches",
  "left kicks",
  "right kicks",
  "weapons",
] as const;

const id = z.string();
const move = z.string();

/** A move of the game plan, ordered by range, then by importance. */
export const planEntrySchema = z.object({
  _id: id,
  role: z.enum(PLAN_ROLES),
  range: z.enum(PLAN_RANGES),
  move,
  why: z.string(),
});

/** A move after which it is this character's turn, or a guess, and what to do then. */
export const pressureSchema = z.object({
  _id: id,
  move,
  on: z.enum(PRESSURE_ON),
  follow: z.array(z.object({ _id: id, move, beats: z.array(z.enum(REPLIES)), why: z.string() })),
});

/** A string whose `hit` (counted from 1) catches every button of `catches` frames or more that is pressed after a block. */
export const trapSchema = z.object({ _id: id, move, hit: z.number(), catches: z.number(), why: z.string() });

export const defenceSchema = z.object({
  _id: id,
  kind: z.enum(DEFENCE_KINDS),
  move,
  why: z.string(),
  /** What the opponent does about it, for the anti-guide. */
  against: z.string(),
  /** Of parries and reversals alone. */
  catches: z.optional(z.array(z.enum(CATCHES))),
});

export const stanceSchema = z.object({
  token: z.string(),
  name: z.string(),
  /** The moves that enter it, as the sheet writes them. */
  entry: z.array(move),
  /** The other moves that go into it by the movelist, each with the input that does it. */
  from: z._default(z.array(move), []),
  /** The best moves out of it, best first. */
  best: z._default(z.array(move), []),
  exit: z.optional(z.string()),
  attacks: z._default(z.number(), 0),
  /** What the movelist calls it where attacks come out of it: `ZEN`, `cd`. */
  state: z.optional(z.string()),
});
