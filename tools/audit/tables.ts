import type { KindResult } from "./audit.ts";
import type { Planted } from "./plant.ts";

/** What a terminal shows of an audit, with the wrong values below. */
export function kindsTable(kinds: readonly KindResult[]): string {
  const head = ["kind", "values", "checked", "unknown", "wrong", "wrong %, 95 %"];
  const rows = kinds.map(({ id, count, checked, unknown, wrong, interval }) => {
    const share = interval === undefined ? "" : `${interval.from.toFixed(2)}-${interval.to.toFixed(2)}`;
    return [id, `${count}`, `${checked}`, `${unknown}`, `${wrong}`, share];
  });
  const wrong = kinds.flatMap(({ id, rows: all }) =>
    all.map(
      (row) =>
        `  ${id}: ${row.character} ${row.move} (${row.field}): ${row.shown}, not ${row.expected}: ${row.why}`,
    ),
  );
  return [...[head, ...rows].map(lineOf), ...wrong].join("\n");
}

/** How many of the wrong values that were planted are found. */
export function plantedTable({ planted, found, byKind }: Planted): string {
  const kinds = Object.entries(byKind).map(([kind, counts]) => `${kind} ${counts.found}/${counts.planted}`);
  return `Planted: found ${found} of ${planted} (${kinds.join(", ")})`;
}

function lineOf([first = "", ...others]: readonly string[]): string {
  return `${first.padEnd(12)}${others.map((cell) => cell.padStart(15)).join("")}`;
}
