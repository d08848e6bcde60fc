import * as z from "zod/mini";
import type { LogExchange } from "./match-log.ts";

/*
 * The session log of tekken-coach, schema 1.x, as its documentation describes it (docs/03-data-schemas.md there, read in version 1.2.0):
 * a header, then one labelled interaction a line. Only what the sums need is read.
 */

const name = z.string().check(z.minLength(1), z.maxLength(120));
const player = z.union([z.literal(0), z.literal(1)]);

export const coachHeader = z.object({
  record: z.literal("session_header"),
  schema_version: z.string().check(z.regex(/^\d{1,4}\.\d/)),
  created_at: z.iso.datetime({ offset: true }),
  user_player: player,
  user_char: name,
  matches: z.optional(z.array(z.object({ match_id: name, result: z.optional(z.string()) }))),
});
export type CoachHeader = z.infer<typeof coachHeader>;

export const coachLine = z.object({
  match_id: name,
  attacker: player,
  attacker_move_name: name,
  attacker_char_name: name,
  defender_char_name: name,
  defender_reaction: z.string(),
  outcome: z.optional(z.string()),
  follow_up: z.optional(z.nullable(z.object({ result: z.optional(z.string()) }))),
});
export type CoachLine = z.infer<typeof coachLine>;

const DID = new Map<string, LogExchange["did"]>([
  ["hit", "hit"],
  ["thrown", "hit"],
  ["stagger", "hit"],
  ["traded", "hit"],
  ["counter_hit", "counter hit"],
  ["blocked", "block"],
  ["parried", "parry"],
  ["throw_broke", "throw break"],
  ["evaded", "whiff"],
  ["interrupted", "whiff"],
  ["whiff_punished", "whiff"],
]);

/** A line as an exchange of our own; `undefined` for a reaction that a later version added. */
export function coachExchange(line: CoachLine, user: 0 | 1): LogExchange | undefined {
  const did = DID.get(line.defender_reaction);
  if (did === undefined) return undefined;
  const landed = line.follow_up?.result === "hit";
  const punished =
    line.defender_reaction === "whiff_punished" ||
    line.outcome === "punished" ||
    line.outcome === "bad_punish" ||
    (landed && did !== "hit" && did !== "counter hit");
  return {
    by: line.attacker === user ? "me" : "them",
    move: line.attacker_move_name,
    did,
    reply: punished ? "punish" : "nothing",
  };
}
