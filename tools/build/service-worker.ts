import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  API_BASE,
  APP_SHELL_PATH,
  BEFORE_ALL_CHANGES,
  BUILT_TABLES,
  type BuiltTables,
  CHARACTERS_PATH,
  type Changes,
  type CharacterChanges,
  changesPath,
  joinChanges,
  MAPPINGS_PATH,
  OFFLINE_LIST_FILE,
  type OfflineList,
  PAGES,
} from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { BUTTON_SETS } from "@tactician/notation";

/** Larger scripts are outside video players, which need a connection anyway. The search index is the largest file of our own. */
const LARGEST_KEPT_FILE = 400_000;

/** Begins the name of the file that the search needs: it must be there offline, however large. */
const SEARCH_INDEX: keyof BuiltTables = "search-index";

/** Stands in the worker's script for the list of files. */
const PRECACHED = "self.__PRECACHED";

export function keepsSearch(urls: readonly string[]): boolean {
  return urls.some((url) => url.includes(SEARCH_INDEX));
}

/** Writes `sw.js` and `offline.json`, what "Save for offline" fetches. `script` is the worker as the web app built it. Returns how many files are precached. */
export async function writeServiceWorker(webDir: string, dataDir: string, script: string): Promise<number> {
  await writeFile(join(webDir, OFFLINE_LIST_FILE), JSON.stringify(await listSheets(webDir, dataDir)));
  const shell = await readFile(join(webDir, APP_SHELL_PATH, "index.html"));
  const names = await listPrecached(join(webDir, "assets"));
  const precached = [
    { url: APP_SHELL_PATH, revision: createHash("sha256").update(shell).digest("hex").slice(0, 32) },
    // Their names change with their content.
    ...names.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
  const code = await readFile(script, "utf8");
  if (!code.includes(PRECACHED)) throw new Error(`${script} does not precache anything`);
  await writeFile(
    join(webDir, "sw.js"),
    code.replace(PRECACHED, () => JSON.stringify(precached)),
  );
  return precached.length;
}

/** Scripts, styles, faces and sprites, which all pages need: they bring their own data. */
async function listPrecached(assetsDir: string): Promise<string[]> {
  const names = (await readdir(assetsDir)).filter(
    (name) => /\.(js|css|woff2|webp)$/.test(name) || BUILT_TABLES.some((table) => name.startsWith(table)),
  );
  // Nobody uses more than one set of buttons: its icons are cached when used.
  const shared = names.filter(
    (name) => !BUTTON_SETS.some((set) => new RegExp(`^move-icons-.*-${set}-`).test(name)),
  );
  const sizes = await Promise.all(shared.map(async (name) => (await stat(join(assetsDir, name))).size));
  const kept = shared.filter((_name, place) => (sizes[place] ?? 0) <= LARGEST_KEPT_FILE);
  if (!keepsSearch(kept))
    throw new Error(
      `The search index is larger than ${LARGEST_KEPT_FILE} bytes, so the service worker would leave it out`,
    );
  return kept.toSorted();
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
