import { lastMoveOf } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import { type Check, judge } from "./check.ts";

/** A listed heat engager has the property: in its own section, and as the engager of a Heat combo. */
export const heatEngager: Check = {
  id: "heat-engager",
  label: "a listed heat engager has the property",
  check: ({ sheet, read }) => {
    const listed: { readonly path: SheetPath; readonly text: string }[] = [
      ...sheet.heatEngagers.map(({ move }, n) => ({ path: ["heatEngagers", n, "move"], text: move })),
      ...sheet.heatSystem.map(({ engager }, n) => ({ path: ["heatSystem", n, "engager"], text: engager })),
    ];
    return judge(listed, ({ path, text }) => {
      const move = lastMoveOf(read(text))?.move;
      if (move === undefined || move.properties.includes("heat engager")) return undefined;
      return { path, message: `"${text}" is no heat engager` };
    });
  },
};
