import type { MoveProperty } from "@tactician/game";
import type { CharacterFile } from "../schema.ts";
import { type Check, judge } from "./check.ts";
import { listProperties } from "./move-properties.ts";

type Category = CharacterFile["comboEnders"][number]["category"];

/** What the movelist must give a move of an ender in that category. */
const NEEDED: Readonly<Partial<Record<Category, MoveProperty>>> = {
  "Wall break": "balcony break",
  "Floor break": "floor break",
  Spike: "spike",
};

/** An ender that is listed as breaking the stage has the property that does it. */
export const breakingEnders: Check = {
  id: "breaking-enders",
  label: "an ender that breaks walls or floors has the property that does",
  check: ({ sheet, read }) =>
    judge(sheet.comboEnders, ({ category, move }, n) => {
      const needed = NEEDED[category];
      const { moves } = read(move);
      if (needed === undefined || moves.length === 0) return undefined;
      if (moves.some((performed) => listProperties(performed.move).includes(needed))) return undefined;
      return { path: ["comboEnders", n, "move"], message: `"${move}" has no ${needed}` };
    }),
};
