import type { Changes, CharacterChanges, ToldChange } from "./changes.ts";

/**
 * Everybody's changes out of the documents of all characters: those of a day (`2026-03-17`) or later, of one kind or of all.
 */
export function joinChanges(
  documents: readonly CharacterChanges[],
  since: string,
  kind?: ToldChange["kind"],
): Changes {
  const fits = (one: ToldChange) => one.date >= since && (kind === undefined || one.kind === kind);
  const kept = documents
    .map((document) => ({ ...document, changes: document.changes.filter(fits) }))
    .filter(({ changes }) => changes.length > 0);
  const versions = new Set(kept.flatMap(({ changes }) => changes.map((one) => one.patch)));
  const patches = new Map(
    kept.flatMap((document) => document.patches.map((one) => [one.version, one] as const)),
  );
  return {
    characters: kept.map(({ _id, name, vocabulary }) => ({ _id, name, vocabulary })),
    patches: [...patches.values()]
      .filter(({ version }) => versions.has(version))
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    changes: kept
      .flatMap(({ _id, changes }) => changes.map((one) => ({ character: _id, change: one })))
      .toSorted((a, b) => b.change.date.localeCompare(a.change.date)),
  };
}
