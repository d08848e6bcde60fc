import { once } from "node:events";
import { connect } from "node:net";
import { ConfigError } from "@tactician/settings";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask, askInBytes } from "../testing/ask.ts";
import { type MetricsApp, startMetricsApp } from "../testing/metrics-app.ts";
import { Metrics } from "./metrics.ts";

let site: MetricsApp;
let port: number;
beforeEach(async () => {
  site = await startMetricsApp();
  port = Number(new URL(site.address).port);
});
afterEach(() => site.close());

test("metrics are in Prometheus' text format and are not kept", async () => {
  const { status, headers, body } = await ask(port, "/metrics");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain("# TYPE tactician_http_requests_total counter\n");
  expect((await ask(port, "/metrics", { method: "HEAD" })).body).toBe("");
});

test.each([
  ["GET", "/"],
  ["GET", "/metrics/"],
  ["GET", "/api/health"],
  ["POST", "/metrics"],
  ["DELETE", "/metrics"],
])("%s %s is not there", async (method, path) => {
  expect((await ask(port, path, { method })).status).toBe(404);
});

test.each([
  ["localhost", 200],
  ["127.0.0.1:9464", 200],
  ["[::1]:9464", 200],
  ["evil.example", 421],
  ["localhost.evil.example:9464", 421],
  ["127.0.0.1.evil.example", 421],
  ["tactician:9464", 200],
  ["a b", 421],
])("asked as %j they answer with %d: a name that leads here is not enough", async (host, status) => {
  expect((await ask(port, "/metrics", { headers: { host } })).status).toBe(status);
});

test("visitors do not reach them", async () => {
  expect((await ask(site.port, "/metrics")).status).toBe(404);
});

test("requests that are sent ahead get one reading", async () => {
  const received = await askInBytes(port, "GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(20));
  expect(received.match(/^# TYPE tactician_http_requests_total /gm)).toHaveLength(1);
});

test("connections have an end", async () => {
  const sockets = Array.from({ length: 17 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  await Promise.race(sockets.map((socket) => once(socket, "close")));
  for (const socket of sockets) socket.destroy();
});

test("they close with the application, also under a reader who does not leave", async () => {
  const reader = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(reader, "connect");
  const left = once(reader, "close");
  await site.close();
  await left;
  await expect(fetch(site.address)).rejects.toThrow();
  site = await startMetricsApp();
});

test("an address of another machine is a mistake in METRICS", async () => {
  const listening = new Metrics({ host: "192.0.2.1", port: 0 }).listen();
  await expect(listening).rejects.toThrow(new ConfigError("METRICS is no address of this machine."));
});
