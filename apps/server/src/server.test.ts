import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { startStandInService } from "@tactician/replays/testing/stand-in-service";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SERVER, startServer } from "./testing/server-process.ts";

// Every test starts a process, several at a time; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 60_000 });
const SOON = 30_000;

let dist: Awaited<ReturnType<typeof makeSmallDist>>;
let dataDirs = 0;
beforeAll(async () => {
  dist = await makeSmallDist();
});
afterAll(() => dist.remove());

function folders() {
  dataDirs += 1;
  return { DIST_DIR: dist.dir, DATA_DIR: join(dist.dir, `../data-${dataDirs}`) };
}

const NOT_BUILT = { DIST_DIR: "/nowhere" };

/** A server that runs until the test ends it. */
const serve = (settings: NodeJS.ProcessEnv = {}) =>
  startServer([process.execPath, SERVER], { PATH: process.env.PATH, ...folders(), ...settings });

/** What a server says that ends by itself. */
function runToEnd(settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, PORT: "0", ...folders(), ...settings };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SERVER, ...args], { env, timeout: 40_000 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
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

const open = (dataDir: string) => openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });

describe.concurrent("a start that fails", () => {
  test("names every mistake in the settings and ends", async () => {
    const { code, err } = await runToEnd({ PORT: "http", SITE_URL: "here" });
    expect(code).toBe(1);
    expect(err).toMatch(/^SITE_URL must be .+\nPORT must be .+\n$/);
  });

  test("says what to do when the site was not built", async () => {
    const err = 'There is no built site yet: run "npm run build".\n';
    expect(await runToEnd(NOT_BUILT)).toEqual({ code: 1, out: "", err });
  });

  test.each(["PORT", "METRICS"])("says in one line that the port of %s is taken", async (setting) => {
    const { other, port } = await takePort();
    const err = `The port is in use already: set ${setting} to another one.\n`;
    const taken = { [setting]: setting === "PORT" ? port : `127.0.0.1:${port}` };
    expect(await runToEnd(taken)).toEqual({ code: 1, out: "", err });
    other.close();
  });
});

describe.concurrent("--check", () => {
  test("says what a start would find, makes nothing and ends well", async () => {
    const { DATA_DIR } = folders();
    const { code, out } = await runToEnd({ DATA_DIR }, "--check");
    expect(code).toBe(0);
    expect(out).toContain("none yet, the start makes it");
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test("counts what is stored and leaves it as it is", async () => {
    const { DATA_DIR } = folders();
    await (await open(DATA_DIR)).close();
    const { code, out, err } = await runToEnd({ DATA_DIR }, "--check");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("replays.sqlite: 0 matches, ok");
  });

  test("has one line for each mistake", async () => {
    const DATABASE_URL = "postgres://me:hidden@127.0.0.1:1/tactician";
    const { code, out, err } = await runToEnd({ ...NOT_BUILT, DATABASE_URL }, "--check");
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no built site yet.*\nDATABASE_URL: PostgreSQL.*\n$/);
    expect(out + err).not.toContain("hidden");
  });
});

describe.concurrent("a server", () => {
  test("says where it is ready and what it has found, answers, and stays under 150 MB", async () => {
    const server = await serve();
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    expect(server.memory()).toBeGreaterThan(10);
    expect(server.memory()).toBeLessThan(150);
    await vi.waitFor(() => expect(server.written.log).toContain("NEWS_API_KEY"), SOON);
    expect(server.written.log).toMatch(
      /^Tactician is ready: .*\n +Address .*\n +Site +version 1\.2\.3 .*\n +Matches +SQLite, .*: 0 matches, ok\n/,
    );
    await server.stop("SIGKILL");
  });

  test("has metrics where METRICS says, until it stops", async () => {
    const server = await serve({ METRICS: "127.0.0.1:0" });
    const said = () => /^Metrics are at (\S+)$/m.exec(server.written.log)?.[1] ?? "";
    await vi.waitFor(() => expect(said()).not.toBe(""), SOON);
    expect(await (await fetch(said())).text()).toContain("process_resident_memory_bytes ");
    await server.stop();
    expect([server.ended, server.written.errors]).toEqual(["status 0", ""]);
    await expect(fetch(said())).rejects.toThrow();
  });

  test.each(["SIGTERM", "SIGINT"] as const)("closes idle connections at %s and ends well", async (signal) => {
    const server = await serve();
    const closed = once(await openConnection(server.port), "close");
    await server.stop(signal);
    await closed;
    expect([server.ended, server.written.errors]).toEqual(["status 0", ""]);
  });

  test("answers a request that is under way when it is stopped", async () => {
    const server = await serve();
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET /about HTTP/1.1\r\nhost: a\r\nx-first: half\r\n");
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk;
    });
    // The answer to a later connection shows that the half request has arrived.
    const later = await openConnection(server.port);
    const stopped = server.stop();
    await once(later, "close");
    socket.write("\r\n");
    await once(socket, "close");
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toMatch(/\r\nConnection: close\r\n/i);
    await stopped;
    expect(server.ended).toBe("status 0");
  });

  test("gives the feed back to the next server at once, also while the service hangs", async () => {
    const standIn = await startStandInService();
    standIn.mode = "hang";
    const { DATA_DIR } = folders();
    const server = await serve({ FEED: "on", REPLAY_SERVICE_URL: standIn.url, DATA_DIR });
    await vi.waitFor(() => expect(standIn.asked).toHaveLength(1), SOON);
    await server.stop();
    expect([server.ended, server.written.errors]).toEqual(["status 0", ""]);
    const store = await open(DATA_DIR);
    expect(await store.takeFeedLease({ holder: "the next", seconds: 1 })).toBe("the next");
    await store.close();
    await standIn.close();
  });

  test("answers who waits for the replay service when it is stopped, and closes silent connections at the deadline", async () => {
    const { other: silentService, port } = await takePort();
    const asked = once(silentService, "connection");
    const server = await serve({ REPLAY_SERVICE_URL: `http://127.0.0.1:${port}` });
    const silent = connect(server.port, "127.0.0.1");
    silent.on("error", () => {});
    await once(silent, "connect");
    const closed = once(silent, "close");
    const answer = fetch(`${server.origin}/stats/replays?id=3aBcdEfGhiJk`);
    const [connection] = (await asked) as [Socket];
    const stopped = server.stop();
    const { status, headers } = await answer;
    expect([status, headers.get("retry-after")]).toEqual([502, "30"]);
    await closed;
    await stopped;
    expect(server.ended).toBe("status 0");
    connection.destroy();
    silentService.close();
  });
});
