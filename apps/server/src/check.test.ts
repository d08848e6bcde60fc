import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { runSql } from "@tactician/replays/testing/run-sql";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { writeStoreOf080 } from "@tactician/replays/testing/version-0-8-0";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkStore } from "./check.ts";
import { readConfig } from "./config.ts";

async function makeStore(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await openStore({ ...place, onWarning: (message) => expect.unreachable(message) });
  await store.close();
}

test("a SQLite file of an earlier version is no mistake and stays as it is", async () => {
  const dataDir = temporaryFolder();
  writeStoreOf080(dataDir);
  const before = readFileSync(join(dataDir, "replays.sqlite"));
  expect(await checkStore(readConfig({ DATA_DIR: dataDir }))).toEqual({
    store: "within reach, the start brings its tables up to date",
  });
  expect(readFileSync(join(dataDir, "replays.sqlite")).equals(before)).toBe(true);
});

test("tables are neither made nor changed in PostgreSQL, and what they hold is counted", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase("checked");
  const config = readConfig({ DATABASE_URL: databaseUrl });
  expect(await checkStore(config)).toEqual({
    store: "within reach, the start brings its tables up to date",
  });
  const tables = "select table_name from information_schema.tables where table_schema = 'public'";
  expect(await runSql({ dataDir: "", databaseUrl }, tables)).toEqual([]);
  await makeStore({ dataDir: "", databaseUrl });
  expect(await checkStore(config)).toEqual({ store: "0 matches, ok" });

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await checkStore(config)).toEqual({
    store: "0 matches, ok",
    mistake: expect.stringMatching(
      /^The clock of this machine is 86[34]\d\d seconds ahead of the database's: set both by a time server/,
    ),
  });
});

/** A volume of so few megabytes; false where none can be mounted. */
function mountSmall(folder: string): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  if (status === 0) onTestFinished(() => void spawnSync("umount", [folder]));
  return status === 0;
}

test("a volume without room is a mistake, before a first start and after", async ({ skip }) => {
  const dataDir = temporaryFolder();
  if (!mountSmall(dataDir)) skip("only root can mount a small volume");
  const full = {
    store: "no room",
    mistake: expect.stringMatching(/^DATA_DIR: .* has [01] MB left of its volume.*: make room/),
  };
  expect(await checkStore(readConfig({ DATA_DIR: dataDir }))).toEqual(full);
  expect(await checkStore(readConfig({ DATA_DIR: join(dataDir, "deeper") }))).toEqual(full);
});

test("a volume of another owner is a mistake that says whose it is, and what to do", async ({ skip }) => {
  if (process.getuid?.() !== 0) skip("only root can run as somebody else");
  const NOBODY = 65_534;
  const volume = async (ofFolder: number, ofFile?: number) => {
    const dataDir = temporaryFolder();
    if (ofFile !== undefined) await makeStore({ dataDir });
    if (ofFile !== undefined) chownSync(join(dataDir, "replays.sqlite"), ofFile, ofFile);
    chmodSync(dataDir, 0o755);
    chownSync(dataDir, ofFolder, ofFolder);
    return dataDir;
  };
  // A folder of one's own does not help where the file is another's.
  const folders = [await volume(0), await volume(NOBODY, 0), await volume(NOBODY, NOBODY)];
  const script = `const { checkStore } = await import("./check.ts"); const { readConfig } = await import("./config.ts");
    const folders = ${JSON.stringify(folders)};
    console.log(JSON.stringify(await Promise.all(folders.map((DATA_DIR) => checkStore(readConfig({ DATA_DIR }))))));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    ...{ uid: NOBODY, gid: NOBODY, cwd: import.meta.dirname, encoding: "utf8" },
  });
  const locked = (path = "") => ({
    store: "read-only",
    mistake: `DATA_DIR: ${path} cannot be written to, so no match would be kept: it belongs to user 0, the server runs as 65534 (chown -R 65534 ${path})`,
  });
  expect(JSON.parse(stdout)).toEqual([
    locked(folders[0]),
    locked(join(folders[1] ?? "", "replays.sqlite")),
    { store: "0 matches, ok" },
  ]);
});

test("a store of a later version is named, and stays as it is", async () => {
  const dataDir = temporaryFolder();
  await makeStore({ dataDir });
  await runSql({ dataDir }, "insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
  expect(await checkStore(readConfig({ DATA_DIR: dataDir }))).toEqual({
    store: "unreachable",
    mistake: expect.stringContaining("of a later version of Tactician (999-later): start that version."),
  });
});
