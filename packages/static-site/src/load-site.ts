import { extname } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  type CharacterSummary,
  MOVE_FRAME_FILE,
  OFFLINE_LIST_FILE,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import { type Content, createDataEntry, createEntry, type Entry, type EntryHeaders } from "./entry.ts";
import { FRAMES, MOVE_LIST, MOVE_PIECES, MovePages } from "./move-pages.ts";
import { type Build, type PackedFile, readPackedSite, SiteError } from "./pack-site.ts";
import {
  addressOf,
  characterPage,
  encodePath,
  isOpenData,
  LONGEST_URL,
  readRequestPath,
} from "./request-path.ts";
import {
  contractHeaders,
  dataHeaders,
  fileHeaders,
  filePolicy,
  type HeaderFields,
  pagePolicy,
  securityHeaders,
} from "./security-headers.ts";

/** What an address of the site leads to. */
export interface Resource {
  /** As it is written in links, `/mains/Devil%20Jin.png`: what redirects lead to and the log names. */
  address: string;
  /** In memory, or a file to be streamed: where below `web/`, and all its headers but length and tag. */
  answer: Entry | { file: string; headers: HeaderFields };
}

/** A built site in memory. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

const NOT_FOUND = "web/not-found/index.html";

/** Reads a built site; throws a `SiteError` when something is missing or wrong. */
export async function loadSite(distDir: string, siteUrl: string) {
  const { build, files } = await readPackedSite(distDir);
  const security = securityHeaders(siteUrl);
  const contentOf = (path: string) => files.get(path)?.content ?? missing(path);
  const headersOf = (path: string, vary?: string): EntryHeaders => ({
    contentType: BY_EXTENSION.get(extname(path).toLowerCase()) ?? "application/octet-stream",
    cacheControl: cacheControl(path),
    headers: {
      ...(isPartOfPages(path) ? fileHeaders(security) : security),
      ...policyHeaders(path, files.get(path)?.inline, build),
    },
    vary,
  });
  const page = (path: string, vary?: string) => createEntry(contentOf(path), headersOf(path, vary));
  const frame = (name: keyof typeof FRAMES, vary?: string) => {
    const { file } = FRAMES[name];
    return { html: textOf(contentOf(file)), about: headersOf(file, vary) };
  };
  const openMoves = () => {
    const list = textOf(contentOf(MOVE_LIST));
    const frames = {
      [MOVE_FRAME_FILE]: frame(MOVE_FRAME_FILE),
      [UNKNOWN_MOVE_FILE]: frame(UNKNOWN_MOVE_FILE, "Accept"),
    };
    try {
      return new MovePages(distDir, JSON.parse(list), frames);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") missing(MOVE_PIECES);
      throw new SiteError(`The built site is broken (${message})`);
    }
  };
  contentOf("web/index.html");
  const resources = new Map<string, Resource>();
  const characterPages = new Map<string, Resource>();
  for (const [file, { content }] of files) {
    if (!file.startsWith("web/") || file === NOT_FOUND) continue;
    const path = addressOf(file.slice("web".length));
    const about = headersOf(file);
    const answer = content ? createEntry(content, about) : streamed(file, about);
    const resource: Resource = { address: encodePath(path), answer };
    resources.set(path, resource);
    const named = characterPage(path);
    if (named) characterPages.set(`${named.kind}/${named.id}`, resource);
  }
  return {
    version: build.version,
    /** By decoded address: `/`, `/about`, `/mains/Devil Jin.png`. */
    resources,
    /** Prerendered sheets and frame data by kind and id: `combos/jin`. */
    characterPages,
    /** The page without content, for addresses that only the browser can fill. */
    shell: page("web/app-shell/index.html"),
    // An unknown address is answered in HTML or JSON, as the visitor's Accept header asks; so is an unknown move.
    notFound: page(NOT_FOUND, "Accept"),
    data: loadData(contentOf, security),
    moves: openMoves(),
    security,
  };
}

function missing(file: string): never {
  throw new SiteError(`The built site is broken (${file} is missing)`);
}

function textOf({ bodies }: Content): string {
  return (bodies.identity ?? gunzipSync(bodies.gzip)).toString("utf8");
}

function streamed(path: string, { headers, cacheControl, contentType }: EntryHeaders) {
  const all = { ...headers, "cache-control": cacheControl, "content-type": contentType };
  return { file: path.slice("web".length), headers: all };
}

/** What the build makes for pages to load. An SVG is a document too when it is opened by itself. */
function isPartOfPages(path: string): boolean {
  return path.startsWith("web/assets/") && !path.endsWith(".svg");
}

/** A worker may do what its own script's answer says, and not what the page's does. */
const WORKER = /-worker-[\w-]+\.js$/;

const SAME_SITE: HeaderFields = { "cross-origin-resource-policy": "same-site" };

function policyHeaders(path: string, inline: PackedFile["inline"], build: Build): HeaderFields {
  const address = addressOf(path.slice("web".length));
  if (isOpenData(address)) return dataHeaders;
  // By themselves they do nothing, and what a script may do the page says that loads it.
  if (isPartOfPages(path) && !WORKER.test(path)) return SAME_SITE;
  const { connectSources: connect, scriptSources: providerScripts } = build;
  const policy = inline ? pagePolicy({ ...inline, connect, providerScripts }) : filePolicy(connect);
  return {
    "content-security-policy": policy,
    ...SAME_SITE,
    ...(address === OFFLINE_LIST_FILE && contractHeaders),
  };
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

/** The API's answers, made by the build and kept as bytes; those of characters by id, `jin`. Throws a `SiteError` that names the first missing one. */
function loadData(contentOf: (path: string) => Content, security: HeaderFields) {
  const entryOf = (file: string) => createDataEntry(contentOf(`data/${file}.json`), security);
  const list: CharacterSummary[] = JSON.parse(textOf(contentOf("data/characters.json")));
  const documents = (folder: string): ReadonlyMap<string, Entry> =>
    new Map(list.map(({ _id }) => [_id, entryOf(`${folder}/${_id}`)]));
  return {
    characterList: entryOf("characters"),
    characters: documents("characters"),
    moves: documents("moves"),
    /** Their sides of all pairs (`MatchupSide`), of which the answer for a pair is made. */
    sides: documents("sides"),
    changes: documents("changes"),
    /** The steps back to their movelists of former days. */
    histories: documents("history"),
    /** What the newest patch means for each. */
    changedAnswers: documents("changed-answers"),
    mappings: entryOf("wank"),
  };
}

/** What the site has for an address: something, another address, or the status that says why there is nothing. */
type Answer = { resource: Resource; status: 200 | 404 } | { redirect: string } | { failure: 400 | 404 | 414 };

/**
 * Finds the answer to a request's address (with its query): a page or file, a redirect to the one spelling that pages
 * have (no slash and no `index.html` behind), the shell for a sheet or frame data that was not prerendered, or why there is none.
 */
export function findAnswer({ resources, characterPages, shell, data }: Site, url: string): Answer {
  // Almost every request is spelled exactly so; nothing has to be decoded for it.
  const exact = resources.get(url);
  if (exact) return { resource: exact, status: 200 };
  if (url.length > LONGEST_URL) return { failure: 414 };
  const request = readRequestPath(url);
  if (typeof request === "number") return { failure: request };
  const { path: asked, hasTrailingSlash, query } = request;
  const folder = addressOf(asked);
  const path = !hasTrailingSlash && isPage(resources.get(folder)) ? folder : asked;
  const resource = resources.get(path);
  if (resource) {
    if (path === asked && !hasTrailingSlash) return { resource, status: 200 };
    return isPage(resource) ? { redirect: resource.address + query } : { failure: 404 };
  }
  const { kind, id } = characterPage(path) ?? {};
  if (id === undefined) return { failure: 404 };
  const page = characterPages.get(`${kind}/${id}`);
  const isKnown = page !== undefined || data.characters.has(id);
  if (hasTrailingSlash && isKnown && kind !== "anti-guide") return { redirect: encodePath(path) + query };
  // The name segment may be wrong or old: the id alone counts, and the page names its right address as canonical.
  if (page) return { resource: page, status: 200 };
  return { resource: { address: "(shell)", answer: shell }, status: isKnown ? 200 : 404 };
}

/** Pages have no ending in their address; files of the site all have one. */
function isPage(resource: Resource | undefined): boolean {
  return resource !== undefined && !/\.\w+$/.test(resource.address);
}
