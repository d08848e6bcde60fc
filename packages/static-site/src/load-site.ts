import { extname } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  characterListSchema,
  MOVE_FRAME_FILE,
  OFFLINE_LIST_FILE,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import {
  type Build,
  findKept,
  type PackedFile,
  type PackedSite,
  parseJson,
  readPackedSite,
} from "./answer-index.ts";
import { type Content, createDataEntry, createEntry, type Entry, type EntryHeaders } from "./entry.ts";
import { FRAMES, type Frame, MOVE_LIST, MovePages, moveListSchema, splitFrame } from "./move-pages.ts";
import { characterPageKey, encodePath, isOpenData } from "./request-path.ts";
import {
  contractHeaders,
  dataHeaders,
  fileHeaders,
  filePolicy,
  type HeaderList,
  headerRecord,
  pagePolicy,
  securityHeaders,
} from "./security-headers.ts";

/** What an address of the site leads to. */
export interface Resource {
  /** As it is written in links, `/mains/Devil%20Jin.png`: what redirects lead to and the log names. */
  address: string;
  /** In memory, or a file to be streamed: where below `web/`, and all its headers but length and tag. */
  answer: Entry | { file: string; headers: Record<string, string> };
}

/** A built site in memory. */
export interface Site {
  version: string;
  /** By decoded address: `/`, `/about`, `/mains/Devil Jin.png`. */
  resources: ReadonlyMap<string, Resource>;
  /** Prerendered sheets and frame data by `characterPageKey`: `sheet/jin`. */
  characterPages: ReadonlyMap<string, Resource>;
  /** The page without content, for addresses that only the browser can fill. */
  shell: Entry;
  notFound: Entry;
  data: SiteData;
  moves: MovePages;
  security: HeaderList;
}

const SHELL = "web/app-shell/index.html";
const NOT_FOUND = "web/not-found/index.html";

/** Reads a built site; throws a `SiteError` when something is missing or wrong. */
export async function loadSite(distDir: string, siteUrl: string): Promise<Site> {
  const packed = await readPackedSite(distDir);
  const security = securityHeaders(siteUrl);
  const page = (path: string, vary?: string) => {
    const file = findKept(packed, path);
    return createEntry(file.content, { ...headersOf(file, packed.build, security), vary });
  };
  findKept(packed, "web/index.html");
  return {
    version: packed.build.version,
    ...loadResources(packed, security),
    shell: page(SHELL),
    // An unknown address is answered in HTML or JSON, as the visitor's Accept header asks.
    notFound: page(NOT_FOUND, "Accept"),
    data: loadData(packed, security),
    moves: loadMoves(distDir, packed, security),
    security,
  };
}

function loadMoves(distDir: string, packed: PackedSite, security: HeaderList): MovePages {
  const frame = (name: keyof typeof FRAMES, vary?: string): Frame => {
    const file = findKept(packed, FRAMES[name].file);
    const texts = splitFrame(textOf(file.content), name);
    return { texts, about: { ...headersOf(file, packed.build, security), vary } };
  };
  const list = parseJson(textOf(findKept(packed, MOVE_LIST).content), moveListSchema, MOVE_LIST);
  return new MovePages(distDir, list, {
    [MOVE_FRAME_FILE]: frame(MOVE_FRAME_FILE),
    [UNKNOWN_MOVE_FILE]: frame(UNKNOWN_MOVE_FILE, "Accept"),
  });
}

function textOf({ bodies }: Content): string {
  return ("identity" in bodies ? bodies.identity : gunzipSync(bodies.gzip)).toString("utf8");
}

function loadResources({ build, files }: PackedSite, security: HeaderList) {
  const resources = new Map<string, Resource>();
  const characterPages = new Map<string, Resource>();
  for (const file of files.values()) {
    if (!file.path.startsWith("web/") || file.path === NOT_FOUND) continue;
    const about = headersOf(file, build, security);
    const path = addressOf(file.path);
    const resource: Resource = {
      address: encodePath(path),
      answer: file.content ? createEntry(file.content, about) : streamed(file.path, about),
    };
    resources.set(path, resource);
    const key = characterPageKey(path);
    if (key !== undefined) characterPages.set(key, resource);
  }
  return { resources, characterPages };
}

/** `web/about/index.html` -> `/about`, `web/index.html` -> `/`, `web/favicon.ico` -> `/favicon.ico`. */
function addressOf(path: string): string {
  return path
    .slice("web".length)
    .replace(/(?<=\/)index\.html$/, "")
    .replace(/(?<=.)\/$/, "");
}

function streamed(path: string, { headers, cacheControl, contentType }: EntryHeaders) {
  return {
    file: path.slice("web".length),
    headers: { ...headerRecord(headers), "cache-control": cacheControl, "content-type": contentType },
  };
}

function headersOf(file: PackedFile, build: Build, security: HeaderList): EntryHeaders {
  return {
    contentType: contentType(file.path),
    cacheControl: cacheControl(file.path),
    headers: [
      ...(isPartOfPages(file.path) ? fileHeaders(security) : security),
      ...policyHeaders(file, build),
    ],
  };
}

/** What the build makes for pages to load. An SVG is a document too when it is opened by itself. */
function isPartOfPages(path: string): boolean {
  return path.startsWith("web/assets/") && !path.endsWith(".svg");
}

/** A worker may do what its own script's answer says, and not what the page's does. */
const WORKER = /-worker-[\w-]+\.js$/;

const SAME_SITE: HeaderList = ["cross-origin-resource-policy", "same-site"];

function policyHeaders({ path, inline }: PackedFile, build: Build): HeaderList {
  if (isOpenData(addressOf(path))) return dataHeaders;
  // By themselves they do nothing, and what a script may do the page says that loads it.
  if (isPartOfPages(path) && !WORKER.test(path)) return SAME_SITE;
  const policy = inline
    ? pagePolicy({ ...inline, connect: build.connectSources, providerScripts: build.scriptSources })
    : filePolicy(build.connectSources);
  const ofData = addressOf(path) === OFFLINE_LIST_FILE ? contractHeaders : [];
  return ["content-security-policy", policy, ...SAME_SITE, ...ofData];
}

function cacheControl(path: string): string {
  // The build puts a hash of the content into these names, so what they hold never changes.
  if (path.startsWith("web/assets/")) return "public, max-age=31536000, immutable";
  // A worker that is asked for again each time is how a new version is noticed.
  if (/\.(html|json)$/.test(path) || path === "web/sw.js") return "no-cache";
  // Images and icons: a day without asking, then a look in the background.
  return "public, max-age=86400, stale-while-revalidate=604800";
}

const BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp4": "video/mp4",
    ".webm": "video/webm",
  }),
);

/** The media type of a file by its name: `index.html` -> `text/html; charset=utf-8`. */
function contentType(file: string): string {
  return BY_EXTENSION.get(extname(file).toLowerCase()) ?? "application/octet-stream";
}

/** The API's answers, made by the build and kept as bytes. */
export interface SiteData {
  characterList: Entry;
  /** By id: `jin`. */
  characters: ReadonlyMap<string, Entry>;
  /** The same for their whole movelists. */
  moves: ReadonlyMap<string, Entry>;
  /** Their sides of all pairs (`MatchupSide`), of which the answer for a pair is made. */
  sides: ReadonlyMap<string, Entry>;
  /** What changed in their frame data, and the steps back to their movelists of former days. */
  changes: ReadonlyMap<string, Entry>;
  histories: ReadonlyMap<string, Entry>;
  /** What the newest patch means for each. */
  changedAnswers: ReadonlyMap<string, Entry>;
  mappings: Entry;
}

/** Takes the API's answers from the built site. Throws a `SiteError` that names the first one that is missing. */
function loadData(packed: PackedSite, security: HeaderList): SiteData {
  const entryOf = (file: string) => createDataEntry(findKept(packed, `data/${file}`).content, security);
  const characterList = entryOf("characters.json");
  const text = textOf(findKept(packed, "data/characters.json").content);
  const ids = parseJson(text, characterListSchema, "data/characters.json").map((row) => row._id);
  const documents = (folder: string) => new Map(ids.map((id) => [id, entryOf(`${folder}/${id}.json`)]));
  return {
    characterList,
    characters: documents("characters"),
    moves: documents("moves"),
    sides: documents("sides"),
    changes: documents("changes"),
    histories: documents("history"),
    changedAnswers: documents("changed-answers"),
    mappings: entryOf("wank.json"),
  };
}
