import { lastMoveOf, type MoveReading, type ReadMove } from "@tactician/game";
import { splitSteps } from "@tactician/notation";
import type { SheetPath } from "../finding.ts";
import { hasToken } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import type { SheetMove } from "../sheet-moves.ts";

/** A combo as it is played: what starts it (any one of several), then the steps in order. */
export interface Route {
  readonly path: SheetPath;
  readonly starters: readonly SheetMove[];
  readonly steps: readonly SheetMove[];
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

export function listWallRoutes(sheet: CharacterFile): Route[] {
  return [...listWallGroup(sheet, "general"), ...listWallGroup(sheet, "withTornado")];
}

export function listWallGroup(sheet: CharacterFile, group: keyof CharacterFile["wallCombos"]): Route[] {
  return sheet.wallCombos[group].map(({ move, followUp }, n) => ({
    path: ["wallCombos", group, n],
    starters: [{ path: ["wallCombos", group, n, "move"], text: move }],
    steps: [{ path: ["wallCombos", group, n, "followUp"], text: followUp }],
  }));
}

export type TornadoMark = ReturnType<typeof listTornadoMarks>[number];

/** The Tornado marks of some steps, each with the move it is behind. */
export function listTornadoMarks(steps: readonly SheetMove[], read: ReadMove) {
  return steps.flatMap((step) => {
    const { tokens, moves } = read(step.text);
    return tokens.flatMap(({ id }, place) =>
      id === "t" ? [{ step, performed: moves.findLast(({ start }) => start < place) }] : [],
    );
  });
}

/** Two neighbouring moves of a route, behind one of its launchers. */
export interface ComboLink {
  readonly before: SheetMove;
  readonly after: SheetMove;
  readonly isFirst: boolean;
  /**
   * Where the combo is between the two: what launched (an ordinary launch, on counter hit too; a Heat Dash; a launcher that
   * spends the Tornado; a low parry, which spends it as well), whether the Tornado is spent, whether the wall is there. A
   * Heat Dash later in the route is a launch of its own. A launcher that shares its route with one that spends the Tornado is
   * of that kind, because the route does without. Equal texts are equal states.
   */
  readonly state: string;
}

/**
 * The links of a route: from each launcher into the first move, and from move to move once for each state that the launchers
 * leave the combo in. A step that holds several moves (`into`) is as many.
 */
export function listLinks({ path, starters, steps }: Route, read: ReadMove): ComboLink[] {
  // One of the launchers does, and the route behind them has no Tornado of its own.
  const spendsTornado = starters
    .map(({ text }) => read(text))
    .some((one) => isLowParry(one) || hasTornado(one));
  const stateAfter = (moves: readonly SheetMove[]) => {
    const played = moves.map(({ text }) => read(text));
    const state = [nameLaunch(played, spendsTornado)];
    if (spendsTornado || played.some(hasTornado)) state.push("tornado spent");
    if (path[0] === "wallCombos" || played.some(({ words }) => words.includes("wall"))) state.push("wall");
    return state.join(", ");
  };
  const [first, ...others] = steps.flatMap(splitStep);
  if (first === undefined) return [];

  const launches = Map.groupBy(starters, (starter) => stateAfter([starter]));
  const firstLinks = starters.map((before) => {
    return { before, after: first, isFirst: true, state: stateAfter([before]) };
  });
  const laterLinks = [...launches.values()].flatMap((launchers) => {
    const moves = [...launchers.slice(0, 1), first];
    return others.map((after) => {
      const before = moves.at(-1) ?? first;
      const state = stateAfter(moves);
      moves.push(after);
      return { before, after, isFirst: false, state };
    });
  });
  return [...firstLinks, ...laterLinks];
}

export function spellRoute({ steps }: Route, read: ReadMove): string[] {
  return steps.flatMap(splitStep).map(({ text }) => spell(text, read));
}

/** A move in one spelling, however the sheet writes it: `b 3~F` and `b 3 holdf` are one. */
export function spell(text: string, read: ReadMove): string {
  const { tokens, words } = read(text);
  return [...words.map((word) => `(${word})`), ...tokens.map(({ id }) => id)].join(" ");
}

function splitStep({ path, text }: SheetMove): SheetMove[] {
  return splitSteps(text).map((part) => ({ path, text: part }));
}

function nameLaunch(played: readonly MoveReading[], spendsTornado: boolean): string {
  if (played.some(isHeatDash)) return "heat dash";
  if (played.slice(0, 1).some(isLowParry)) return "low parry";
  return spendsTornado ? "tornado" : "launch";
}

function isLowParry({ words }: MoveReading): boolean {
  return words.includes("low parry");
}

function hasTornado(reading: MoveReading): boolean {
  return hasToken(reading, "t");
}

/** Whether the last move is done in Heat and is a Heat Engager, so that a Heat Dash follows. */
export function isHeatDash(reading: MoveReading): boolean {
  const isEngager = lastMoveOf(reading)?.move.properties.includes("heat engager") === true;
  return isEngager && hasToken(reading, "heat");
}
