import type { Finding } from "./attack.ts";

/** One attack and what came of it. */
export interface Row {
  name: string;
  requests: number;
  seconds: number;
  idleMb: number;
  peakMb: number;
  afterwardsMb: number;
  /** Undefined where the attack ends the server, so that nobody else can be answered. */
  othersMs: number | undefined;
  /** What this attack is about. */
  own: readonly Finding[];
  /** What holds for every attack. */
  general: readonly Finding[];
}

const HEADINGS = ["attack", "requests", "s", "idle MB", "peak MB", "after MB", "others ms", ""];

export function isGood({ own, general }: Row): boolean {
  return [...own, ...general].every(({ isHeld }) => isHeld);
}

/** The figures of all attacks, one a line, names to the left and numbers to the right. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellsOf(row: Row): string[] {
  const { name, requests, seconds, idleMb, peakMb, afterwardsMb, othersMs } = row;
  return [
    name,
    requests.toLocaleString("en"),
    seconds.toFixed(1),
    idleMb.toFixed(0),
    peakMb.toFixed(0),
    afterwardsMb.toFixed(0),
    othersMs?.toFixed(0) ?? "-",
    isGood(row) ? "ok" : "FAIL",
  ];
}

/** What must hold and what was seen: the attack's own findings, and of those that hold for every attack the broken ones. */
export function formatFindings({ own, general }: Row): string {
  return [...own, ...general.filter(({ isHeld }) => !isHeld)]
    .map(({ must, seen, isHeld }) => `  ${isHeld ? "ok  " : "FAIL"} ${must}: ${seen}`)
    .join("\n");
}
