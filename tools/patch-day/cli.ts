// `npm run patch-day`: all steps of a patch day. Usage: `npm run patch-day -- --help`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { contentDir, root } from "../build/paths.ts";
import { COMMANDS, type Tool } from "./commands.ts";
import { patchDay } from "./patch-day.ts";

const USAGE = `Runs all steps of a patch day (docs/how-to/new-patch-day.md) and stops at the first finding.

  npm run patch-day -- [--from DIR] [--date YYYY-MM-DD] [--month YYYY-MM]

  --from DIR         folder of an export, <slug>.json each; without it, the wiki is asked (SITE_URL, WIKI_URL)
  --date YYYY-MM-DD  day of the export (default: the day on which it was fetched, or today)
  --month YYYY-MM    month that the movelists name (default: that of the day)

What changed, what broke on which sheet and what is left to do is printed. After a stop it can be run again.`;

/** A mistake in the command line, in a sentence. */
class UsageError extends Error {}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof Error && "code" in error)
    console.error(`A folder cannot be used: ${error.message}`);
  else throw error;
}

async function main(): Promise<number> {
  const { from, date, month, help } = readOptions();
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const today = new Date().toISOString().slice(0, 10);
  if (from !== undefined && (await stat(from).catch(() => undefined))?.isDirectory() !== true)
    throw new UsageError(`--from must be a folder (it is "${from}").`);
  if (date !== undefined && (!z.iso.date().safeParse(date).success || date > today))
    throw new UsageError(`--date must be a day up to today, such as 2026-08-20 (it is "${date}").`);
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(`--month must be a month such as 2026-08 (it is "${month}").`);
  const isDone = await patchDay({
    content: contentDir,
    data: join(root, "data"),
    from: from === undefined ? undefined : resolve(from),
    date,
    month,
    today,
    run,
    say: (line) => console.log(line),
  });
  return isDone ? 0 : 1;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        from: { type: "string" },
        date: { type: "string" },
        month: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(tool: Tool, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, COMMANDS[tool]), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number | null];
  return code === 0;
}
