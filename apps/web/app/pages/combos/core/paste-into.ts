import { type Combo, groupOf, isBlank, isUntouched, type Place, renameCombo } from "./combo.ts";
import { changeCombo, insertCombos } from "./combo-list.ts";
import type { PastedCombo } from "./pasted-combos.ts";

/**
 * Puts pasted combos where the visitor pasted them. In a launcher: the first one fills the row, the others become rows behind it.
 * In a follow-up: each one is a line of its own, the first goes on from the place. A blank input is replaced, any other kept.
 */
export function pasteInto(
  combos: readonly Combo[],
  id: string,
  place: Place,
  pasted: readonly PastedCombo[],
): readonly Combo[] {
  const [first, ...others] = pasted;
  const index = combos.findIndex((combo) => combo.id === id);
  const target = combos[index];
  if (first === undefined || target === undefined) return combos;
  if (place.cell === "followUps")
    return changeCombo(combos, id, (combo) => pasteRoutes(combo, place, pasted));
  const changed = changeCombo(combos, id, (combo) => pasteRow(combo, place, first));
  const { character } = target;
  const rows = others.map((other) => (character === undefined ? other : { ...other, character }));
  return insertCombos(changed, index + 1, rows);
}

function pasteRow(combo: Combo, place: Place, { name, launchers, followUps }: PastedCombo): Combo {
  const isEmpty = isUntouched({ ...combo, launchers: [""] });
  const kept = isEmpty ? [] : combo.followUps.filter((line) => !line.every(isBlank));
  const added = followUps.filter((line) => !line.every(isBlank));
  const lines = [...kept, ...added];
  const pastedRow = {
    ...combo,
    launchers: inserted(combo.launchers, place.index, launchers),
    followUps: lines.length > 0 ? lines : combo.followUps,
  };
  return name === undefined || combo.name !== undefined ? pastedRow : renameCombo(pastedRow, name);
}

function pasteRoutes(combo: Combo, place: Place, pasted: readonly PastedCombo[]): Combo {
  const [first = [], ...others] = pasted.map(routeOf);
  const line = inserted(groupOf(combo, place), place.index, first);
  return { ...combo, followUps: combo.followUps.toSpliced(place.sequence, 1, line, ...others) };
}

/** Launchers that are alternatives are one move of a route. */
function routeOf({ launchers, followUps }: PastedCombo): readonly string[] {
  return [launchers.join(" / "), ...followUps.flat().filter((text) => !isBlank(text))];
}

function inserted(group: readonly string[], index: number, texts: readonly string[]): readonly string[] {
  return isBlank(group[index] ?? "")
    ? group.toSpliced(index, 1, ...texts)
    : group.toSpliced(index + 1, 0, ...texts);
}
