import { join } from "node:path";
import { fetchedDay } from "../fetch-movelists/fetched-folder.ts";
import { changedMoves } from "./changed-moves.ts";
import type { Tool } from "./commands.ts";
import { openContentBefore } from "./content-before.ts";
import { leftToDo } from "./left-to-do.ts";

export interface PatchDayOptions {
  /** The folder of sheets, movelists and histories. */
  readonly content: string;
  /** The folder for what is no part of the site: fetched movelists, the content before the import. */
  readonly data: string;
  /** Folder of the export; the wiki is asked when there is none. */
  readonly from: string | undefined;
  /** Day of the export, `2026-11-23`; when left out, the day on which it was fetched, or today. */
  readonly date: string | undefined;
  /** Month that movelists name, `2026-11`; when left out, that of the day. */
  readonly month: string | undefined;
  readonly today: string;
  /** Runs a command to its end; resolves to whether it had no finding. What it prints goes where this prints. */
  readonly run: (tool: Tool, args: readonly string[]) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/**
 * Runs all steps of a patch day and stops at the first that has a finding. Resolves to whether all are done. It can be run again after
 * any stop: the imports then begin once more with the content as it was before the first of them.
 */
export async function patchDay(options: PatchDayOptions): Promise<boolean> {
  const { content, data, run, say } = options;
  const folder = options.from ?? join(data, "movelists");
  const again = `Then run it again: npm run patch-day -- --from ${folder}`;
  const step = async (tool: Tool, args: readonly string[], mend: string): Promise<boolean> => {
    say(`\n== ${tool}`);
    const isDone = await run(tool, args);
    if (!isDone) say(`\nStopped at ${tool}. ${mend}`);
    return isDone;
  };

  if (options.from === undefined && !(await step("fetch:movelists", ["--to", folder], FETCH_AGAIN)))
    return false;
  const date = options.date ?? (await fetchedDay(folder)) ?? options.today;
  const month = options.month ?? date.slice(0, 7);
  if (!date.startsWith(month)) {
    say(`The export is of ${date}, which is not in ${month}: name its day with --date YYYY-MM-DD.`);
    return false;
  }
  const before = await openContentBefore(content, join(data, "patch-day", date));
  const mendRows = `Mend what is named above in ${folder}. ${again} --date ${date}`;
  const mendHistory = `Where the history goes up to ${date} already, this export is in the content, and a later one needs its own --date. ${mendRows}`;
  if (!(await step("import:history", ["--movelists", folder, "--date", date], mendHistory))) return false;
  if (!(await step("import:movelists", ["--from", folder, "--month", month], mendRows))) return false;

  say(`\n== What changed`);
  const changes = await changedMoves(join(before.folder, "movelists"), join(content, "movelists"));
  for (const line of changes) say(line);
  say(changes.length === 1 ? "1 move" : `${changes.length} moves`);

  const mendSheets = `Repair each place that is named above, as docs/how-to/new-patch-day.md says. ${again} --date ${date}`;
  if (!(await step("check:content", [], mendSheets))) return false;
  if (!(await step("report:content", [], again))) return false;

  say(`\n== Left to do by hand`);
  for (const line of await leftToDo({ before: before.folder, content, month, changes })) say(line);
  await before.forget();
  return true;
}

const FETCH_AGAIN =
  "Run it again later, and it goes on from here; or take the export of TekkenDocs: npm run patch-day -- --from DIR";
