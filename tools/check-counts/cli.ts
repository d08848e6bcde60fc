// `npm run check:counts`: counts and matches stay equal however often those who write them are killed, in SQLite and PostgreSQL.
//   --kills 100   pairs of a process that stores and one that counts anew, killed at a moment that nobody chose
// Exits 1 at the first difference. Takes some three seconds for each kill in each database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { killWriters } from "@tactician/replays/testing/kill-writers";
import { startPostgres } from "@tactician/replays/testing/postgres-server";

type Place = Parameters<typeof killWriters>[0];

/** Long enough for several windows, and for counts that are made anew to come to their end. */
const LONGEST_MS = 600;
/** Then a new database, because a large one is not counted anew within that time. */
const KILLS_OF_A_STORE = 5;

const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
const folder = mkdtempSync(join(tmpdir(), "tactician-counts-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const server = await startPostgres();
try {
  await killOften("SQLite", async (store) => ({ dataDir: join(folder, `store-${store}`) }));
  await killOften("PostgreSQL", async (store) => ({
    dataDir: folder,
    databaseUrl: await server.createDatabase(`store_${store}`),
  }));
} finally {
  await server.remove();
}

async function killOften(name: string, newPlace: (store: number) => Promise<Place>): Promise<void> {
  let place: Place | undefined;
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    if (!place || kill % KILLS_OF_A_STORE === 0) place = await newPlace(kill);
    const afterMs = Math.round(Math.random() * LONGEST_MS);
    const { matches, counted, expected } = await killWriters(place, afterMs);
    const isEqual = isDeepStrictEqual(counted, expected);
    const outcome = `${matches} matches, ${isEqual ? "equal" : "DIFFERENT"}`;
    console.log(`${name}, kill ${kill + 1} after ${afterMs} ms: ${outcome}`);
    if (!isEqual) throw new Error(`${name}: the counts are not those of the stored matches.`);
  }
}
