import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  API_BASE,
  APP_SHELL_PATH,
  BEFORE_ALL_CHANGES,
  CHARACTERS_PATH,
  type Changes,
  type CharacterChanges,
  changesPath,
  DATA_CACHE,
  joinChanges,
  MAPPINGS_PATH,
  OFFLINE_LIST_FILE,
  type OfflineList,
  PAGES,
  PICTURE_CACHE,
} from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { BUTTON_SETS } from "@tactician/notation";
import { generateSW, type RuntimeCaching } from "workbox-build";

const DAY = 24 * 60 * 60;

/** Larger scripts are outside video players, which need a connection anyway. The search index is the largest file of our own. */
const LARGEST_KEPT_FILE = 400_000;

/** Part of the name of the file that the search needs: it must be there offline, however large. */
const SEARCH_INDEX = "search-index";

export function keepsSearch(urls: readonly string[]): boolean {
  return urls.some((url) => url.includes(SEARCH_INDEX));
}

/**
 * What the worker caches while the site is used, besides what it precaches. Workbox writes the functions into `sw.js` as text, so
 * addresses are spelled out in them; a test compares them with the contract.
 */
export const WHILE_USED: RuntimeCaching[] = [
  {
    // Online: fresh. Offline: as last read, or else the shell, which asks the API below.
    urlPattern: ({ request }) =>
      request.mode === "navigate" || request.headers.get("accept")?.startsWith("text/html") === true,
    handler: "NetworkFirst",
    options: {
      cacheName: "pages",
      networkTimeoutSeconds: 5,
      matchOptions: { ignoreSearch: true, ignoreVary: true },
      expiration: { maxEntries: 250 },
      cacheableResponse: { statuses: [200] },
      precacheFallback: { fallbackURL: APP_SHELL_PATH },
    },
  },
  {
    // Names change with content, so a page that is still open after an update finds its own files.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    handler: "CacheFirst",
    options: { cacheName: "assets", expiration: { maxEntries: 400 }, cacheableResponse: { statuses: [200] } },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      /^\/(api\/characters|api\/changes|wank\.json|strats\.json|rankings\.json)/.test(url.pathname),
    handler: "NetworkFirst",
    options: {
      cacheName: DATA_CACHE,
      networkTimeoutSeconds: 5,
      matchOptions: { ignoreVary: true },
      expiration: { maxEntries: 300 },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /\.(png|webp|avif|svg|woff2|webmanifest)$/.test(url.pathname),
    handler: "StaleWhileRevalidate",
    options: {
      cacheName: PICTURE_CACHE,
      expiration: { maxEntries: 600, maxAgeSeconds: 60 * DAY },
      cacheableResponse: { statuses: [200] },
    },
  },
];

/** Writes `sw.js` (by Workbox) and `offline.json`, what "Save for offline" fetches. Returns how many files are precached. */
export async function writeServiceWorker(webDir: string, dataDir: string): Promise<number> {
  await writeFile(join(webDir, OFFLINE_LIST_FILE), JSON.stringify(await listSheets(webDir, dataDir)));
  const { count, warnings } = await generateSW({
    globDirectory: webDir,
    // Pages bring their own data.
    globPatterns: ["app-shell/index.html", "assets/*.{js,css,woff2,webp}"],
    // Nobody uses more than one set of buttons: its icons are cached when used.
    globIgnores: BUTTON_SETS.map((set) => `assets/move-icons-*-${set}-*`),
    maximumFileSizeToCacheInBytes: LARGEST_KEPT_FILE,
    manifestTransforms: [
      (entries) => {
        if (!keepsSearch(entries.map(({ url }) => url)))
          throw new Error(
            `The search index is larger than ${LARGEST_KEPT_FILE} bytes, so the service worker would leave it out`,
          );
        const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "")}`;
        return { manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })), warnings: [] };
      },
    ],
    dontCacheBustURLsMatching: /^\/assets\//,
    swDest: join(webDir, "sw.js"),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // A new version waits until the visitor agrees or closes the last page, so that no open page breaks.
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: WHILE_USED,
  });
  const unexpected = warnings.filter((warning) => !warning.includes("won't be precached"));
  if (unexpected.length > 0) throw new Error(`Could not build the service worker:\n${unexpected.join("\n")}`);
  return count;
}

/**
 * What "Save for offline" fetches: every character's sheet, anti-guide and movelist as data, what patches changed, and the portraits
 * in AVIF, which browsers with service workers prefer.
 */
async function listSheets(webDir: string, dataDir: string): Promise<OfflineList> {
  const files: { address: string; file: string }[] = [
    { address: API_BASE + CHARACTERS_PATH, file: join(dataDir, "characters.json") },
    { address: MAPPINGS_PATH, file: join(dataDir, "wank.json") },
  ];
  for (const name of await readdir(join(dataDir, "characters"))) {
    const id = basename(name, ".json");
    if (!isCharacterId(id)) continue;
    for (const { offline } of Object.values(PAGES)) {
      if (offline === undefined) continue;
      files.push({ address: API_BASE + offline.address(id), file: join(dataDir, offline.folder, name) });
    }
  }
  for (const name of await readdir(join(webDir, "portraits"))) {
    if (name.endsWith(".avif"))
      files.push({ address: `/portraits/${name}`, file: join(webDir, "portraits", name) });
  }
  let bytes = 0;
  for (const { file } of files) bytes += sentBytes(file, await readFile(file));
  const changes = await readChanges(join(dataDir, "changes"));
  bytes += sentBytes("changes.json", Buffer.from(JSON.stringify(changes)));
  return { bytes, addresses: [...files.map(({ address }) => address), ALL_CHANGES] };
}

/** The address that the page of changes asks for if the page itself is not cached. */
const ALL_CHANGES = API_BASE + changesPath(BEFORE_ALL_CHANGES, "changed");

async function readChanges(dir: string): Promise<Changes> {
  const texts = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), "utf8")));
  const documents = texts.map((text): CharacterChanges => JSON.parse(text));
  return joinChanges(documents, BEFORE_ALL_CHANGES, "changed");
}

/** Roughly what is transferred: the build compresses texts harder. */
function sentBytes(file: string, body: Buffer): number {
  if (!file.endsWith(".json")) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
