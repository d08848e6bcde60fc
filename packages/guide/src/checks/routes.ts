import type { ReadMove, ResolvedMove } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { CharacterFile } from "../schema.ts";

/** One step of a combo: a move string and where it stands. */
export interface RouteStep {
  readonly path: SheetPath;
  readonly text: string;
}

/** A combo as it is played: what starts it (any one of several), then the steps in order. */
export interface Route {
  readonly path: SheetPath;
  readonly starters: readonly RouteStep[];
  readonly steps: readonly RouteStep[];
}

/** Every route of the important combos, the easier ones included; an easier route that is left out is none. */
export function listComboRoutes(sheet: CharacterFile): Route[] {
  return sheet.importantCombos
    .flatMap((combo, n) => [comboRoute(combo, n, "followUps"), comboRoute(combo, n, "followUpSimple")])
    .filter(({ steps }) => steps.length > 0);
}

/** The main route of an important combo, or the easier one; `position` is its place in the sheet. */
export function comboRoute(
  combo: CharacterFile["importantCombos"][number],
  position: number,
  field: "followUps" | "followUpSimple",
): Route {
  const path = ["importantCombos", position];
  return {
    path: [...path, field],
    starters: combo.launchers.map((text, n) => ({ path: [...path, "launchers", n], text })),
    steps: combo[field].map((text, n) => ({ path: [...path, field, n], text })),
  };
}

/** The routes of one group of wall combos. */
export function listWallRoutes(sheet: CharacterFile, group: keyof CharacterFile["wallCombos"]): Route[] {
  return sheet.wallCombos[group].map(({ move, followUp }, n) => ({
    path: ["wallCombos", group, n],
    starters: [{ path: ["wallCombos", group, n, "move"], text: move }],
    steps: [{ path: ["wallCombos", group, n, "followUp"], text: followUp }],
  }));
}

/** A Tornado mark in a route, and the move it is behind. */
export interface TornadoMark {
  readonly step: RouteStep;
  readonly performed: ResolvedMove | undefined;
}

/** The `t` marks of some steps, in order. */
export function listTornadoMarks(steps: readonly RouteStep[], read: ReadMove): TornadoMark[] {
  return steps.flatMap((step) => {
    const { tokens, moves } = read(step.text);
    return tokens.flatMap(({ id }, place) =>
      id === "t" ? [{ step, performed: moves.findLast(({ start }) => start < place) }] : [],
    );
  });
}
