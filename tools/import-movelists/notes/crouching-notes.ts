import type { CrouchingHit } from "@tactician/game";
import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import { line, type NoteFacts, type NoteTopic } from "./note-facts.ts";

const OPPONENT = "crouching(?: opponents?| opp\\.?)?";

/** What a move does to a crouching opponent: its advantage, and whether it launches. */
export const CROUCHING_NOTES: NoteTopic = {
  id: "crouching hit",
  concerns: /\bon crouch(?:ing)?\b|(?:against|vs) (?:a )?crouching|launch.*\bcrouching|\bonly launches\b/i,
  // What it costs the attacker, and what happens afterwards.
  outside: [/damage to |recovers? crouching|force[sd]? crouch|floor breaks|state/i],
  rows: [
    line(
      new RegExp(
        `^(${ADVANTAGE_PATTERN}) (?:on (?:(?:crouch|crouching) (?:normal )?hit|(?:hit |(CH) )?(?:on )?${OPPONENT})|(?:on hit )?(?:against|vs) (?:a )?${OPPONENT})$`,
        "i",
      ),
      (facts, [, number = "", counterHit]) => {
        const advantage = readAdvantage(number);
        if (!advantage.ok || advantage.value === undefined) return false;
        add(facts, { [counterHit === undefined ? "hit" : "counterHit"]: advantage.value });
      },
    ),
    line(/^(?:can )?launch(?:es)? crouching opponents?$/i, (facts) => add(facts, { launches: "always" })),
    line(/^launches crouching on CH$|^does not launch crouching opponents? except on CH$/i, (facts) =>
      add(facts, { launches: "on counter hit" }),
    ),
    line(/^does not launch crouching opponents?$|^only launches standing opponents$/i, (facts) => {
      // A line beside it may say what happens on a counter hit.
      add(facts, { launches: facts.single.crouchingHit?.launches ?? "never" });
    }),
  ],
};

function add(facts: NoteFacts, fact: CrouchingHit): undefined {
  facts.single.crouchingHit = { ...facts.single.crouchingHit, ...fact };
}
