import { lastMoveOf } from "@tactician/game";
import { splitSteps } from "@tactician/notation";
import type { GuideCharacter } from "../guide-character.ts";
import { listMovesAt, splitAlternatives } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";
import { isHeatDash, listComboRoutes, spell } from "./routes.ts";

/** A listed heat engager has the property: in its own section, and as the engager of a Heat combo. */
export const heatEngager: Check = ({ sheet, read }) => {
  const listed = [
    ...listMovesAt(sheet, "heatEngagers", "move"),
    ...listMovesAt(sheet, "heatSystem", "engager"),
  ];
  return judge(listed, ({ path, text }) => {
    const move = lastMoveOf(read(text))?.move;
    if (move === undefined || move.properties.includes("heat engager")) return undefined;
    return { path, message: `"${text}" is no heat engager` };
  });
};

/**
 * A Heat combo is what the sheet has behind the same Heat Dash, to the end of the combo: in an important combo, a combo ender or
 * a mini combo. One that stands nowhere else says in `restsOn` what it rests on.
 */
export const heatEnder: Check = (context) => {
  const { sheet, read } = context;
  const endings = listDashEndings(context);
  return judge(sheet.heatSystem, ({ engager, ender, restsOn }, n) => {
    const id = lastMoveOf(read(engager))?.move.id;
    if (restsOn !== undefined || id === undefined) return undefined;
    if (endings.get(id)?.has(spellSteps(splitSteps(ender), context)) === true) return undefined;
    const path = ["heatSystem", n, "ender"];
    return { path, message: `nothing on the sheet ends with the Heat Dash of "${engager}" and "${ender}"` };
  });
};

/** What stands behind each Heat Dash of the sheet, to the end of the combo, by the id of the engager. */
function listDashEndings(context: GuideCharacter): ReadonlyMap<string, ReadonlySet<string>> {
  const endings = new Map<string, Set<string>>();
  for (const moves of listCombos(context)) {
    for (const [place, move] of moves.entries()) {
      const reading = context.read(move);
      const id = isHeatDash(reading) ? lastMoveOf(reading)?.move.id : undefined;
      if (id === undefined) continue;
      const known = endings.get(id) ?? new Set();
      endings.set(id, known.add(spellSteps(moves.slice(place + 1), context)));
    }
  }
  return endings;
}

/** Every combo of the sheet as its moves in order, from the launcher or from where the sheet begins it. */
function listCombos({ sheet }: GuideCharacter): string[][] {
  const combos = [
    ...listComboRoutes(sheet).flatMap(({ starters, steps }) =>
      starters.map(({ text }) => [text, ...steps.map((step) => step.text)]),
    ),
    ...sheet.comboEnders.map(({ move }) => [move]),
    ...sheet.guaranteedFollowUps.flatMap(({ move, followUp }) =>
      splitAlternatives(followUp).map((alternative) => [move, alternative]),
    ),
  ];
  return combos.map((steps) => steps.flatMap(splitSteps));
}

function spellSteps(steps: readonly string[], { read }: GuideCharacter): string {
  return steps.map((step) => spell(step, read)).join(" into ");
}
