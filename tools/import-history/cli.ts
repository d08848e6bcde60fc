import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { formatFinding, loadPatches } from "@tactician/guide";
import { UsageError } from "@tactician/settings";
import * as z from "zod";
import { runCommand } from "../command-line.ts";
import { brokenText, summaryText } from "../import-movelists/tally.ts";
import { addExport, renewKinds, StepsError } from "./import-history.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");
const USAGE = `Writes how movelists changed over time to content/history/<characterId>.json.

  npm run import -- history --movelists DIR --date YYYY-MM-DD [--report]
  npm run import -- history --kinds

  --movelists DIR    add a step from a new export, one <characterId>.json each; run this before "movelists", because
                     a step is the difference from content/movelists
  --date YYYY-MM-DD  day of the new export
  --report           print every value that could not be read
  --kinds            tell anew which changes are the game's, after content/patches.yaml has changed`;

const options = {
  movelists: { type: "string" },
  date: { type: "string", default: "" },
  report: { type: "boolean", default: false },
  kinds: { type: "boolean", default: false },
} as const;

await runCommand(
  USAGE,
  options,
  async ({ movelists, date, report, kinds }) => {
    const { loaded, findings } = loadPatches(CONTENT);
    if (loaded === undefined) {
      for (const finding of findings) console.error(formatFinding(finding));
      return false;
    }
    const { patches } = loaded.value;
    if (kinds) {
      console.log(`${await renewKinds(CONTENT, patches)} histories have changes of another kind.`);
      return true;
    }
    if (movelists === undefined || !z.iso.date().safeParse(date).success)
      throw new UsageError("Either --movelists with --date, or --kinds, is required.");
    await mkdir(resolve(CONTENT, "history"), { recursive: true });
    const tally = await addExport({ movelists, date, content: CONTENT, patches });
    console.log(summaryText(tally, report));
    for (const line of brokenText(tally)) console.error(line);
    return true;
  },
  [StepsError],
);
