import { hash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { deserialize, serialize } from "node:v8";
import { OFFLINE_LIST_FILE } from "@tactician/contract";
import { type Content, compressedContent, type Effort, plainContent } from "./entry.ts";
import { addressOf, isOpenData } from "./request-path.ts";
import {
  contractHeaders,
  dataHeaders,
  documentHeaders,
  filePolicy,
  type HeaderFields,
  type Outside,
  pagePolicy,
} from "./security-headers.ts";

/** A built site as it was packed: everything that may be answered, by its path below it, with slashes: `web/about/index.html`. */
interface PackedSite {
  version: string;
  files: ReadonlyMap<string, PackedFile>;
}

interface Build extends Outside {
  version: string;
}

/** A file that may be answered, with its headers but those of every answer; without content it is streamed. */
interface PackedFile {
  headers: HeaderFields;
  content?: Content;
}

/** Files up to this size are kept in memory, texts compressed, until all together reach the budget; others are streamed. */
const MEMORY_LIMITS = { fileBytes: 512 * 1024, totalBytes: 17 * 1024 * 1024 };
export type MemoryLimits = typeof MEMORY_LIMITS;

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
  const paths = await listPaths(distDir);
  const all = await Promise.all(paths.map((path) => readAnswer(distDir, path, build, effort)));
  const files = new Map<string, PackedFile>();
  let kept = 0;
  let webBytes = 0;
  for (const { path, headers, content } of all.sort((a, b) => a.content.bytes - b.content.bytes)) {
    const isAlwaysKept = ALWAYS_KEPT.test(path);
    const isSmall = content.bytes <= limits.fileBytes && webBytes < limits.totalBytes;
    if (isAlwaysKept || (isSmall && !ALWAYS_STREAMED.test(path))) {
      files.set(path, { headers, content });
      kept++;
      if (!isAlwaysKept) for (const { length } of Object.values(content.bodies)) webBytes += length;
    } else {
      files.set(path, { headers });
      // Of a text: @fastify/static looks for copies under these names.
      const { br, gzip } = content.bodies;
      if (br) await writeFile(join(distDir, `${path}.br`), br);
      if (gzip) await writeFile(join(distDir, `${path}.gz`), gzip);
    }
  }
  const packed = serialize({ version: build.version, files } satisfies PackedSite);
  await writeFile(join(distDir, ANSWERS), [digestOf(packed), packed]);
  return kept;
}

/** Reads what `packSite` wrote; all bodies are pieces of one buffer. Throws a `SiteError`. */
export async function readPackedSite(distDir: string): Promise<PackedSite> {
  const file = await readFile(join(distDir, ANSWERS)).catch(() => undefined);
  if (file === undefined) throw new SiteError("There is no built site yet");
  const packed = file.subarray(DIGEST_BYTES);
  // The build has checked every document against the contract; here only whether they are still the same bytes.
  if (!digestOf(packed).equals(file.subarray(0, DIGEST_BYTES)))
    throw brokenSite(`${ANSWERS} is not what the build wrote`);
  return deserialize(packed);
}

const digestOf = (bytes: Buffer) => hash("sha256", bytes, "buffer");

export function brokenSite(what: string): SiteError {
  return new SiteError(`The built site is broken (${what})`);
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

async function readAnswer(distDir: string, path: string, build: Build, effort: Effort) {
  const plain = await readFile(join(distDir, path));
  const isPacked = TEXT.has(extname(path)) && plain.length >= SMALLEST_PACKED_BYTES;
  return {
    path,
    headers: headersOf(path, plain, build),
    content: isPacked ? await compressedContent(plain, effort) : plainContent(plain),
  };
}

function headersOf(path: string, plain: Buffer, build: Build): HeaderFields {
  return {
    ...(!isPartOfPages(path) && documentHeaders),
    ...policyHeaders(path, plain, build),
    "cache-control": cacheControl(path),
    "content-type": BY_EXTENSION.get(extname(path).toLowerCase()) ?? "application/octet-stream",
    // An unknown address is answered in HTML or JSON, as the visitor's Accept header asks; so is an unknown move.
    ...(/(not-found\/index|moves\/unknown)\.html$/.test(path) && { vary: "Accept" }),
  };
}

/** What the build makes for pages to load. An SVG is a document too when it is opened by itself. */
function isPartOfPages(path: string): boolean {
  return path.startsWith("web/assets/") && !path.endsWith(".svg");
}

/** A worker may do what its own script's answer says, and not what the page's does. */
const WORKER = /-worker-[\w-]+\.js$/;

function policyHeaders(path: string, plain: Buffer, build: Build): HeaderFields {
  const address = addressOf(path.slice("web".length));
  if (path.startsWith("data/") || isOpenData(address)) return dataHeaders;
  const sameSite = { "cross-origin-resource-policy": "same-site" };
  // By themselves they do nothing, and what a script may do the page says that loads it.
  if (isPartOfPages(path) && !WORKER.test(path)) return sameSite;
  const policy = path.endsWith(".html")
    ? pagePolicy(inlineHashes(plain.toString(), path), build)
    : filePolicy(build.connectSources);
  const ofRelease = address === OFFLINE_LIST_FILE && contractHeaders;
  return { "content-security-policy": policy, ...sameSite, ...ofRelease };
}

function cacheControl(path: string): string {
  // The build puts a hash of the content into these names, so what they hold never changes.
  if (path.startsWith("web/assets/")) return "public, max-age=31536000, immutable";
  // A worker that is asked for again each time is how a new version is noticed.
  if (/\.(html|json|zip)$/.test(path) || path === "web/sw.js") return "no-cache";
  // Images and icons: a day without asking, then a look in the background.
  return "public, max-age=86400, stale-while-revalidate=604800";
}

const BY_EXTENSION = new Map([
  [".html", "text/html; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".jsonl", "application/jsonl; charset=utf-8"],
  [".webmanifest", "application/manifest+json; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".jpg", "image/jpeg"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
  [".zip", "application/zip"],
]);

/**
 * The hashes of all inline scripts and styles of a page, each once. Throws an error that names the page when it has an inline
 * attribute: the policy allows none, so the page would be broken in the browser.
 */
export function inlineHashes(html: string, page: string): Record<"scripts" | "styles", string[]> {
  const code = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
  const found = /<[a-z][^>]*\s(style|on[a-z]+)="/.exec(html.replace(code, ""));
  if (found)
    throw new Error(
      `${page} has an inline ${found[1]} attribute, which the security policy forbids: ${found[0].slice(0, 200)}`,
    );
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = "", content = ""] of html.matchAll(code)) {
    const isLoaded = /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);
    if (isLoaded || content === "") continue;
    hashes[element === "script" ? "script" : "style"].add(`sha256-${hash("sha256", content, "base64")}`);
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}
