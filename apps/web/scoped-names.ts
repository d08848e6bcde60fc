import { createHash } from "node:crypto";
import { relative } from "node:path";

/** File of each name that was given: two may never share one. */
const given = new Map<string, string>();

/**
 * The name of a class on pages: its own, and three letters for its stylesheet, `play-Zk3`. Without a number for each class, as Vite's own
 * names have, a page is a few hundred bytes smaller.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split("?");
  const where = relative(import.meta.dirname, path).replaceAll("\\", "/");
  const scoped = `${name}-${createHash("sha256").update(where).digest("base64url").slice(0, 3)}`;
  if ((given.get(scoped) ?? where) !== where)
    throw new Error(`${where} and ${given.get(scoped)} both have a class ${scoped}: rename one`);
  given.set(scoped, where);
  return scoped;
}
