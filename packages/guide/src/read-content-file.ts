import { readFileSync, statSync } from "node:fs";

/** The longest sheet so far is 20 KB; a file beyond this is a mistake or an attack, and is not even opened. */
export const MAX_CONTENT_BYTES = 256 * 1024;

/**
 * Text of a content file, or why it cannot be had: not there, not a file, too large, not UTF-8. Never throws.
 */
export function readContentFile(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: "not a file" };
    if (stats.size > MAX_CONTENT_BYTES) {
      return { problem: `${stats.size} bytes; a sheet has at most ${MAX_CONTENT_BYTES}` };
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { problem: "not valid UTF-8" };
    return { problem: `cannot be read (${error instanceof Error && "code" in error ? error.code : error})` };
  }
}
