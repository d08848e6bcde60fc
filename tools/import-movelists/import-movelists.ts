import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CHARACTERS } from "@tactician/game";
import * as z from "zod";
import { buildMovelist } from "./build-movelist.ts";
import { type SourceRow, sourceRowSchema } from "./source-row.ts";
import { emptyImportTally, type ImportTally } from "./tally.ts";
import { movelistText } from "./write-movelist.ts";

export interface ImportOptions {
  /** Folder of the source, one `<slug>.json` per character. */
  readonly from: string;
  /** Folder that receives `<slug>.json`. */
  readonly to: string;
  /** Month of the source's state, `2026-08`. */
  readonly checkedAt: string;
  readonly characters?: readonly string[];
}

const fileSchema = z.array(sourceRowSchema);

/** Imports the movelists of the roster, or of the characters named. Fails when a file is missing or is not a list of moves. */
export async function importMovelists({
  from,
  to,
  checkedAt,
  characters,
}: ImportOptions): Promise<ImportTally> {
  const tally = emptyImportTally();
  for (const character of characters ?? CHARACTERS.map((row) => row.characterId)) {
    const path = join(from, `${character}.json`);
    const movelist = buildMovelist({ character, checkedAt, rows: await readRows(path) }, tally);
    await writeFile(join(to, `${character}.json`), movelistText(movelist));
  }
  return tally;
}

async function readRows(path: string): Promise<SourceRow[]> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${path} is missing or cannot be read`);
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) throw new Error(`${path} is not a list of moves: ${z.prettifyError(file.error)}`);
  return file.data;
}

/** Undefined for what is not JSON; the schema then says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
