import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { formatFinding, loadPatches, type Patch } from "@tactician/guide";
import * as z from "zod";
import { runCommand, UsageError } from "../command-line.ts";
import { brokenText, type ImportTally } from "../import-movelists/tally.ts";
import { addExport, importHistory } from "./import-history.ts";
import { StepsError } from "./read-steps.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");
const USAGE = `Writes how movelists changed over time to content/history/<characterId>.json.

  npm run import:history -- --from DIR [--report]
  npm run import:history -- --movelists DIR --date YYYY-MM-DD [--report]

  --from DIR         rebuild all steps from the export's public history, one <characterId>.json or .json.gz each
  --movelists DIR    add a step from a new export, one <characterId>.json each; run this before import:movelists, because
                     a step is the difference from content/movelists
  --date YYYY-MM-DD  day of the new export
  --report           print every value that could not be read`;

await runCommand(
  USAGE,
  {
    from: { type: "string" },
    movelists: { type: "string" },
    date: { type: "string", default: "" },
    report: { type: "boolean", default: false },
  },
  async ({ from, movelists, date, report }) => {
    const { loaded, findings } = loadPatches(CONTENT);
    if (loaded === undefined) {
      for (const finding of findings) console.error(formatFinding(finding));
      return false;
    }
    const shared = { content: CONTENT, patches: loaded.value.patches };
    await mkdir(resolve(CONTENT, "history"), { recursive: true });
    const tally = await importOne({ from, movelists, date, ...shared });
    console.log(historyReport(tally, report));
    for (const line of brokenText(tally)) console.error(line);
    return true;
  },
  (error) => (error instanceof StepsError ? error.message : error.stack),
);

interface Wanted {
  readonly from: string | undefined;
  readonly movelists: string | undefined;
  readonly date: string;
  readonly content: string;
  readonly patches: readonly Patch[];
}

async function importOne({ from, movelists, date, ...shared }: Wanted): Promise<ImportTally> {
  if (from !== undefined && movelists === undefined) return importHistory({ from, ...shared });
  if (from === undefined && movelists !== undefined && z.iso.date().safeParse(date).success)
    return addExport({ movelists, date, ...shared });
  throw new UsageError("Either --from, or --movelists with --date, is required.");
}

/**
 * What an import of many days could not read, as text: the share of all cells and of all note lines that could hold a typed fact.
 * With `isLong` it lists every value, once however many days have it.
 */
function historyReport(tally: ImportTally, isLong: boolean): string {
  const unread = new Set(
    tally.unread.map(({ character, move, field, value, why }) =>
      [character, move, field, JSON.stringify(value), why].join(": "),
    ),
  );
  const cells = shareText(tally, "cells", (field) => !isNote(field));
  const notes = shareText(tally, "note lines", isNote);
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
