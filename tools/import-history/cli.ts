import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatFinding, loadPatches } from "@tactician/guide";
import * as z from "zod";
import { brokenText } from "../import-movelists/report.ts";
import type { ImportTally } from "../import-movelists/tally.ts";
import { addExport } from "./add-export.ts";
import { importHistory } from "./import-history.ts";
import { StepsError } from "./read-steps.ts";
import { historyReport } from "./report.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");
const USAGE = `Writes how movelists changed over time to content/history/<slug>.json.

  npm run import:history -- --from DIR [--report]
  npm run import:history -- --movelists DIR --date YYYY-MM-DD [--report]

  --from DIR         all steps anew from the public history of the export, <slug>.json.gz or <slug>.json each
  --movelists DIR    one more step from a new export, <slug>.json each; before import:movelists, because a step is the
                     difference to content/movelists
  --date YYYY-MM-DD  day of the new export
  --report           print every value that could not be read`;

process.exitCode = await run();

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      movelists: { type: "string" },
      date: { type: "string" },
      report: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const patches = loadPatches(CONTENT);
  if (patches.loaded === undefined) {
    for (const finding of patches.findings) console.error(formatFinding(finding));
    return 1;
  }
  const shared = { content: CONTENT, patches: patches.loaded.value.patches };
  const { from, movelists, date } = values;
  await mkdir(resolve(CONTENT, "history"), { recursive: true });
  if (from !== undefined && movelists === undefined)
    return finish(importHistory({ from, ...shared }), values.report);
  if (from === undefined && movelists !== undefined && z.iso.date().safeParse(date).success)
    return finish(addExport({ movelists, date: date ?? "", ...shared }), values.report);
  console.error(`Name either --from, or --movelists with --date.\n\n${USAGE}`);
  return 1;
}

/** Prints what came of it: one finding and 1, or what was read and 0. */
async function finish(work: Promise<ImportTally>, isLong: boolean): Promise<number> {
  const tally = await work.catch((error: Error) => error);
  if (tally instanceof Error) {
    console.error(tally instanceof StepsError ? tally.message : tally.stack);
    return 1;
  }
  console.log(historyReport(tally, isLong));
  for (const line of brokenText(tally)) console.error(line);
  return 0;
}
