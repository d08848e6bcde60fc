import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  API_BASE,
  CHARACTERS_PATH,
  characterPath,
  MAPPINGS_PATH,
  matchupSidePath,
  type OfflineList,
} from "@tactician/contract";

/** What "keep all sheets" fetches: every character's sheet and anti-guide as data, and the portraits that pages show: in AVIF, which browsers with workers take first. */
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
  for (const { file } of files) bytes += await sentBytes(file);
  return { bytes, addresses: files.map(({ address }) => address) };
}

/** About what travels: the build packs texts harder. */
async function sentBytes(file: string): Promise<number> {
  const body = await readFile(file);
  if (!file.endsWith(".json")) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
