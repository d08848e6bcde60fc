import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "@tactician/guide";
import { UNREAD_FILE } from "../import-movelists/import-movelists.ts";

export interface PatchDayResult {
  /** The folder of the content before the import. */
  readonly before: string;
  readonly content: string;
  /** The month that the movelists are from. */
  readonly month: string;
  /** The moves that changed, `jin: df+2: ...`. */
  readonly changes: readonly string[];
}

/** What no command can do, a line each: values to look at, sheets to read again, and the end of the how-to. */
export async function leftToDo({ before, content, month, changes }: PatchDayResult): Promise<string[]> {
  const known = new Set(await readLines(join(before, "movelists", UNREAD_FILE)));
  const unread = (await readLines(join(content, "movelists", UNREAD_FILE))).filter(
    (line) => !known.has(line),
  );
  return [
    ...unread.map((line) => `content/movelists/${UNREAD_FILE}: could not be read: ${line}`),
    ...sheetsToRead(content, month, changes),
    "Run npm test, write a line into CHANGELOG.md, and deploy (docs/how-to/deploy.md).",
  ];
}

/** Sheets that nobody has read since moves of theirs changed. */
function sheetsToRead(content: string, month: string, changes: readonly string[]): string[] {
  return loadContent(content).characters.flatMap(({ sheet }) => {
    if (sheet.checkedAgainst >= month) return [];
    const count = changes.filter((line) => line.startsWith(`${sheet.slug}: `)).length;
    if (count === 0) return [];
    const moves = count === 1 ? "1 move" : `${count} moves`;
    return [
      `content/characters/${sheet.slug}.yaml: ${moves} changed: read it again and set checkedAgainst (${sheet.checkedAgainst}) to ${month}.`,
    ];
  });
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}
