import { type ChangeOfCharacter, type Changes, changeSentence } from "@tactician/contract";
import { beginsWithCommand, readCommand } from "@tactician/game";
import type { ChangesView } from "./changes-view.ts";

/** The changes that a view shows, in their order. */
export function fittingChanges({ characters, changes }: Changes, view: ChangesView): ChangeOfCharacter[] {
  const finders = new Map(
    characters.map((character) => [character._id, finder(view.find, character)] as const),
  );
  return changes.filter((one) => {
    const { character, change } = one;
    return (
      (view.character === undefined || view.character === character) &&
      (view.patch === undefined || view.patch === change.patch) &&
      (view.kind === "all" || view.kind === change.kind) &&
      (view.effect === undefined || view.effect === change.effect) &&
      (view.field === undefined || view.field === change.field) &&
      finders.get(character)?.(one) === true
    );
  });
}

/** What was typed is a command (`df2`), its beginning, or words of the row (`king`, `punishable`). */
function finder(
  find: string,
  { name, vocabulary }: Changes["characters"][number],
): (one: ChangeOfCharacter) => boolean {
  const wanted = find.trim().toLowerCase();
  if (wanted === "") return () => true;
  const command = readCommand(find, vocabulary);
  return ({ change }) =>
    (command !== undefined && beginsWithCommand(change.command, command)) ||
    `${name} ${changeSentence(change)}`.toLowerCase().includes(wanted);
}
