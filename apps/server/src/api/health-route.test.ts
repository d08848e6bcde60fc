import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { expect, onTestFinished, test } from "vitest";
import { inject, makeTestApp } from "../testing/test-app.ts";

const noWarning = (message: string) => expect.unreachable(message);

/** A server with its matches in the folder, and what it wrote into its log. */
async function serve(dataDir: string) {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    seams: { logStream: { write: (line) => lines.push(JSON.parse(line).msg) } },
  });
  onTestFinished(close);
  return { lines, get: (url: string) => inject(app, url) };
}

test("health tells version and age, and that everything works", async () => {
  const { get, lines } = await serve(temporaryFolder());
  for (const url of ["/api/health", "/api/health?ready", "/api/health?ready=1"]) {
    const { status, headers, data } = await get(url);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(data).toEqual({
      status: "ok",
      version: "1.2.3",
      uptimeSeconds: expect.any(Number),
      store: "ok",
      feed: { state: "off" },
    });
  }
  expect(lines).toEqual([]);
});

test("a file that is no database is named in the log, and health says that it is out of reach", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "replays.sqlite"), "a shopping list ".repeat(100));
  const { get, lines } = await serve(dataDir);
  const data = { status: "degraded", store: "unreachable" };
  expect(await get("/api/health"), "the site works").toMatchObject({ status: 200, data });
  expect(await get("/api/health?ready")).toMatchObject({ status: 503, data });
  expect(lines).toEqual([expect.stringContaining(`${join(dataDir, "replays.sqlite")} cannot be used`)]);
});

test("a file that is damaged under a running server is told of once, however many ask", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  const before = await openStore({ dataDir, onWarning: noWarning });
  await before.insertMatches(makeMatches(1, 3000));
  await before.close();
  const { get, lines } = await serve(dataDir);
  truncateSync(file, 40_000);
  for (let asked = 0; asked < 50; asked += 1) expect((await get("/api/population/ranks")).status).toBe(503);
  const data = { status: "degraded", store: "unreachable" };
  expect(await get("/api/health")).toMatchObject({ status: 200, data });
  expect((await get("/api/health?ready")).status).toBe(503);
  expect(lines).toEqual(["The stored matches are out of reach. SQLite: database disk image is malformed"]);
  expect((await get("/about")).status).toBe(200);
});
