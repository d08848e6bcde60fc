import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type Content, compressedContent, type Effort, plainContent } from "./entry.ts";

/** A built site as it was packed: everything that may be answered, by its path below it, with slashes: `web/about/index.html`. */
interface PackedSite {
  build: Build;
  files: ReadonlyMap<string, PackedFile>;
}

/** Other origins that the pages' scripts were built to ask, such as an API on another host, and scripts of the provider that pages load. */
export interface Build {
  version: string;
  connectSources: readonly string[];
  scriptSources: readonly string[];
}

/** A file that may be answered, with the hashes of a page's inline scripts and styles; without content it is streamed. */
export interface PackedFile {
  inline?: ReturnType<typeof inlineHashes> | undefined;
  content?: Content;
}

/** Files up to this size are kept in memory, texts compressed, until all together reach the budget; others are streamed. */
export interface MemoryLimits {
  fileBytes: number;
  totalBytes: number;
}

const MEMORY_LIMITS: MemoryLimits = { fileBytes: 512 * 1024, totalBytes: 17 * 1024 * 1024 };

/** Kept whatever the limits are, and never missing: the API's documents and what it makes others of, what pages of moves are made of, home, and the pages that stand in for others. */
const ALWAYS_KEPT =
  /^(data\/((characters|moves|sides|changes|changed-answers|history)\/[^/]+|characters|wank)\.json|moves\/(list\.json|(frame|unknown)\.html)|web\/(index|app-shell\/index|not-found\/index)\.html)$/;
/** Never kept: players of videos ask for ranges, however short they are, and so do programs that go on with a download. */
const ALWAYS_STREAMED = /\.(mp4|webm|zip)$/;

const TEXT = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".webmanifest"]);
/** Below this size an answer fits into one packet anyway. */
const SMALLEST_PACKED_BYTES = 512;

/** The `PackedSite` as Node writes objects, behind its SHA-256. */
const ANSWERS = "answers.bin";
const DIGEST_BYTES = 32;

/**
 * Packs a folder with `web/`, `data/` and `moves/` into one file of all that the server keeps in memory, so that a start reads it
 * instead of a thousand. Resolves to how many answers are kept. Throws an error that names a page whose markup the security policy
 * would forbid.
 */
export async function packSite(
  distDir: string,
  build: Build,
  effort: Effort,
  limits = MEMORY_LIMITS,
): Promise<number> {
  // Compressing takes nearly all of the time, and other threads do it: all files at once.
  const all = await Promise.all((await listPaths(distDir)).map((path) => readAnswer(distDir, path, effort)));
  const files = new Map<string, PackedFile>();
  let kept = 0;
  let webBytes = 0;
  for (const { path, inline, content } of all.sort((a, b) => a.content.bytes - b.content.bytes)) {
    const isAlwaysKept = ALWAYS_KEPT.test(path);
    const isSmall = content.bytes <= limits.fileBytes && webBytes < limits.totalBytes;
    if (isAlwaysKept || (isSmall && !ALWAYS_STREAMED.test(path))) {
      files.set(path, { inline, content });
      kept++;
      if (!isAlwaysKept) for (const { length } of Object.values(content.bodies)) webBytes += length;
    } else {
      files.set(path, { inline });
      // Of a text: @fastify/static looks for copies under these names.
      const { br, gzip } = content.bodies;
      if (br) await writeFile(join(distDir, `${path}.br`), br);
      if (gzip) await writeFile(join(distDir, `${path}.gz`), gzip);
    }
  }
  const packed = serialize({ build, files } satisfies PackedSite);
  await writeFile(join(distDir, ANSWERS), Buffer.concat([digestOf(packed), packed]));
  return kept;
}

/** Reads what `packSite` wrote; all bodies are pieces of one buffer. Throws a `SiteError`. */
export async function readPackedSite(distDir: string): Promise<PackedSite> {
  const file = await readFile(join(distDir, ANSWERS)).catch(() => undefined);
  if (file === undefined) throw new SiteError("There is no built site yet");
  const packed = file.subarray(DIGEST_BYTES);
  // The build has checked every document against the contract; here only whether they are still the same bytes.
  if (!digestOf(packed).equals(file.subarray(0, DIGEST_BYTES)))
    throw new SiteError(`The built site is broken (${ANSWERS} is not what the build wrote)`);
  return deserialize(packed);
}

function digestOf(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** The built site is missing or broken; the message says what is wrong and what to do, in one line. */
export class SiteError extends Error {
  constructor(problem: string) {
    super(`${problem}: run "npm run build".`);
  }
}

/** The paths of all files that may be answered: no dotfiles, no links (they may lead out of the folder), no data that the build left for itself. */
async function listPaths(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !/(^|\/)\./.test(path) && (path.startsWith("web/") || ALWAYS_KEPT.test(path)));
}

async function readAnswer(distDir: string, path: string, effort: Effort) {
  const plain = await readFile(join(distDir, path));
  const isPacked = TEXT.has(extname(path)) && plain.length >= SMALLEST_PACKED_BYTES;
  return {
    path,
    inline: path.endsWith(".html") ? inlineHashes(plain.toString(), path) : undefined,
    content: isPacked ? await compressedContent(plain, effort) : plainContent(plain),
  };
}

/**
 * The hashes of all inline scripts and styles of a page, each once. Throws an error that names the page when it has an inline
 * attribute: the policy allows none, so the page would be broken in the browser.
 */
export function inlineHashes(html: string, page: string): Record<"scripts" | "styles", string[]> {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const found = /<[a-z][^>]*\s(style|on[a-z]+)="/.exec(markup);
  if (found)
    throw new Error(
      `${page} has an inline ${found[1]} attribute, which the security policy forbids: ${found[0].slice(0, 200)}`,
    );
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
