import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ANSWER_BODIES, ANSWER_INDEX, type AnswerIndex, type IndexedFile } from "./answer-index.ts";
import { type Content, contentOf } from "./entry.ts";

/** Files up to this size are kept in memory, texts compressed, until all together reach the budget; others are streamed. */
export interface MemoryLimits {
  fileBytes: number;
  totalBytes: number;
}

const MEMORY_LIMITS: MemoryLimits = { fileBytes: 512 * 1024, totalBytes: 16 * 1024 * 1024 };

/** Kept whatever the limits are: the API's documents, and the pages that stand in for others. */
const ALWAYS_KEPT =
  /^(data\/((characters|matchups|moves)\/[^/]+|characters|wank)\.json|web\/(__spa-fallback|not-found\/index)\.html)$/;

/** What the build puts behind the name of a file's compressed copies. */
const COPIES = { br: ".br", gzip: ".gz" };
const CODINGS = ["identity", "br", "gzip"] as const;

/**
 * Writes all bodies that the server keeps in memory into one file of the built site and what they are into another, so
 * that a start reads two files instead of 1,500. Resolves to how many answers are kept.
 */
export async function packSite(distDir: string, limits: MemoryLimits = MEMORY_LIMITS): Promise<number> {
  const files: IndexedFile[] = [];
  const pieces: Buffer[] = [];
  let webBytes = 0;
  for (const { path, bytes } of await listFiles(distDir)) {
    const isAlwaysKept = ALWAYS_KEPT.test(path);
    // The build leaves more in `data`, for itself.
    if (!path.startsWith("web/") && !isAlwaysKept) continue;
    if (!isAlwaysKept && (bytes > limits.fileBytes || webBytes >= limits.totalBytes)) {
      files.push({ path });
      continue;
    }
    const content = await readContent(join(distDir, path));
    const bodies = CODINGS.flatMap((coding) => {
      const body = content.bodies[coding];
      return body ? [{ coding, body }] : [];
    });
    const lengths = bodies.map(({ coding, body }): [typeof coding, number] => [coding, body.length]);
    files.push({ path, kept: { hash: content.hash, bytes: content.bytes, bodies: lengths } });
    pieces.push(...bodies.map(({ body }) => body));
    if (!isAlwaysKept) webBytes += lengths.reduce((sum, [, length]) => sum + length, 0);
  }
  const bodies = Buffer.concat(pieces);
  const index: AnswerIndex = { digest: createHash("sha256").update(bodies).digest("hex"), files };
  await writeFile(join(distDir, ANSWER_BODIES), bodies);
  await writeFile(join(distDir, ANSWER_INDEX), JSON.stringify(index));
  return files.filter(({ kept }) => kept).length;
}

interface DistFile {
  /** Below the built site, with slashes: `web/assets/root-Bc1d.js`. */
  path: string;
  bytes: number;
}

/**
 * All files of a built site that may be answered, smallest first. Left out: dotfiles, links (they may lead out of the
 * folder) and compressed copies, which are sent in place of their original and have no address.
 */
async function listFiles(distDir: string): Promise<DistFile[]> {
  const entries = await readdir(distDir, { withFileTypes: true, recursive: true });
  const files: DistFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || Object.values(COPIES).some((ending) => entry.name.endsWith(ending))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(distDir, file).replaceAll(sep, "/");
    if (path.split("/").some((segment) => segment.startsWith("."))) continue;
    files.push({ path, bytes: (await stat(file)).size });
  }
  return files.sort((a, b) => a.bytes - b.bytes);
}

async function readContent(file: string): Promise<Content> {
  const copyOf = (ending: string) => readFile(file + ending).catch(() => undefined);
  const br = await copyOf(COPIES.br);
  const gzip = await copyOf(COPIES.gzip);
  return contentOf({ identity: await readFile(file), ...(br && { br }), ...(gzip && { gzip }) });
}
