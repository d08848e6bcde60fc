import type { ImportTally } from "../import-movelists/tally.ts";

/**
 * What an import of many days could not read, as text: the share of all cells of all days, that of the lines of notes which a
 * typed fact could be in, and with `isLong` every value once, however many days it stood there.
 */
export function historyReport(tally: ImportTally, isLong: boolean): string {
  const unread = new Set(
    tally.unread.map(({ character, move, field, value, why }) =>
      [character, move, field, JSON.stringify(value), why].join(": "),
    ),
  );
  const cells = shareText(tally, "cells", (field) => !isNote(field));
  const notes = shareText(tally, "lines of notes", isNote);
  const summary = `Could not read ${cells} and ${notes}`;
  if (!isLong) return `${summary}; --report lists them.`;
  return [...[...unread].sort(), `${summary}.`].join("\n");
}

function isNote(field: string): boolean {
  return field.startsWith("notes");
}

function shareText(tally: ImportTally, what: string, isOf: (field: string) => boolean): string {
  const totals = [...tally.totals].filter(([field]) => isOf(field)).map(([, count]) => count);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const unread = tally.unread.filter(({ field }) => isOf(field)).length;
  return `${unread} of ${total} ${what} (${((100 * unread) / total).toFixed(2)} %)`;
}
