import type { Movelist } from "@tactician/game";
import { type Check, judge } from "./check.ts";

const SIDES = [
  { name: "left", words: /\b(?:left|ssl|swl)\b/i, steps: ["ssl", "swl"] },
  { name: "right", words: /\b(?:right|ssr|swr)\b/i, steps: ["ssr", "swr"] },
] as const;

/** The side to step to rests on moves that the movelist says whiff to it, or the text says "not confirmed". */
export const weakSide: Check = {
  id: "weak-side",
  label: "the weak side rests on moves that whiff to it, or is called not confirmed",
  check: ({ sheet, movelist }) =>
    judge(sheet.counterSchema, ({ weakSide: text }, n) => {
      if (/not confirmed/i.test(text)) return undefined;
      const path = ["counterSchema", n, "weakSide"];
      const named = SIDES.filter(({ words }) => words.test(text));
      if (named.length === 0)
        return { path, message: `"${text}" names no side; write left, right or "not confirmed"` };
      const unproven = named.find(({ steps }) => countWhiffs(movelist, steps) === 0);
      if (unproven === undefined) return undefined;
      return {
        path,
        message: `no move of ${sheet.name} is known to whiff to the ${unproven.name}; write "not confirmed"`,
      };
    }),
};

function countWhiffs(movelist: Movelist, steps: readonly string[]): number {
  return movelist.moves.filter(({ whiffsTo }) => whiffsTo?.some((step) => steps.includes(step)) === true)
    .length;
}
