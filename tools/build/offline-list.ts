import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  API_BASE,
  BEFORE_ALL_CHANGES,
  CHARACTERS_PATH,
  type Changes,
  type CharacterChanges,
  changesPath,
  characterPath,
  joinChanges,
  MAPPINGS_PATH,
  matchupSidePath,
  type OfflineList,
} from "@tactician/contract";

/**
 * What "keep all sheets" fetches: every character's sheet and anti-guide as data, what patches changed, and the portraits that pages
 * show: in AVIF, which browsers with workers take first.
 */
export async function listSheets(webDir: string, dataDir: string): Promise<OfflineList> {
  const files: { address: string; file: string }[] = [
    { address: API_BASE + CHARACTERS_PATH, file: join(dataDir, "characters.json") },
    { address: MAPPINGS_PATH, file: join(dataDir, "wank.json") },
  ];
  for (const name of await readdir(join(dataDir, "characters"))) {
    if (!name.endsWith(".json")) continue;
    const id = name.slice(0, -".json".length);
    files.push({ address: API_BASE + characterPath(id), file: join(dataDir, "characters", name) });
    files.push({ address: API_BASE + matchupSidePath(id), file: join(dataDir, "sides", name) });
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

/** As the page of changes asks for them, where it was not kept itself. */
const ALL_CHANGES = API_BASE + changesPath(BEFORE_ALL_CHANGES, "changed");

/** What the server answers there. */
async function readChanges(dir: string): Promise<Changes> {
  const texts = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), "utf8")));
  return joinChanges(
    texts.map((text): CharacterChanges => JSON.parse(text)),
    BEFORE_ALL_CHANGES,
    "changed",
  );
}

/** About what travels: the build packs texts harder. */
function sentBytes(file: string, body: Buffer): number {
  if (!file.endsWith(".json")) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
