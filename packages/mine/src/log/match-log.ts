import * as z from "zod/mini";

/*
 * The open format of a match log, version 1: JSON Lines (UTF-8, one object a line). The first line is the header, then each match is a
 * line, followed by its exchanges in their order. docs/match-log.md explains it; apps/web/public/match-log/schema.json is made from here.
 * Fields that a reader does not know are left alone, so that a later writer may add some without another version.
 */

export const MATCH_LOG_VERSION = 1;

const text = z.string().check(z.minLength(1), z.maxLength(120));

export const logHeader = z.object({
  matchLog: z.int().check(z.gte(1)),
  /** What wrote the log, for people. */
  writer: z.optional(z.string().check(z.maxLength(200))),
  /** Version of the game, as it says itself. */
  game: z.optional(z.string().check(z.maxLength(40))),
});

export const logMatch = z.object({
  /** A name that no other match of the same player has; reading a log twice adds nothing then. */
  match: text,
  /** When the match ended: ISO 8601 with a time zone. */
  at: z.iso.datetime({ offset: true }),
  /** Ids of the guide (`devil-jin`) or names as the game shows them (`Devil Jin`). */
  me: text,
  them: text,
  result: z.optional(z.enum(["won", "lost", "draw"])),
});

export const logExchange = z.object({
  /** Whose attack it is: the log's owner's or the opponent's. */
  by: z.enum(["me", "them"]),
  /** The attack in any notation the guide reads, `df+2`; a string by the part that was played, `1,2,1`. */
  move: text,
  did: z.enum(["hit", "counter hit", "block", "parry", "throw break", "whiff"]),
  /** What the defender did next, up to their first action. */
  reply: z.optional(z.enum(["nothing", "punish", "button", "step", "duck"])),
  /** The move that they replied with. */
  replyMove: z.optional(text),
  /** How many frames the attacker acts earlier (+) or later (-) than the defender. */
  frames: z.optional(z.int().check(z.gte(-300), z.lte(300))),
  /** Health points that the defender lost, with all that followed by itself. */
  damage: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  /** Frames (60 a second) since the match began. */
  frame: z.optional(z.int().check(z.gte(0))),
});

/** Any line after the header. */
export const logLine = z.union([logMatch, logExchange]);

export type LogExchange = z.infer<typeof logExchange>;
