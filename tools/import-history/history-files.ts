import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type History, historySchema, type Movelist, movelistAt, movelistSchema } from "@tactician/game";
import { StepsError } from "./read-steps.ts";
import { historyText } from "./write-history.ts";

/** A character's movelist of today. Throws a `StepsError` where there is none. */
export async function readMovelist(content: string, character: string): Promise<Movelist> {
  const path = join(content, "movelists", `${character}.json`);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined)
    throw new StepsError(`${path}: is missing, so that "${character}" can have no history`);
  return movelistSchema.parse(JSON.parse(text));
}

/** A character's history, or undefined where there is none yet. */
export async function readHistoryFile(content: string, character: string): Promise<History | undefined> {
  const path = join(content, "history", `${character}.json`);
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (historySchema.parse(JSON.parse(text)) as History);
}

/** Writes histories once all of them lead back to their first day from the movelists that they belong to. */
export async function writeHistories(
  content: string,
  histories: readonly History[],
  movelists: ReadonlyMap<string, Movelist>,
): Promise<void> {
  for (const history of histories) {
    const movelist = movelists.get(history.character);
    if (movelist !== undefined) movelistAt(movelist, historySchema.parse(history) as History, history.since);
  }
  for (const history of histories) {
    await writeFile(join(content, "history", `${history.character}.json`), historyText(history));
  }
}
