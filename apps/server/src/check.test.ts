import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { runSql } from "@tactician/replays/testing/run-sql";
import { writeStoreOf080 } from "@tactician/replays/testing/version-0-8-0";
import { expect, onTestFinished, test } from "vitest";
import { checkStore } from "./check.ts";
import { readConfig } from "./config.ts";

test("a SQLite file of an earlier version is no mistake and stays as it is", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tactician-check-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
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
  const onWarning = (message: string) => expect.unreachable(message);
  await (await openStore({ dataDir: "", databaseUrl, onWarning })).close();
  expect(await checkStore(config)).toEqual({ store: "0 matches, ok" });
});
