import { readFileSync } from "node:fs";
import { type History, historySchema } from "@tactician/game";

/**
 * Reads one `content/history/<slug>.json`, made by the importer. Throws an error that names the file and the place where it cannot
 * be read, or is of another character.
 *
 * Example: `loadHistory("content/history/jin.json", "jin").steps.at(-1)?.date`
 */
export function loadHistory(file: string, characterId: string): History {
  const parsed = historySchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} has not the shape of a history: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { character } = parsed.data;
  if (character !== characterId) throw new Error(`${file} is the history of "${character}"`);
  // What is read has the shape that HistoryStep names field by field.
  return parsed.data as History;
}
