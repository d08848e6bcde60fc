/** What happened when combos from a link or a file were added: `2 combos added, 1 was already there.` */
export function addedWords(counts: {
  readonly added: number;
  readonly alreadyThere: number;
  readonly skipped?: number;
}): string {
  const { added, alreadyThere, skipped = 0 } = counts;
  const parts = [`${combos(added)} added`];
  if (alreadyThere > 0) parts.push(`${alreadyThere} ${was(alreadyThere)} already there`);
  if (skipped > 0) parts.push(`${skipped} could not be read`);
  return `${parts.join(", ")}.`;
}

/** What was deleted: the name of one, the number of several. */
export function deletedWords(name: string | undefined, count: number): string {
  if (count > 1) return `${combos(count)} deleted.`;
  return name === undefined ? "Combo deleted." : `“${name}” deleted.`;
}

function combos(count: number): string {
  return count === 1 ? "1 combo" : `${count} combos`;
}

function was(count: number): string {
  return count === 1 ? "was" : "were";
}
