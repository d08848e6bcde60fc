import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import type { NoteTopic } from "./note-facts.ts";

export const HEAT_DASH_NOTES: NoteTopic = {
  id: "heat dash",
  concerns: /^heat dash\b/i,
  outside: [/disables/i],
  rows: [
    {
      pattern: new RegExp(`^heat dash (${ADVANTAGE_PATTERN}) on hit, (${ADVANTAGE_PATTERN}) on block$`, "i"),
      apply: (facts, match) => {
        const hit = readAdvantage(match[1] ?? "");
        const block = readAdvantage(match[2] ?? "");
        if (!block.ok || !hit.ok || block.value === undefined || hit.value === undefined) return false;
        facts.single.heatDash = { block: block.value, hit: hit.value };
      },
    },
    {
      pattern: new RegExp(`^heat dash:? \\(?(?:(${ADVANTAGE_PATTERN}),? )?(${ADVANTAGE_PATTERN})\\)?$`, "i"),
      apply: (facts, match) => {
        const block = readAdvantage(match[1] ?? "");
        const hit = readAdvantage(match[2] ?? "");
        if (!block.ok || !hit.ok) return false;
        // Nobody is launched by blocking: the two values are in another order than usual.
        if (block.value?.effects?.includes("airborne") === true) return false;
        facts.single.heatDash = {
          ...(block.value === undefined ? {} : { block: block.value }),
          ...(hit.value === undefined ? {} : { hit: hit.value }),
        };
      },
    },
  ],
};
