import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Character,
  type CharacterChanges,
  type CharacterMoves,
  OPEN_DATA_LIST_FILE,
  OPEN_DATA_PATH,
  OPEN_DATA_TABLES,
  type OpenDataList,
  openDataListSchema,
  unpackSide,
} from "@tactician/contract";
import {
  addressToRead,
  openStoreToRead,
  StoreOpenError,
  type StoreOptions,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "@tactician/replays";
import { readSettings, replaySettings } from "@tactician/settings";
import { strToU8, zipSync } from "fflate";
import * as z from "zod";
import { toCsv } from "./csv.ts";
import {
  answersTable,
  historiesTable,
  movelistsTable,
  sheetsTable,
  type Table,
  worldTable,
} from "./open-data-tables.ts";
import { root } from "./paths.ts";

/** Where everybody's matches are, if anywhere. */
type Store = Pick<StoreOptions, "dataDir" | "databaseUrl">;

interface OpenDataOptions {
  readonly dataDir: string;
  readonly siteDir: string;
  readonly version: string;
  readonly store: Store | undefined;
  /** Told in one line why the matches could not be read. */
  readonly onWarning: (message: string) => void;
}

/** The store that the settings name; none where nothing was stored. Throws a `ConfigError`. */
export function storeOf({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): Store | undefined {
  const settings = readSettings(replaySettings, { DATA_DIR, DATABASE_URL });
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  if (databaseUrl !== undefined) return { dataDir, databaseUrl: addressToRead(databaseUrl) };
  return existsSync(join(dataDir, "replays.sqlite")) ? { dataDir, databaseUrl } : undefined;
}

/**
 * Writes all open data as one archive below `siteDir`, `data/tactician-0.8.0.zip`, and `data/index.json`, which names it. The same
 * data gives the same bytes. Returns how many rows there are.
 */
export async function writeOpenData(options: OpenDataOptions): Promise<number> {
  const { dataDir, siteDir, version, store, onWarning } = options;
  const documents = async <Document>(folder: string): Promise<Document[]> => {
    const names = (await readdir(join(dataDir, folder))).sort();
    return Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(dataDir, folder, name), "utf8"))),
    );
  };
  const tables = [
    movelistsTable(await documents<CharacterMoves>("moves")),
    historiesTable(await documents<CharacterChanges>("changes")),
    answersTable((await documents<Parameters<typeof unpackSide>[0]>("sides")).map(unpackSide)),
    sheetsTable(await documents<Character>("characters")),
  ];
  const world = await readWorld(store, onWarning);
  if (typeof world !== "string") tables.push(world);
  const leftOut = typeof world === "string" ? [{ name: "world", why: world }] : [];

  const archive = zipped({
    "CITATION.cff": await readFile(join(root, "CITATION.cff"), "utf8"),
    LICENSE: await readFile(join(root, "LICENSE"), "utf8"),
    "README.md": readme(version, tables, leftOut),
    ...Object.fromEntries(tables.flatMap(filesOf)),
  });
  const file = `${OPEN_DATA_PATH}/tactician-${version}.zip`;
  const list: OpenDataList = {
    ...{ version, file, bytes: archive.length, sha256: sha256(archive) },
    tables: tables.map(({ name, rows }) => ({ name, rows: rows.length })),
    leftOut,
  };
  await mkdir(join(siteDir, OPEN_DATA_PATH), { recursive: true });
  await writeFile(join(siteDir, file), archive);
  await writeFile(join(siteDir, OPEN_DATA_LIST_FILE), JSON.stringify(openDataListSchema.parse(list)));
  return tables.reduce((sum, { rows }) => sum + rows.length, 0);
}

function filesOf({ name, columns, rows, json, schema }: Table): [name: string, text: string][] {
  const names = columns.map(([column]) => column);
  const described = { ...z.toJSONSchema(schema), title: `${name}.json of Tactician` };
  return [
    [`${name}.csv`, toCsv(names, rows)],
    [`${name}.json`, JSON.stringify(json)],
    [`${name}.schema.json`, `${JSON.stringify(described, undefined, 2)}\n`],
  ];
}

/** The table, or why there is none: a sentence. */
async function readWorld(
  place: Store | undefined,
  onWarning: OpenDataOptions["onWarning"],
): Promise<Table | string> {
  if (place === undefined) return "No matches were stored where this archive was built.";
  try {
    const store = await openStoreToRead({ ...place, onWarning });
    try {
      const counts = new Map<number, Awaited<ReturnType<typeof store.findMatchupCounts>>>();
      for (const { version } of (await store.findPlayedVersions()).toReversed())
        counts.set(version, await store.findMatchupCounts({ version }));
      return worldTable(counts);
    } finally {
      await store.close();
    }
  } catch (error) {
    const isExpected = [StoreOpenError, StoreUnavailableError, StoreReadOnlyError].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    onWarning((error as Error).message);
    return "The matches could not be read when this archive was built.";
  }
}

function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  // The first day that a zip can name, at noon: fflate writes what a clock of the machine's own time zone shows.
  const mtime = new Date(1980, 0, 1, 12);
  const sums = bytes.map(([name, content]) => `${sha256(content)}  ${name}\n`).sort(byName);
  const all = [...bytes, ["SHA256SUMS", strToU8(sums.join(""))] as const];
  return zipSync(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), { level: 6, mtime });
}

/** Lines of sums, which are of one length. */
function byName(a: string, b: string): number {
  return a.slice(64) < b.slice(64) ? -1 : 1;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function readme(version: string, tables: readonly Table[], leftOut: OpenDataList["leftOut"]): string {
  const parts = OPEN_DATA_TABLES.map(({ name, what, source, licence }) => {
    const missing = leftOut.find((one) => one.name === name);
    const table = tables.find((one) => one.name === name);
    const columns = table?.columns.map(([column, meaning]) => `| \`${column}\` | ${meaning} |`) ?? [];
    return [
      `## ${name}\n`,
      `${what}\n`,
      `- Source: ${source}.`,
      `- Licence: ${licence}`,
      missing && `- Left out: ${missing.why}`,
      table && `- Rows of \`${name}.csv\`: ${table.rows.length}.`,
      table && `- \`${name}.json\`: ${table.shape}; described by \`${name}.schema.json\`.`,
      table && `\n| column | meaning |\n|---|---|\n${columns.join("\n")}`,
    ]
      .filter((line) => line !== undefined)
      .join("\n");
  });
  const head = readFileSync(join(import.meta.dirname, "open-data-readme.md"), "utf8");
  return `${head.replace("VERSION", version)}\n${parts.join("\n\n")}\n`;
}
