import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import {
  ANSWER_BODIES,
  ANSWER_INDEX,
  type AnswerIndex,
  type Build,
  type IndexedFile,
} from "./answer-index.ts";
import { type Content, compressedContent, plainContent } from "./entry.ts";

/** Files up to this size are kept in memory, texts compressed, until all together reach the budget; others are streamed. */
export interface MemoryLimits {
  fileBytes: number;
  totalBytes: number;
}

const MEMORY_LIMITS: MemoryLimits = { fileBytes: 512 * 1024, totalBytes: 16 * 1024 * 1024 };

/** Kept whatever the limits are, and never missing: the API's documents and what it makes others of, what pages of moves are made of, home, and the pages that stand in for others. */
const ALWAYS_KEPT =
  /^(data\/((characters|moves|sides|changes|changed-answers|history)\/[^/]+|characters|wank)\.json|moves\/(list\.json|(frame|unknown)\.html)|web\/(index|app-shell\/index|not-found\/index)\.html)$/;
/** Never kept: players of videos ask for ranges, however short they are. */
const ALWAYS_STREAMED = /\.(mp4|webm)$/;

const TEXT = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);
/** Below this size an answer fits into one packet anyway. */
const SMALLEST_PACKED_BYTES = 512;

/**
 * Packs a folder with `web/`, `data/` and `moves/`: writes all bodies that the server keeps in memory into one file and what they are
 * into another, so that a start reads two files instead of a thousand. Resolves to how many answers are kept. Throws an error
 * that names a page whose markup the security policy would forbid.
 */
export async function packSite(
  distDir: string,
  build: Build,
  limits: MemoryLimits = MEMORY_LIMITS,
): Promise<number> {
  // Compressing takes nearly all of the time, and other threads do it: all files at once.
  const all = await Promise.all((await listPaths(distDir)).map((path) => readAnswer(distDir, path)));
  const files: IndexedFile[] = [];
  const pieces: Buffer[] = [];
  let webBytes = 0;
  for (const { path, inline, content } of all.sort((a, b) => a.content.bytes - b.content.bytes)) {
    const bodies = bodiesOf(content);
    const isAlwaysKept = ALWAYS_KEPT.test(path);
    const isSmall = content.bytes <= limits.fileBytes && webBytes < limits.totalBytes;
    if (!isAlwaysKept && (!isSmall || ALWAYS_STREAMED.test(path))) {
      files.push({ path, inline });
      await writeCopies(join(distDir, path), content);
      continue;
    }
    const lengths = bodies.map(({ length }) => length) as [number, number?];
    files.push({ path, inline, kept: { hash: content.hash, bytes: content.bytes, lengths } });
    pieces.push(...bodies);
    if (!isAlwaysKept) webBytes += bodies.reduce((sum, { length }) => sum + length, 0);
  }
  const bodies = Buffer.concat(pieces);
  const index: AnswerIndex = { digest: createHash("sha256").update(bodies).digest("hex"), build, files };
  await writeFile(join(distDir, ANSWER_BODIES), bodies);
  await writeFile(join(distDir, ANSWER_INDEX), JSON.stringify(index));
  return files.filter(({ kept }) => kept).length;
}

/**
 * The paths of all files that may be answered, below the built site and with slashes: `web/assets/root-Bc1d.js`. Left out are
 * dotfiles, links (they may lead out of the folder) and what the build leaves in `data` for itself.
 */
async function listPaths(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").some((segment) => segment.startsWith(".")))
    .filter((path) => path.startsWith("web/") || ALWAYS_KEPT.test(path));
}

async function readAnswer(distDir: string, path: string) {
  const plain = await readFile(join(distDir, path));
  const isPacked = TEXT.has(extname(path)) && plain.length >= SMALLEST_PACKED_BYTES;
  return {
    path,
    inline: path.endsWith(".html") ? inlineHashes(plain.toString(), path) : undefined,
    content: isPacked ? await compressedContent(plain) : plainContent(plain),
  };
}

/** In the order in which they lie in the one file. */
function bodiesOf({ bodies }: Content): Buffer[] {
  return "identity" in bodies ? [bodies.identity] : [bodies.br, bodies.gzip];
}

/** Of a text that is streamed: @fastify/static looks for them under these names. */
async function writeCopies(file: string, { bodies }: Content): Promise<void> {
  if ("identity" in bodies) return;
  await Promise.all([writeFile(`${file}.br`, bodies.br), writeFile(`${file}.gz`, bodies.gzip)]);
}

/**
 * The hashes of all inline scripts and styles of a page, each once. Throws an error that names the page when it has an inline
 * attribute: the policy allows none, so the page would be broken in the browser.
 */
export function inlineHashes(html: string, page: string) {
  assertNoInlineAttributes(html, page);
  return { scripts: hashesOf(html, "script"), styles: hashesOf(html, "style") };
}

function hashesOf(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(pattern)) {
    const isLoaded = /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);
    if (isLoaded || content === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return [...hashes];
}

function assertNoInlineAttributes(html: string, page: string): void {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const found = /<[a-z][^>]*\s(style|on[a-z]+)="/.exec(markup);
  if (found)
    throw new Error(
      `${page} has an inline ${found[1]} attribute, which the security policy forbids: ${found[0].slice(0, 200)}`,
    );
}
