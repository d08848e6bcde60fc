import type { Character } from "@tactician/contract";
import { listWords } from "../../../base/core/list-words.ts";

type Defence = Character["defence"][number];
type Catch = NonNullable<Defence["catches"]>[number];

/** What each kind of defence is called on pages; players call the crushes by what they go through. */
export const DEFENCE_TITLES: Readonly<Record<Defence["kind"], string>> = {
  "Power crush": "Power crush",
  Parry: "Parry",
  Reversal: "Reversal",
  "Low crush": "Under highs",
  "Jump crush": "Over lows",
  Panic: "Panic",
};

const HEIGHTS: Readonly<Partial<Record<Catch, string>>> = {
  high: "highs",
  mid: "mids",
  low: "lows",
  throw: "throws",
};

/** What a parry takes: `["high", "mid", "punches"]` -> `Takes high and mid punches`, `["low", "throw"]` -> `Takes lows and throws`. */
export function takesWords(catches: readonly Catch[]): string {
  const heights = catches.filter((one) => HEIGHTS[one] !== undefined);
  const limbs = catches.filter((one) => HEIGHTS[one] === undefined);
  if (limbs.length === 0) return `Takes ${listWords(heights.map((height) => HEIGHTS[height] ?? height))}`;
  return ["Takes", heights.length === 0 ? undefined : listWords(heights), listWords(limbs)]
    .filter((word) => word !== undefined)
    .join(" ");
}
