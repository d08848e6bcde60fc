// `npm run patch-day`: runs all steps of a patch day. Usage: `npm run patch-day -- --help`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { UsageError } from "@tactician/settings";
import * as z from "zod";
import { contentDir, root } from "../build/paths.ts";
import { runCommand } from "../command-line.ts";
import { COMMANDS, patchDay, type Tool } from "./patch-day.ts";

const USAGE = `Runs all steps of a patch day (docs/how-to/new-patch-day.md) and stops at the first finding.

  npm run patch-day -- [--from DIR] [--date YYYY-MM-DD] [--month YYYY-MM]

  --from DIR         folder with an export, one <characterId>.json each (default: fetch from the wiki)
  --date YYYY-MM-DD  day of the export (default: the day it was fetched, or today)
  --month YYYY-MM    month that the movelists show (default: the month of that day)

Prints what changed, which sheets broke and what is left to do. After a stop, run it again. Settings, as for
import -- wiki: SITE_URL, WIKI_URL.`;

await runCommand(
  USAGE,
  { from: { type: "string" }, date: { type: "string" }, month: { type: "string" } },
  async ({ from, date, month }) => {
    const today = new Date().toISOString().slice(0, 10);
    if (from !== undefined && (await stat(from).catch(() => undefined))?.isDirectory() !== true)
      throw new UsageError(`--from must be a folder (it is "${from}").`);
    if (date !== undefined && (!z.iso.date().safeParse(date).success || date > today))
      throw new UsageError(`--date must be a date up to today, such as 2026-08-20 (it is "${date}").`);
    if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new UsageError(`--month must be a month such as 2026-08 (it is "${month}").`);
    return patchDay({
      content: contentDir,
      data: join(root, "data"),
      from: from === undefined ? undefined : resolve(from),
      date,
      month,
      today,
      run,
      say: (line) => console.log(line),
    });
  },
);

async function run(tool: Tool, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...COMMANDS[tool], ...args], { cwd: root, stdio: "inherit" });
  const [code] = (await once(child, "close")) as [number | null];
  return code === 0;
}
