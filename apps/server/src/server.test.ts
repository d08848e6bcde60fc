import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { startStandInService } from "@tactician/replays/testing/stand-in-service";
import { smallDist } from "@tactician/static-site/testing/small-dist";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

// Every test starts a process or two; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 30_000 });

let distDir: string;
beforeEach(async () => {
  distDir = await smallDist();
});

const folders = () => ({ DIST_DIR: distDir, DATA_DIR: join(distDir, "../data") });

function run(settings: Record<string, string> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "serve.mjs"), ...args], {
    env: { PATH: process.env.PATH, PORT: "0", ...folders(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.err += chunk;
  });
  const ended = once(child, "close").then(([code]: (number | null)[]) => code);
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on("data", () => {
      const port = /^Tactician is ready: http:\/\/127\.0\.0\.1:(\d+)$/m.exec(output.out)?.[1];
      if (port) resolve(Number(port));
    });
    ended.then(() => reject(new Error(`ended before it was ready: ${output.err}`)), reject);
  });
  ready.catch(() => {});
  return { child, output, ended, ready };
}

/** A connection that received the whole answer to one request and stays open. */
async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(socket, "data");
  return socket;
}

/** A port on which somebody else listens, who never says anything. */
async function takePort() {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  return { other, port: String((other.address() as AddressInfo).port) };
}

describe("starting", () => {
  test("says where it is ready, answers, and stays under 150 MB", async () => {
    const { child, ready } = run();
    const port = await ready;
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    const kilobytes = Number(
      execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" }),
    );
    expect(kilobytes).toBeGreaterThan(10_000);
    expect(kilobytes / 1024).toBeLessThan(150);
  });

  test("names every mistake in the settings and ends", async () => {
    const { output, ended } = run({ PORT: "http", SITE_URL: "here" });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^SITE_URL must be .+\nPORT must be .+\n$/);
  });

  test("says what to do when the site was not built", async () => {
    await rm(distDir, { recursive: true });
    const { output, ended } = run();
    expect(await ended).toBe(1);
    expect(output.err).toBe('There is no built site yet: run "npm run build".\n');
  });

  test.each(["PORT", "METRICS"])("says in one line that the port of %s is taken", async (setting) => {
    const { other, port } = await takePort();
    const { output, ended } = run({ [setting]: setting === "PORT" ? port : `127.0.0.1:${port}` });
    expect(await ended).toBe(1);
    const err = `The port is in use already: set ${setting} to another one.\n`;
    expect(output).toEqual({ out: "", err });
    other.close();
  });
});

test("says what it has found once it is ready", async () => {
  const { output, ready } = run();
  await ready;
  await expect.poll(() => output.out, { timeout: 20_000 }).toContain("NEWS_API_KEY");
  expect(output.out).toMatch(
    /^Tactician is ready: .*\n +Address .*\n +Site +version 1\.2\.3 .*\n +Matches +SQLite, .*: 0 matches, ok\n/,
  );
});

describe("--check", () => {
  test("says what a start would find, makes nothing and ends well", async () => {
    const { output, ended } = run({}, "--check");
    expect(await ended).toBe(0);
    expect(output.out).toContain("none yet, the start makes it");
    expect(existsSync(folders().DATA_DIR)).toBe(false);
  });

  test("counts what is stored and leaves it as it is", async () => {
    const { DATA_DIR: dataDir } = folders();
    await (await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) })).close();
    const { output, ended } = run({}, "--check");
    expect([await ended, output.err]).toEqual([0, ""]);
    expect(output.out).toContain("replays.sqlite: 0 matches, ok");
  });

  test("has one line for each mistake", async () => {
    await rm(distDir, { recursive: true });
    const { output, ended } = run({ DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/tactician" }, "--check");
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^There is no built site yet.*\nDATABASE_URL: PostgreSQL.*\n$/);
    expect(output.out + output.err).not.toContain("hidden");
  });
});

test("metrics are where METRICS says, until the server stops", async () => {
  const { child, output, ended } = run({ METRICS: "127.0.0.1:0" });
  const address = await vi.waitFor(() => {
    const said = /^Metrics are at (\S+)$/m.exec(output.out)?.[1];
    return said ?? expect.unreachable();
  }, 20_000);
  expect(await (await fetch(address)).text()).toContain("process_resident_memory_bytes ");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
  expect(output.err).toBe("");
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s closes idle connections and ends well", async (signal) => {
    const { child, ready, ended, output } = run();
    const socket = await openConnection(await ready);
    const closed = once(socket, "close");
    child.kill(signal);
    await closed;
    expect(await ended).toBe(0);
    expect(output.err).toBe("");
  });

  test("a request that is under way is answered first", async () => {
    const { child, ready, ended } = run();
    const socket = connect(await ready, "127.0.0.1");
    socket.write("GET /about HTTP/1.1\r\nhost: a\r\nx-first: half\r\n");
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk;
    });
    // The answer to a later connection shows that the half request has arrived.
    const later = await openConnection(await ready);
    child.kill("SIGTERM");
    await once(later, "close");
    socket.write("\r\n");
    await once(socket, "close");
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toMatch(/\r\nConnection: close\r\n/i);
    expect(await ended).toBe(0);
  });

  test("gives the feed back to the next server at once, also while the service hangs", async () => {
    const standIn = await startStandInService();
    standIn.mode = "hang";
    const { child, ready, ended, output } = run({ FEED: "on", REPLAY_SERVICE_URL: standIn.url });
    await ready;
    await expect.poll(() => standIn.asked, { timeout: 20_000 }).toHaveLength(1);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(output.err).toBe("");
    const dataDir = join(distDir, "../data");
    const store = await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });
    expect(await store.takeFeedLease({ holder: "the next", seconds: 1 })).toBe("the next");
    await store.close();
    await standIn.close();
  });

  test("who waits for the replay service gets an answer", async () => {
    const { other: silent, port } = await takePort();
    const asked = once(silent, "connection");
    const { child, ready, ended } = run({ REPLAY_SERVICE_URL: `http://127.0.0.1:${port}` });
    const answer = fetch(`http://127.0.0.1:${await ready}/stats/replays?id=3aBcdEfGhiJk`);
    const [connection] = (await asked) as [Socket];
    child.kill("SIGTERM");
    const { status, headers } = await answer;
    expect([status, headers.get("retry-after")]).toEqual([502, "30"]);
    expect(await ended).toBe(0);
    connection.destroy();
    silent.close();
  });

  test("a connection that never asks anything is closed at the deadline", async () => {
    const { child, ready, ended } = run();
    const port = await ready;
    const silent = connect(port, "127.0.0.1");
    await once(silent, "connect");
    (await openConnection(port)).destroy();
    child.kill("SIGTERM");
    silent.on("error", () => {});
    await once(silent, "close");
    expect(await ended).toBe(0);
  });
});
