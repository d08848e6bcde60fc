import { type ChangeOfCharacter, type Changes, dayWords, monthWords } from "@tactician/contract";
import * as words from "../words.ts";

/** What one patch changed, or what was found in one month. */
export type ChangeGroup = ReturnType<typeof groupChanges>[number];

export type CharacterGroup = ChangeGroup["characters"][number];

/** Changes by patch, the others by month; newest first, as they come: `Patch 3.00, 17 March 2026` or `August 2026`. */
export function groupChanges(
  { characters, patches }: Omit<Changes, "changes">,
  changes: readonly ChangeOfCharacter[],
) {
  const groups = Map.groupBy(changes, ({ change }) => change.patch ?? change.date.slice(0, 7));
  return [...groups].map(([id, ofGroup]) => {
    const patch = patches.find(({ version }) => version === id);
    const byCharacter = Map.groupBy(ofGroup, ({ character }) => character);
    return {
      id,
      title: patch === undefined ? monthWords(id) : words.patch(patch.version, dayWords(patch.date)),
      patch,
      characters: characters.flatMap((character) => {
        const own = byCharacter.get(character._id);
        return own === undefined ? [] : [{ character, changes: own.map(({ change }) => change) }];
      }),
    };
  });
}
