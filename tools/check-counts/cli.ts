// `npm run check:counts`: counts and matches stay equal however often those who write them are killed, in SQLite and PostgreSQL.
//   --kills 100   pairs of a process that stores and one that counts anew, killed at a moment that nobody chose
// Exits 1 at the first difference. Takes some two seconds for each kill.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { killWriters } from "@tactician/replays/testing/kill-writers";
import { startPostgres } from "@tactician/replays/testing/postgres-server";

/** Longer than storing a window and making some counts anew takes. */
const LONGEST_MS = 300;

const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
const folder = mkdtempSync(join(tmpdir(), "tactician-counts-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const server = await startPostgres();
try {
  const places = [
    { name: "SQLite", dataDir: join(folder, "sqlite") },
    { name: "PostgreSQL", dataDir: folder, databaseUrl: await server.createDatabase("counts") },
  ];
  for (const { name, ...place } of places) await killOften(name, place, Number(values.kills));
} finally {
  await server.remove();
}

async function killOften(
  name: string,
  place: Parameters<typeof killWriters>[0],
  kills: number,
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const afterMs = Math.round(Math.random() * LONGEST_MS);
    const { matches, counted, expected } = await killWriters(place, afterMs);
    const isEqual = isDeepStrictEqual(counted, expected);
    console.log(
      `${name}, kill ${kill} after ${afterMs} ms: ${matches} matches, ${isEqual ? "equal" : "DIFFERENT"}`,
    );
    if (!isEqual) throw new Error(`${name}: the counts are not those of the stored matches.`);
  }
}
