import {
  KNOWN_LEFTOVERS,
  type KnownLeftover,
  LEFTOVER_REASONS,
  type LeftoverReason,
} from "./known-leftovers.ts";
import type { MeasuredPart } from "./measure-sheet.ts";
import { SECTIONS } from "./read-sheet.ts";

export interface MeasuredSheet {
  readonly character: string;
  readonly parts: readonly MeasuredPart[];
}

export interface Summary {
  readonly lines: readonly string[];
  /** Parts that neither resolve nor are in the table of known leftovers, and rows of the table that nothing needs. */
  readonly news: readonly string[];
  /** Resolved parts among those still in the game, 0 to 1. */
  readonly share: number;
}

/** Reasons that take a part out of the count: it is not in the game any more as the sheet has it. */
const OUT_OF_DATE: ReadonlySet<LeftoverReason> = new Set(["gone", "changed"]);

/** Counts all sheets together, by section and by character. */
export function summarize(sheets: readonly MeasuredSheet[]): Summary {
  const leftovers = sheets.flatMap(({ character, parts }) =>
    parts
      .filter((part) => !part.resolved)
      .map((part) => ({ character, part, known: findKnown(character, part.text) })),
  );
  const parts = sheets.flatMap((sheet) => sheet.parts);
  const resolved = parts.filter((part) => part.resolved).length;
  const outOfDate = leftovers.filter(
    ({ known }) => known !== undefined && OUT_OF_DATE.has(known.reason),
  ).length;
  const share = resolved / Math.max(1, parts.length - outOfDate);
  const lines = [
    ...SECTIONS.map((section) =>
      countLine(
        section,
        parts.filter((part) => part.section === section),
      ),
    ),
    "",
    ...sheets.map((sheet) => countLine(sheet.character, sheet.parts)),
    "",
    ...reasonLines(leftovers.flatMap(({ known }) => known ?? [])),
    "",
    `${parts.length} parts, ${resolved} resolve; ${outOfDate} are not in the game any more as written`,
    `resolved of those still in the game: ${percent(share)}`,
  ];
  const unknown = leftovers.filter(({ known }) => known === undefined);
  const news = unknown.map(
    ({ character, part }) => `${character}, row ${part.row}, ${part.section}: ${part.text}`,
  );
  return { lines, news: [...news, ...staleRows(sheets, leftovers)], share };
}

/** One line per leftover, with its reason and what it is called now. */
export function leftoverLines(sheets: readonly MeasuredSheet[]): string[] {
  return sheets.flatMap(({ character, parts }) =>
    parts.flatMap((part) => {
      if (part.resolved) return [];
      const known = findKnown(character, part.text);
      const now = known?.now === undefined ? "" : ` (now ${known.now})`;
      return `${character}, row ${part.row}, ${part.section}: ${part.text}: ${known?.reason ?? "NEW"}${now}`;
    }),
  );
}

function findKnown(character: string, text: string): KnownLeftover | undefined {
  return KNOWN_LEFTOVERS.find((row) => row.character === character && row.text === text);
}

function staleRows(
  sheets: readonly MeasuredSheet[],
  leftovers: readonly { readonly known: KnownLeftover | undefined }[],
): string[] {
  const measured = new Set(sheets.map((sheet) => sheet.character));
  const used = new Set(leftovers.map(({ known }) => known));
  return KNOWN_LEFTOVERS.filter((row) => measured.has(row.character) && !used.has(row)).map(
    (row) => `${row.character}: "${row.text}" stands in known-leftovers.ts and is no leftover`,
  );
}

function countLine(label: string, parts: readonly MeasuredPart[]): string {
  const resolved = parts.filter((part) => part.resolved).length;
  const numbers = `${String(resolved).padStart(5)} of ${String(parts.length).padStart(4)}`;
  return `${label.padEnd(14)}${numbers}  ${percent(resolved / Math.max(1, parts.length))}`;
}

function reasonLines(known: readonly KnownLeftover[]): string[] {
  const counts = new Map<LeftoverReason, number>();
  for (const { reason } of known) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(
    ([reason, count]) => `${String(count).padStart(4)} ${reason}: ${LEFTOVER_REASONS[reason]}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
