import { isOpenData } from "../http/methods.ts";
import { encodePath } from "../http/request-path.ts";
import {
  dataHeaders,
  filePolicy,
  type HeaderList,
  headerRecord,
  pagePolicy,
  securityHeaders,
} from "../http/security-headers.ts";
import { type Answers, findContent, readAnswers } from "./answer-index.ts";
import { type BuildInfo, readBuildInfo } from "./build-info.ts";
import { contentType } from "./content-types.ts";
import { type Content, createEntry, type Entry } from "./entry.ts";
import { loadData, type SiteData } from "./load-data.ts";
import { characterPageKey } from "./sheet-id.ts";
import { SiteError } from "./site-error.ts";

/** A file too large to be kept in memory. */
export interface StreamedFile {
  kind: "streamed";
  address: string;
  /** Below `web/`: `/media/combo.webm`. */
  file: string;
  headers: Record<string, string>;
}

/** A built site in memory. */
export interface Site {
  version: string;
  /** By decoded address: `/`, `/about`, `/mains/Devil Jin.png`. */
  resources: ReadonlyMap<string, Entry | StreamedFile>;
  /** Prerendered sheets and frame data by `characterPageKey`: `combos/jin`. */
  characterPages: ReadonlyMap<string, Entry | StreamedFile>;
  /** The page without content, for addresses that only the browser can fill. */
  shell: Entry;
  notFound: Entry;
  data: SiteData;
  /** Headers of every answer. */
  security: HeaderList;
}

const SHELL = "__spa-fallback.html";
const NOT_FOUND = "not-found/index.html";

/** Reads a built site; throws a `SiteError` when something is missing or wrong. */
export async function loadSite(distDir: string, siteUrl: string): Promise<Site> {
  const info = await readBuildInfo(distDir);
  const answers = await readAnswers(distDir);
  const security = securityHeaders(siteUrl);
  const data = loadData(answers, security);
  const { resources, characterPages } = loadResources(answers, info, security);
  const page = (path: string, vary?: string) => {
    const content = findContent(answers, `web/${path}`);
    return createFileEntry(path, content, [...security, ...fileHeaders(path, info)], vary);
  };
  if (!answers.has("web/index.html"))
    throw new SiteError("The built site is broken (web/index.html is missing)");
  const shell = page(SHELL);
  // An unknown address is answered in HTML or JSON, as the visitor's Accept header asks.
  const notFound = page(NOT_FOUND, "Accept");
  return { version: info.version, resources, characterPages, shell, notFound, data, security };
}

function loadResources(answers: Answers, info: BuildInfo, security: HeaderList) {
  const resources = new Map<string, Entry | StreamedFile>();
  const characterPages = new Map<string, Entry | StreamedFile>();
  for (const [path, content] of answers) {
    if (!path.startsWith("web/")) continue;
    const file = path.slice("web/".length);
    if (file === SHELL || file === NOT_FOUND) continue;
    const headers = [...security, ...fileHeaders(file, info)];
    const resource =
      content === "streamed" ? streamed(file, headers) : createFileEntry(file, content, headers);
    const address = addressOf(file);
    resources.set(address, resource);
    const key = characterPageKey(address);
    if (key !== undefined) characterPages.set(key, resource);
  }
  return { resources, characterPages };
}

/** `about/index.html` -> `/about`, `index.html` -> `/`, `favicon.ico` -> `/favicon.ico`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "")}`;
}

function createFileEntry(path: string, content: Content, headers: HeaderList, vary?: string): Entry {
  return createEntry({
    address: encodePath(addressOf(path)),
    contentType: contentType(path),
    cacheControl: cacheControl(path),
    headers,
    content,
    ...(vary && { vary }),
  });
}

function streamed(file: string, headers: HeaderList): StreamedFile {
  return {
    kind: "streamed",
    address: encodePath(addressOf(file)),
    file: `/${file}`,
    headers: {
      ...headerRecord(headers),
      "cache-control": cacheControl(file),
      "content-type": contentType(file),
    },
  };
}

const SAME_SITE: HeaderList = ["cross-origin-resource-policy", "same-site"];

function fileHeaders(path: string, info: BuildInfo): HeaderList {
  if (isOpenData(`/${path}`)) return dataHeaders;
  if (!path.endsWith(".html"))
    return ["content-security-policy", filePolicy(info.connectSources), ...SAME_SITE];
  const policy = pagePolicy({
    scripts: info.scriptHashes[path] ?? [],
    styles: info.styleHashes[path] ?? [],
    connect: info.connectSources,
    providerScripts: info.scriptSources,
  });
  return ["content-security-policy", policy, ...SAME_SITE];
}

function cacheControl(path: string): string {
  // The build puts a hash of the content into these names, so what they hold never changes.
  if (path.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // A worker that is asked for again each time is how a new version is noticed.
  if (path.endsWith(".html") || path.endsWith(".json") || path === "sw.js") return "no-cache";
  // Images and icons: a day without asking, then a look in the background.
  return "public, max-age=86400, stale-while-revalidate=604800";
}
