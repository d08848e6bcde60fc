import type { Sidestep } from "@tactician/game";
import type { NoteTopic } from "./note-facts.ts";

const SIDES: ReadonlyMap<string, readonly Sidestep[]> = new Map(
  Object.entries({
    SS: ["ssl", "ssr"],
    SW: ["swl", "swr"],
    SSL: ["ssl"],
    SSR: ["ssr"],
    SWL: ["swl"],
    SWR: ["swr"],
  }),
);

export const WHIFF_NOTES: NoteTopic = {
  id: "whiff",
  concerns: /whiffs? (?:vs|against|to)\b/i,
  outside: [],
  rows: [
    {
      pattern:
        /^(may )?whiffs? (?:vs|against|to) ((?:S[SW][LR]?)(?:(?:\s*(?:,|\/|and|or|&)\s*)+S[SW][LR]?)*)(?:,? (?:from|on|after) (?:the )?\w+ (?:block or hit|block|bolck|hit or block|hit|attack))?(?:\s*\((.*)\))?$/i,
      apply: (facts, match) => {
        for (const word of (match[2] ?? "").match(/S[SW][LR]?/gi) ?? []) {
          for (const side of SIDES.get(word.toUpperCase()) ?? []) facts.whiffsTo.add(side);
        }
        // A remark means that it depends: on the range, the opponent's size, the timing.
        if (match[1] !== undefined || match[3] !== undefined) facts.unsure.add("whiffsTo");
      },
    },
  ],
};
