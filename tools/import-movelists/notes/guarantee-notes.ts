import type { NoteTopic } from "./note-facts.ts";

/**
 * What is guaranteed after a hit. An answer counts the follow-up that a sheet names. These lines name no move, or one after
 * something other than a normal hit as a punish, so they are listed with the reason.
 */
export const GUARANTEE_NOTES: NoteTopic = {
  id: "guaranteed",
  concerns: /\bguarante/i,
  outside: [],
  rows: [],
  unread: [
    [/\bCH\b/, "after a counter hit, which a punish is not"],
    [/\bparry\b|^guaranteed hit$/i, "after a parry"],
    [/on block|meaty block/i, "about a block, not a hit"],
    [/airborne opponent/i, "after an airborne hit"],
    [/^RFS\./, "after a Heat move from a stance that blocking does not lead to"],
    [/i\d+|\d+f or faster|situational|\+\d+/, "says how fast, not which move: the sheet's follow-up counts"],
  ],
};
