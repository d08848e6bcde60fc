import { readFileSync } from "node:fs";
import { type Movelist, movelistSchema } from "@tactician/game";

/** A movelist, or why there is none. */
export type MovelistOutcome = { readonly movelist: Movelist } | { readonly problem: string };

/**
 * Reads one `content/movelists/<slug>.json`, made by the importer. Never throws.
 *
 * Example: `loadMovelist("content/movelists/jin.json")`
 */
export function loadMovelist(file: string): MovelistOutcome {
  try {
    const parsed = movelistSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (parsed.success) return { movelist: parsed.data };
    const [issue] = parsed.error.issues;
    return {
      problem: `${file} has not the shape of a movelist: ${issue?.path.join(".")}: ${issue?.message}`,
    };
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
