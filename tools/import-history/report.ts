import type { ImportTally } from "../import-movelists/tally.ts";

/**
 * What an import of many days could not read, as text: each value once, however many days it stood there. With `isLong` every
 * value, else the share alone.
 */
export function historyReport(tally: ImportTally, isLong: boolean): string {
  const unread = new Set(
    tally.unread.map(({ character, move, field, value, why }) =>
      [character, move, field, JSON.stringify(value), why].join(": "),
    ),
  );
  const share = ((100 * unread.size) / tally.cells.size).toFixed(2);
  const summary = `${unread.size} of ${tally.cells.size} values could not be read (${share} %)`;
  if (!isLong) return `${summary}; --report lists them.`;
  return [...[...unread].sort(), `${summary}.`].join("\n");
}
