import type { NoteTopic } from "./note-facts.ts";

/**
 * What is guaranteed behind a hit. An answer counts what a sheet names behind it: these lines name no move, or one behind something
 * else than a normal hit after a block, so they are listed with the reason.
 */
export const GUARANTEE_NOTES: NoteTopic = {
  id: "guaranteed",
  concerns: /\bguarante/i,
  outside: [],
  rows: [],
  unread: [
    [/\bCH\b/, "behind a counter hit, and a punish is none"],
    [/\bparry\b|^guaranteed hit$/i, "behind a parry"],
    [/on block|meaty block/i, "about a block and no hit"],
    [/airborne opponent/i, "behind a hit in the air"],
    [/^RFS\./, "behind a move of Heat out of a stance, which no block leaves"],
    [/i\d+|\d+f or faster|situational|\+\d+/, "says how fast, not what: a sheet's own follow-up counts"],
  ],
};
