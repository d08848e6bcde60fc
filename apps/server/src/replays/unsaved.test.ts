import { chmodSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openStore } from "@tactician/replays";
import { startCutLine } from "@tactician/replays/testing/cut-line";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { type StandInService, startStandInService } from "@tactician/replays/testing/stand-in-service";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { wireRows } from "@tactician/replays/testing/wire-rows";
import { smallDist } from "@tactician/static-site/testing/small-dist";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type MetricsApp, startMetricsApp } from "../testing/metrics-app.ts";
import { startServer } from "../testing/server-process.ts";
import type { TestAppOptions } from "../testing/test-app.ts";

// What visitors, health and metrics are told while matches cannot be stored or read.

const SLOW = 60_000;
vi.setConfig({ testTimeout: SLOW, hookTimeout: SLOW });
/** In this time everybody is told. */
const SOON = { timeout: 10_000, interval: 100 };

const START = 1_780_000_000;
const PLAYER = "3aBcdEfGhiJk";
const OTHER = "otherPlayer1";
const LATE = "latePlayer12";
const MINUTE = 60_000;

let standIn: StandInService;
let clock: number;
/** Milliseconds by which what measures time in this process is ahead. */
let ahead: number;
beforeEach(async () => {
  ahead = 0;
  const now = performance.now.bind(performance);
  const measured = vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  onTestFinished(() => measured.mockRestore());
  standIn = await startStandInService(
    [PLAYER, OTHER, LATE].flatMap((playerId) => wireRows({ playerId, count: 450, from: START })),
  );
  onTestFinished(() => standIn.close());
  clock = (START + 450 * 600) * 1000;
});

async function serve(config: TestAppOptions["config"]): Promise<MetricsApp> {
  const site = await startMetricsApp({
    config: { REPLAY_SERVICE_URL: standIn.url, ...config },
    seams: { replays: { now: () => clock, service: { retries: 0 } } },
  });
  onTestFinished(site.close);
  return site;
}

async function look(port: number, playerId: string) {
  const response = await fetch(`http://127.0.0.1:${port}/stats/replays?id=${playerId}`);
  const matches = (await response.json()) as { battle_id: string }[];
  const { headers } = response;
  return {
    status: response.status,
    count: matches.length,
    ids: new Set(matches.map(({ battle_id }) => battle_id)).size,
    isUnsaved: headers.has("x-data-unsaved"),
    etag: headers.get("etag"),
  };
}

const saved = (count: number) => ({ status: 200, count, ids: count, isUnsaved: false });
const unsaved = (count: number) => ({ status: 200, count, ids: count, isUnsaved: true });

const storeIn = async (port: number) =>
  ((await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as { store: string }).store;

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** The server asks its store again whatever it has heard a moment ago. */
async function expectState(site: MetricsApp, state: string): Promise<void> {
  ahead += 2000;
  await expect.poll(() => storeIn(site.port), SOON).toBe(state);
  await expect.poll(() => site.valueOf("tactician_store_state", { state }), SOON).toBe(1);
}

function makeTextFile(folder: string): string {
  writeFileSync(join(folder, "replays.sqlite"), "a shopping list ".repeat(100));
  return folder;
}

function takePlace(folder: string): string {
  writeFileSync(join(folder, "file"), "");
  return join(folder, "file/data");
}

test.each([
  ["a file that is no database", makeTextFile],
  ["a folder that cannot be made", takePlace],
])("%s: there are pages, matches are shown unsaved and asked for once a minute", async (_, place) => {
  const site = await serve({ DATA_DIR: place(temporaryFolder()) });
  for (let visit = 0; visit < 5; visit += 1)
    expect(await look(site.port, PLAYER)).toMatchObject(unsaved(450));
  expect(standIn.asked).toHaveLength(1);
  clock += MINUTE;
  await look(site.port, PLAYER);
  expect(standIn.asked).toHaveLength(2);
  await expectState(site, "unreachable");
  for (const path of ["/about", "/stats/replays?id=sample-player", "/api/health"])
    expect(await statusOf(site.port, path), path).toBe(200);
  for (const path of ["/api/health?ready", "/api/population/ranks"])
    expect(await statusOf(site.port, path), path).toBe(503);
  standIn.mode = "error";
  clock += MINUTE;
  expect(await statusOf(site.port, `/stats/replays?id=${PLAYER}`)).toBe(502);
});

test("a file that goes away under a server: stored matches and new ones are one list, and all is saved when it is back", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  const site = await serve({ DATA_DIR: dataDir });
  const before = await look(site.port, PLAYER);
  expect(before).toMatchObject(saved(450));
  renameSync(file, `${file}.away`);
  standIn.rows = wireRows({ playerId: PLAYER, count: 452, from: START }).slice(440);
  expect(await look(site.port, PLAYER), "known to be fresh").toMatchObject(saved(450));
  clock += MINUTE;
  const during = await look(site.port, PLAYER);
  expect(during).toMatchObject(unsaved(452));
  expect(during.etag).not.toBe(before.etag);
  await expectState(site, "read-only");
  renameSync(`${file}.away`, file);
  await expectState(site, "ok");
  clock += MINUTE;
  expect(await look(site.port, PLAYER)).toMatchObject(saved(452));
});

test("a folder that may not be written to: what is there is read, what comes is shown unsaved", async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });
  standIn.rows = wireRows({ playerId: PLAYER, count: 500, from: START }).slice(400);
  const rows = wireRows({ playerId: PLAYER, count: 450, from: START });
  await store.insertMatches(rows.map((row) => ({ ...row, battle_id: row.battle_id.toLowerCase() })));
  await store.close();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
  chmodSync(dataDir, 0o555);
  onTestFinished(() => chmodSync(dataDir, 0o755));
  const distDir = await smallDist();
  chmodSync(dirname(distDir), 0o755);
  const script = join(import.meta.dirname, "../testing/locked-out-server.ts");
  const env = { DIST_DIR: distDir, DATA_DIR: dataDir, REPLAY_SERVICE_URL: standIn.url };
  const server = await startServer([process.execPath, script], env);
  onTestFinished(() => server.stop());
  for (let visit = 0; visit < 3; visit += 1)
    expect(await look(server.port, PLAYER)).toMatchObject(unsaved(500));
  expect(standIn.asked).toHaveLength(1);
  expect(await storeIn(server.port)).toBe("read-only");
  expect(await statusOf(server.port, "/api/health?ready")).toBe(503);
  expect(await statusOf(server.port, "/about")).toBe(200);
  expect(await statusOf(server.port, "/api/population/ranks"), "counts are read").toBe(200);
  expect(server.written.log.match(/Matches cannot be saved/g)).toHaveLength(1);
});

test("a PostgreSQL that goes away, hangs and comes back: nobody waits long, nothing saved is lost", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const line = await startCutLine(await postgres.createDatabase("unsaved"));
  const site = await serve({ DATABASE_URL: line.url });
  expect(await look(site.port, PLAYER)).toMatchObject(saved(450));

  // Gone in the middle, between the question about a new player and its answer.
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  standIn.gate = promise;
  const late = look(site.port, LATE);
  await expect.poll(() => standIn.asked.length).toBe(2);
  await postgres.stop();
  answer();
  expect(await late).toMatchObject(unsaved(450));
  expect(standIn.asked, "once").toHaveLength(2);

  expect(await look(site.port, PLAYER)).toMatchObject(unsaved(450));
  expect(await look(site.port, OTHER)).toMatchObject(unsaved(450));
  await expectState(site, "unreachable");
  expect(await statusOf(site.port, "/about")).toBe(200);

  await postgres.start();
  await expectState(site, "ok");
  clock += MINUTE;
  standIn.rows = [];
  expect(await look(site.port, PLAYER), "as they were saved").toMatchObject(saved(450));
  expect(await look(site.port, OTHER), "never saved").toMatchObject(saved(0));

  line.hang();
  clock += MINUTE;
  standIn.rows = wireRows({ playerId: PLAYER, count: 451, from: START });
  const startedAt = performance.now();
  expect(await look(site.port, PLAYER)).toMatchObject(unsaved(451));
  expect(performance.now() - startedAt, "the browser gives up after 20 s").toBeLessThan(15_000);
  await expectState(site, "unreachable");
  line.goOn();
  await expectState(site, "ok");
  clock += MINUTE;
  expect(await look(site.port, PLAYER)).toMatchObject(saved(451));
});
