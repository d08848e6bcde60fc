import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { EntrySource } from "./entry.ts";

/** What the build puts behind the name of a file's compressed copies. */
const COPIES = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** One file that may be served. */
export interface DistFile {
  /** Below the folder, with slashes: `assets/root-Bc1d.js`. */
  path: string;
  bytes: number;
}

/**
 * All files below a folder that may be served, smallest first. Left out: dotfiles, links (they may lead out of the
 * folder) and compressed copies, which are sent in place of their original and have no address.
 */
export async function listFiles(dir: string): Promise<DistFile[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const files: DistFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || COPIES.some(([, ending]) => entry.name.endsWith(ending))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(dir, file).replaceAll(sep, "/");
    if (path.split("/").some((segment) => segment.startsWith("."))) continue;
    files.push({ path, bytes: (await stat(file)).size });
  }
  return files.sort((a, b) => a.bytes - b.bytes);
}

/** A file's bytes in every coding that the build made. Rejects when the file itself is missing. */
export async function readBodies(file: string): Promise<EntrySource["bodies"]> {
  const bodies: EntrySource["bodies"] = { identity: await readFile(file) };
  for (const [coding, ending] of COPIES) {
    const copy = await readFile(file + ending).catch(() => undefined);
    if (copy) bodies[coding] = copy;
  }
  return bodies;
}
