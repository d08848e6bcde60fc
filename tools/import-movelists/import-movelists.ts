import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Movelist, movelistSchema } from "@tactician/game";
import * as z from "zod";
import { buildMovelist } from "./build-movelist.ts";
import { type PlacedRow, sourceRowSchema } from "./source-row.ts";
import { ImportTally, unreadText } from "./tally.ts";

/** Values of the source that are not in the movelists, one per line. */
export const UNREAD_FILE = "unread.txt";

/** Imports the characters' movelists. Rejects if a file is missing or is not a list of moves. */
export async function importMovelists(
  options: Readonly<Record<"from" | "to" | "checkedAt", string>> & { readonly characters: readonly string[] },
): Promise<ImportTally> {
  const { from, to, checkedAt, characters } = options;
  const tally = new ImportTally();
  for (const character of characters) {
    const rows = await readRows(join(from, `${character}.json`), character, tally);
    const movelist = buildMovelist({ character, checkedAt, rows }, tally);
    await writeFile(join(to, `${character}.json`), movelistText(movelist));
  }
  await writeUnread(to, characters, tally);
  return tally;
}

/** A movelist as this importer wrote it; undefined where there is none. */
export async function readMovelist(folder: string, character: string): Promise<Movelist | undefined> {
  const text = await readFile(join(folder, `${character}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : movelistSchema.parse(JSON.parse(text));
}

/** Writes what the movelists lack beside them, for tests and for readers of a diff. Lines of other characters stay. */
async function writeUnread(to: string, characters: readonly string[], tally: ImportTally): Promise<void> {
  const file = join(to, UNREAD_FILE);
  const before = await readFile(file, "utf8").catch(() => "");
  const isOther = (line: string) => line !== "" && !characters.includes(line.split(":")[0] ?? "");
  const lines = [...before.split("\n").filter(isOther), ...unreadText(tally)].sort();
  await writeFile(file, lines.map((line) => `${line}\n`).join(""));
}

/** The rows of a file with their lines; a broken row (no id, a number instead of text) becomes a finding. */
export async function readRows(path: string, character: string, tally: ImportTally): Promise<PlacedRow[]> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${path} is missing or cannot be read`);
  const file = z.array(z.unknown()).safeParse(parseJson(text));
  if (!file.success) throw new Error(`${path} is not a list of moves: ${z.prettifyError(file.error)}`);
  const lines = rowLines(text);
  return file.data.flatMap((source, index) => {
    const line = lines[index];
    const row = sourceRowSchema.safeParse(source);
    if (row.success) return [{ ...row.data, line }];
    tally.broken.push({ character, line, why: z.prettifyError(row.error).replaceAll("\n", "") });
    return [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The line on which each element of the list begins. */
function rowLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]/g)) {
    if (mark === "\n") line += 1;
    else if (mark === "{" || mark === "[") {
      if (depth === 1) lines.push(line);
      depth += 1;
    } else if (mark === "}" || mark === "]") depth -= 1;
  }
  return lines;
}

/** A movelist as file text: one move per line, so that a patch shows as a few changed lines. Same movelist, same bytes. */
function movelistText({ character, checkedAt, stances, moves }: Movelist): string {
  const head = [
    `  "character": ${JSON.stringify(character)},`,
    `  "checkedAt": ${JSON.stringify(checkedAt)},`,
    `  "stances": ${JSON.stringify(stances)},`,
  ];
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`);
  return `{\n${head.join("\n")}\n  "moves": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
