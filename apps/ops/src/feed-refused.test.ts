import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tactician-feed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the feed with a service that it must not get as far as asking. */
async function runFeed(dataDir: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "feed", "--once"], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      REPLAY_SERVICE_URL: "http://127.0.0.1:9",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.err += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...output };
}

const TEXT = "This is somebody's shopping list. ".repeat(100);

const PLACES: Record<string, { make: () => Promise<void> | void; dataDir: () => string; reason: RegExp }> = {
  "a file that is no database": {
    make: () => writeFileSync(join(folder, "replays.sqlite"), TEXT),
    dataDir: () => folder,
    reason: /file is not a database/,
  },
  "a file that lost its end": {
    make: async () => {
      const store = await openStore({ dataDir: folder, onWarning: (message) => expect.unreachable(message) });
      await store.insertMatches(makeMatches(1, 500));
      await store.close();
      const file = join(folder, "replays.sqlite");
      truncateSync(file, readFileSync(file).length / 2);
    },
    dataDir: () => folder,
    reason: /database disk image is malformed/,
  },
  "a folder that cannot be made": {
    make: () => writeFileSync(join(folder, "in-the-way"), ""),
    dataDir: () => join(folder, "in-the-way", "data"),
    reason: /ENOTDIR/,
  },
  "a folder in place of the file": {
    make: () => void mkdirSync(join(folder, "replays.sqlite")),
    dataDir: () => folder,
    reason: /unable to open database file/,
  },
};

test.each(Object.entries(PLACES))(
  "%s ends the feed immediately, with its name and the reason",
  async (_, place) => {
    await place.make();
    const { code, out, err } = await runFeed(place.dataDir());
    expect(err).toContain(`${join(place.dataDir(), "replays.sqlite")} cannot be used: `);
    expect(err).toMatch(place.reason);
    expect(err).toContain("Nothing is lost. Fix this, then run it again.");
    expect([code, out]).toEqual([1, ""]);
  },
);
