import { antiGuidePath, PANELS, type SheetUse, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { howToBeat } from "../../../ui/words.ts";

/** The panel that shows each field of a sheet. What is not here is on the anti-guide. */
const PLACES = new Map<string, { readonly id: string; readonly label: string }>(
  PANELS.flatMap(({ id, label, fields }) =>
    fields.map((row) => [row.field, { id, label: row.label ?? label }] as const),
  ),
);

/** The panels of a character's sheet that use a move, with their addresses, and the anti-guide where it names it. */
export function sheetPlaces(uses: readonly SheetUse[], characterId: CharacterId, name: string) {
  return uses.map(({ field, count }) => {
    const place = PLACES.get(field);
    if (place === undefined) return { href: antiGuidePath(characterId), label: howToBeat(name), count };
    return { href: `${sheetPath(characterId, name)}#${place.id}`, label: place.label, count };
  });
}

/** What a step of a string adds to the one before: `df 1 2` behind `df 1` is `2`; the whole command where it is written otherwise. */
export function inputOfStep(command: string, before: string | undefined): string {
  const start = `${before} `;
  return before !== undefined && command.startsWith(start) ? command.slice(start.length) : command;
}
