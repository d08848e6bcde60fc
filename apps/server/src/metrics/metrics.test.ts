import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask, askInBytes } from "../testing/ask.ts";
import { type MetricsApp, startMetricsApp } from "../testing/metrics-app.ts";
import { HANG, type StandIn, startStandIn } from "../testing/stand-in.ts";

let standIn: StandIn;
let site: MetricsApp;
beforeEach(async () => {
  standIn = await startStandIn();
  site = await startMetricsApp({
    config: { REPLAY_SERVICE_URL: standIn.origin },
    seams: { replays: { service: { retries: 0 } } },
  });
});
afterEach(async () => {
  await site.close();
  await standIn.close();
});

/** `{ "/about 200": 3 }` */
async function requestsCounted(): Promise<Record<string, number>> {
  const samples = (await site.read()).filter(({ name }) => name === "tactician_http_requests_total");
  return Object.fromEntries(samples.map(({ labels, value }) => [`${labels.route} ${labels.status}`, value]));
}

test("answers are counted by route and status, those from memory and those before routing too", async () => {
  const pages = ["/about", "/", "HEAD /about", "/character/combos/some-name/jin", "/about/", "/nowhere"];
  const shells = ["/character/combos/x/kazuya", "/character/combos/x/nobody"];
  const files = ["/assets/root-B1c2d3.js", "/media/long%20combo.webm", "/strats.json"];
  const odd = ["/%", `/${"a".repeat(3000)}`, "POST /about", "OPTIONS /about", "/api/characters/%ff"];
  const data = ["/api/health", "/api/characters/jin", "/api/characters/nobody", "/stats/replays"];
  // Metrics are elsewhere alone.
  const others = ["/stats/replays?id=sample-player", "/metrics"];
  const statuses: number[] = [];
  for (const asked of [...pages, ...shells, ...files, ...odd, ...data, ...others]) {
    const [path = "", method = "GET"] = asked.split(" ").toReversed();
    statuses.push((await ask(site.port, path, { method })).status);
  }
  const counted = await requestsCounted();
  expect(counted).toEqual({
    "(page) 200": 4,
    "(shell) 200": 1,
    "(shell) 404": 1,
    "*.js 200": 1,
    "*.webm 200": 1,
    "/strats.json 200": 1,
    "(redirect) 308": 1,
    "(not found) 404": 2,
    "(none) 400": 2,
    "(not found) 414": 1,
    "(none) 405": 1,
    "(none) 204": 1,
    "/api/health 200": 1,
    "/api/characters/:id 200": 1,
    "/api/characters/:id 404": 1,
    "/stats/replays 200": 1,
    "/stats/replays 400": 1,
  });
  // What the visitor saw.
  for (const status of new Set(statuses)) {
    const sum = Object.entries(counted)
      .filter(([key]) => key.endsWith(` ${status}`))
      .reduce((total, [, count]) => total + count, 0);
    expect([status, sum]).toEqual([status, statuses.filter((seen) => seen === status).length]);
  }
});

test("every answer is timed by its route", async () => {
  for (const path of ["/about", "/about", "/api/health"]) await ask(site.port, path);
  const name = "tactician_http_request_duration_seconds_count";
  expect(await site.valueOf(name, { route: "(page)" })).toBe(2);
  expect(await site.valueOf(name, { route: "/api/health" })).toBe(1);
});

test("no label holds what a visitor typed, and 2,000 addresses make no more labels than ten", async () => {
  for (let number = 0; number < 2000; number += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, offset) => ask(site.port, hostileAddress(number + offset))),
    );
  const samples = await site.read();
  const routes = new Set(samples.flatMap(({ labels }) => labels.route ?? []));
  expect([...routes].sort()).toEqual([
    "(none)",
    "(not found)",
    "(shell)",
    "/api/characters/:id",
    "/api/news/images/:key",
    "/stats/replays",
  ]);
  expect(JSON.stringify(samples)).not.toContain("tYpEd");
  const counted = samples.filter(({ name }) => name === "tactician_http_requests_total");
  expect(counted.reduce((sum, { value }) => sum + value, 0)).toBe(2000);
  expect(samples.length).toBeLessThan(400);
});

/** A different one for each number, the same ones in every run. */
function hostileAddress(number: number): string {
  const text = `tYpEd${createHash("sha256").update(String(number)).digest("hex")}`;
  const places = [
    `/${text}`,
    `/${text}.${text.slice(0, 8)}`,
    `/character/combos/x/${text}`,
    `/api/characters/${text}`,
    `/api/characters/%ff${text}`,
    `/api/news/images/${text}`,
    `/stats/replays?id=${text}`,
    `/%${text}`,
  ];
  return places[number % places.length] ?? "";
}

test("a visitor who leaves before the end is counted as such", async () => {
  standIn.answer = HANG;
  const socket = connect(site.port, "127.0.0.1");
  socket.write("GET /stats/replays?id=3aBcdEfGhiJk HTTP/1.1\r\nhost: a\r\n\r\n");
  await expect.poll(() => standIn.asked).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => requestsCounted()).toEqual({ "/stats/replays aborted": 1 });
});

test("refused visitors are counted by reason", async () => {
  const refused = (reason: string) => site.valueOf("tactician_refused_total", { reason });
  expect(await refused("malformed")).toBe(0);
  await askInBytes(site.port, "NONSENSE\r\n\r\n");
  await askInBytes(site.port, `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`);
  for (let i = 0; i < 123; i++) await ask(site.port, "/stats/replays?id=sample-player", { method: "HEAD" });
  expect(await refused("malformed")).toBe(1);
  expect(await refused("too-large")).toBe(1);
  expect(await refused("too-many-requests")).toBe(3);
  expect(await refused("unavailable")).toBe(0);
});

test("a service that fails is told of until it is asked again", async () => {
  const isOpen = (service: string) => site.valueOf("tactician_outside_breaker_open", { service });
  expect(await isOpen("replays")).toBe(0);
  standIn.answer = (_request, response) => response.writeHead(500).end();
  for (const id of [1, 2, 3]) await ask(site.port, `/stats/replays?id=3aBcdEfGhiJ${id}`);
  expect(await isOpen("replays")).toBe(1);
  for (const service of ["news", "oembed", "pictures"]) expect(await isOpen(service)).toBe(0);
});

test("who waits for the replay service is counted", async () => {
  standIn.answer = HANG;
  const visitors = Array.from({ length: 6 }, (_, index) => {
    const socket = connect(site.port, "127.0.0.1");
    socket.write(`GET /stats/replays?id=3aBcdEfGhiJ${index} HTTP/1.1\r\nhost: a\r\n\r\n`);
    return socket;
  });
  const waiting = () => site.valueOf("tactician_outside_queue_waiting", { service: "replays" });
  // Two at a time are asked for.
  await expect.poll(() => waiting()).toBe(4);
  for (const socket of visitors) socket.destroy();
});

test("connections that made room for others are counted among the refused", async () => {
  await site.close();
  site = await startMetricsApp({ config: { MAX_CONNECTIONS: 1 } });
  const sockets = [0, 1, 2].map(() => connect(site.port, "127.0.0.1").on("error", () => undefined));
  const refused = () => site.valueOf("tactician_refused_total", { reason: "no-room" });
  await expect.poll(() => refused()).toBe(2);
  expect(await refused()).toBe(2);
  for (const socket of sockets) socket.destroy();
});

test("open connections are those of visitors now", async () => {
  const sockets = [connect(site.port, "127.0.0.1"), connect(site.port, "127.0.0.1")];
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const open = () => site.valueOf("tactician_connections_open");
  await expect.poll(() => open()).toBe(2);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => open()).toBe(0);
});

test("memory and the event loop are told", async () => {
  const names = new Set((await site.read()).map(({ name }) => name));
  for (const name of [
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
    "nodejs_external_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
    "process_open_fds",
  ])
    expect(names).toContain(name);
});
