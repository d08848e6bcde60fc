import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { expect, onTestFinished, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

const noWarning = (message: string) => expect.unreachable(message);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tactician-health-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A server with its matches in the folder, and what it wrote into its log. */
async function serve(dataDir: string) {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    seams: { logStream: { write: (line) => lines.push(JSON.parse(line).msg) } },
  });
  onTestFinished(close);
  return { app, lines };
}

test("health tells version and age, and that everything works", async () => {
  const { app, lines } = await serve(makeFolder());
  for (const url of ["/api/health", "/api/health?ready", "/api/health?ready=1"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: "ok",
      version: "1.2.3",
      uptimeSeconds: expect.any(Number),
      store: "ok",
      feed: { state: "off" },
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  }
  expect(lines).toEqual([]);
});

test("a file that is no database is named in the log, and health says that it is out of reach", async () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, "replays.sqlite"), "a shopping list ".repeat(100));
  const { app, lines } = await serve(dataDir);
  const response = await app.inject("/api/health");
  expect(response.statusCode, "the site works").toBe(200);
  expect(response.json()).toMatchObject({ status: "degraded", store: "unreachable" });
  const ready = await app.inject("/api/health?ready");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: "degraded", store: "unreachable" });
  expect(lines).toEqual([expect.stringContaining(`${join(dataDir, "replays.sqlite")} cannot be used`)]);
});

test("a file that is damaged under a running server is told of once, however many ask", async () => {
  const dataDir = makeFolder();
  const file = join(dataDir, "replays.sqlite");
  const before = await openStore({ dataDir, onWarning: noWarning });
  await before.insertMatches(makeMatches(1, 3000));
  await before.close();
  const { app, lines } = await serve(dataDir);
  truncateSync(file, 40_000);
  for (let asked = 0; asked < 50; asked += 1)
    expect((await app.inject("/api/population/ranks")).statusCode).toBe(503);
  const response = await app.inject("/api/health");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ status: "degraded", store: "unreachable" });
  expect((await app.inject("/api/health?ready")).statusCode).toBe(503);
  expect(lines).toEqual(["The stored matches are out of reach. SQLite: database disk image is malformed"]);
  expect((await app.inject("/about")).statusCode).toBe(200);
});
