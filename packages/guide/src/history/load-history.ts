import { existsSync, readFileSync } from "node:fs";
import { type History, historySchema, type Movelist } from "@tactician/game";

/**
 * Reads one `content/history/<slug>.json`, made by the importer. A character without one is new, and begins with the month of its
 * movelist. Throws an error that names the file and the place where it cannot be read, or is of another character.
 *
 * Example: `loadHistory("content/history/jin.json", movelist).steps.at(-1)?.date`
 */
export function loadHistory(
  file: string,
  { character: owner, checkedAt }: Pick<Movelist, "character" | "checkedAt">,
): History {
  if (!existsSync(file)) return { character: owner, since: `${checkedAt}-01`, steps: [] };
  const parsed = historySchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} has not the shape of a history: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { character } = parsed.data;
  if (character !== owner) throw new Error(`${file} is the history of "${character}"`);
  // What is read has the shape that HistoryStep names field by field.
  return parsed.data as History;
}
