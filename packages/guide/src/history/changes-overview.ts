import { type ChangesOverview, type CharacterChanges, joinChanges } from "@tactician/contract";

/** The beginning of the page of changes, out of the documents of all characters. Throws where no patch changed anything. */
export function buildChangesOverview(documents: readonly CharacterChanges[]): ChangesOverview {
  const all = joinChanges(documents, "", "changed");
  const [first] = all.patches;
  if (first === undefined) throw new Error("content/history knows of no change by a patch");
  const counts = Map.groupBy(all.changes, ({ change }) => change.patch);
  return {
    patches: all.patches.map((patch) => ({ ...patch, changes: counts.get(patch.version)?.length ?? 0 })),
    newest: joinChanges(documents, first.date, "changed"),
  };
}
