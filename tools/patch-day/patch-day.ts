import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Move } from "@tactician/game";
import { loadContent } from "@tactician/guide";
import { fetchedDay } from "../fetch-movelists/fetch-movelists.ts";
import { readMovelist, UNREAD_FILE } from "../import-movelists/import-movelists.ts";

export interface PatchDayOptions {
  readonly content: string;
  /** The folder for data that is not part of the site: fetched movelists, the content before the import. */
  readonly data: string;
  readonly from: string | undefined;
  /** Day of the export, `2026-11-23`; undefined = the day it was fetched, or today. */
  readonly date: string | undefined;
  /** Month that the movelists show, `2026-11`; undefined = the month of that day. */
  readonly month: string | undefined;
  readonly today: string;
  /** Runs a command to its end; resolves to whether it had no findings. It prints to the same output. */
  readonly run: (tool: Tool, args: readonly string[]) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/**
 * Runs all steps of a patch day, up to the first that has a finding. Resolves to whether all are done. It can be run again after any
 * stop: the imports then start over from the content before the first of them.
 */
export async function patchDay(options: PatchDayOptions): Promise<boolean> {
  const { content, data, run, say } = options;
  const folder = options.from ?? join(data, "movelists");
  const again = `Then run: npm run patch-day -- --from ${folder}`;
  const step = async (tool: Tool, args: readonly string[], advice: string): Promise<boolean> => {
    say(`\n== ${tool}`);
    const isDone = await run(tool, args);
    if (!isDone) say(`\nStopped at ${tool}. ${advice}`);
    return isDone;
  };

  if (options.from === undefined && !(await step("import -- wiki", ["--to", folder], FETCH_AGAIN)))
    return false;
  const date = options.date ?? (await fetchedDay(folder)) ?? options.today;
  const month = options.month ?? date.slice(0, 7);
  if (!date.startsWith(month)) {
    say(`The export's day, ${date}, is not in ${month}. Set the right day with --date YYYY-MM-DD.`);
    return false;
  }
  const before = join(data, "patch-day", date);
  await openContentBefore(content, before);
  const fixRows = `Fix the errors above in ${folder}. ${again} --date ${date}`;
  const fixHistory = `${fixRows}\nIf the history already goes up to ${date}, this export is already imported. A newer one needs its own --date.`;
  if (!(await step("import -- history", ["--movelists", folder, "--date", date], fixHistory))) return false;
  if (!(await step("import -- movelists", ["--from", folder, "--month", month], fixRows))) return false;

  say(`\n== What changed`);
  const changes = await changedMoves(join(before, "movelists"), join(content, "movelists"));
  for (const line of changes) say(line);
  say(changes.length === 1 ? "1 move" : `${changes.length} moves`);

  const fixSheets = `Fix each finding above (docs/how-to/new-patch-day.md says how). ${again} --date ${date}`;
  if (!(await step("check -- content", [], fixSheets))) return false;
  if (!(await step("report -- content", [], again))) return false;

  say(`\n== Left to do by hand`);
  for (const line of await leftToDo(before, content, month, changes)) say(line);
  await rm(before, { recursive: true });
  return true;
}

const FETCH_AGAIN =
  "Run it again later to resume, or use the TekkenDocs export: npm run patch-day -- --from DIR";

/** The commands of a patch day: npm scripts with their files, from the repository's root, and which part of them. */
export const COMMANDS = {
  "import -- wiki": ["tools/import/cli.ts", "wiki"],
  "import -- history": ["tools/import/cli.ts", "history"],
  "import -- movelists": ["tools/import/cli.ts", "movelists"],
  "check -- content": ["tools/check/cli.ts", "content"],
  "report -- content": ["tools/report/cli.ts", "content"],
} as const;

export type Tool = keyof typeof COMMANDS;

/**
 * The moves that differ between two folders of movelists, one per line, by character: `jin: df+2: block {"min":-12} -> {"min":-14}`,
 * `jin: 4,3: new`, `jin: b+1: gone`. Every field counts, even those that histories leave out.
 */
export async function changedMoves(before: string, after: string): Promise<string[]> {
  const files = new Set([...(await readdir(before)), ...(await readdir(after))]);
  const lines: string[] = [];
  for (const file of [...files].filter((name) => name.endsWith(".json")).sort()) {
    const character = file.slice(0, -".json".length);
    const [old, now] = await Promise.all(
      [before, after].map(async (folder) => {
        const { moves = [] } = (await readMovelist(folder, character)) ?? {};
        return new Map(moves.map((move) => [move.id, move]));
      }),
    );
    const ids = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    for (const id of ids) {
      const difference = differenceOf(old?.get(id), now?.get(id));
      if (difference !== undefined) lines.push(`${character}: ${id}: ${difference}`);
    }
  }
  return lines;
}

function differenceOf(old: Move | undefined, now: Move | undefined): string | undefined {
  if (old === undefined) return "new";
  if (now === undefined) return "gone";
  const [was, is] = [old, now].map((move) => new Map<string, unknown>(Object.entries(move)));
  const fields = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  const changes = [...fields]
    .filter((field) => !isDeepStrictEqual(was?.get(field), is?.get(field)))
    .map((field) => `${field} ${valueText(was?.get(field))} -> ${valueText(is?.get(field))}`);
  return changes.length === 0 ? undefined : changes.join(", ");
}

function valueText(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}

/** The folders that the imports write. A history leads back from today's movelist, so both must change together. */
const IMPORTED = ["movelists", "history"];

/**
 * Copies what the imports write to a folder named after the export's day. If the copy exists, an earlier run was stopped, and the
 * content is restored from it: an import that was killed between two files, or whose source was fixed since, starts over.
 */
export async function openContentBefore(content: string, folder: string): Promise<void> {
  if (existsSync(folder)) {
    for (const name of IMPORTED) await copyFolder(join(folder, name), join(content, name));
  } else {
    // Copies of earlier patch days are of no use any more.
    await mkdir(dirname(folder), { recursive: true });
    for (const name of await readdir(dirname(folder)))
      await rm(join(dirname(folder), name), { recursive: true });
    const half = `${folder}.half`;
    for (const name of IMPORTED) await copyFolder(join(content, name), join(half, name));
    await rename(half, folder);
  }
}

/** Makes `to` the same as `from`; a missing folder counts as empty. */
async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** What no command can do, one line each: values to look at, sheets to read again, and the end of the how-to. */
async function leftToDo(
  before: string,
  content: string,
  month: string,
  changes: readonly string[],
): Promise<string[]> {
  const known = new Set(await readLines(join(before, "movelists", UNREAD_FILE)));
  const unread = (await readLines(join(content, "movelists", UNREAD_FILE))).filter(
    (line) => !known.has(line),
  );
  return [
    ...unread.map((line) => `New in content/movelists/${UNREAD_FILE}: ${line}`),
    ...sheetsToRead(content, month, changes),
    "Run npm test, add a line to CHANGELOG.md, then deploy (docs/how-to/deploy.md).",
  ];
}

/** Sheets that nobody has read since their moves changed. */
function sheetsToRead(content: string, month: string, changes: readonly string[]): string[] {
  return loadContent(content).characters.flatMap(({ sheet }) => {
    if (sheet.checkedAgainst >= month) return [];
    const count = changes.filter((line) => line.startsWith(`${sheet.characterId}: `)).length;
    if (count === 0) return [];
    const moves = count === 1 ? "1 move" : `${count} moves`;
    return [
      `content/characters/${sheet.characterId}.yaml: ${moves} changed. Read it again, then set checkedAgainst (now ${sheet.checkedAgainst}) to ${month}.`,
    ];
  });
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}
