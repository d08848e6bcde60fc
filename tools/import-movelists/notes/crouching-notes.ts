import type { CrouchingHit } from "@tactician/game";
import { ADVANTAGE_PATTERN, advantageIn } from "../read-advantage.ts";
import { line, type NoteFacts, type NoteTopic } from "./note-facts.ts";

const FIRST_BLOCK =
  "(?:(?:on block )?(?:from|on) (?:1st|first) block|on block after blocking (?:1st|first) hit|if (?:1st|first) hit is blocked)";

/** What a block leaves that makes its owner crouch: the low of a low and a high, and what forces crouching. */
export const CROUCHED_BLOCK_NOTES: NoteTopic = {
  id: "crouched block",
  concerns: /^-\d+ .*(?:1st|first) (?:block|hit)\b|forced? crouch\w* on block/i,
  outside: [/from 3rd spin on/i],
  rows: [
    line(new RegExp(`^(${ADVANTAGE_PATTERN}) ${FIRST_BLOCK}$`, "i"), (facts, [, number]) => {
      facts.single.lowBlocked = advantageIn(number);
    }),
    line(/^(?:opponent forced crouching|forces crouching) on block(?: and hit)?$/i, (facts) => {
      facts.forcesCrouch = true;
    }),
  ],
};

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
      (facts, [, number, counterHit]) =>
        add(facts, { [counterHit === undefined ? "hit" : "counterHit"]: advantageIn(number) }),
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

function add(facts: NoteFacts, fact: CrouchingHit): void {
  facts.single.crouchingHit = { ...facts.single.crouchingHit, ...fact };
}
