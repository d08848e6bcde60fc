import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { Connections } from "../http/connections.ts";
import { readMetrics } from "../testing/read-metrics.ts";
import { watchConnections } from "./visitor-metrics.ts";

const BODY = 20 * 1024 * 1024;

test("bytes in flight are those that visitors have not taken yet", async () => {
  const registry = new Registry();
  const server = createServer((_request, response) => {
    response.writeHead(200, { connection: "close" }).end(Buffer.alloc(BODY));
  });
  watchConnections(registry, { server, connections: new Connections(server, 10) }, () => undefined);
  const readValue = async (wanted: string) =>
    readMetrics(await registry.metrics()).find(({ name }) => name === wanted)?.value;
  const bytesInFlight = () => readValue("tactician_bytes_in_flight");
  await once(server.listen(0, "127.0.0.1"), "listening");
  expect(await bytesInFlight()).toBe(0);
  const visitor = connect((server.address() as AddressInfo).port, "127.0.0.1");
  visitor.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  // Nobody reads: what the two sockets' buffers do not take waits here.
  await expect.poll(() => bytesInFlight()).toBeGreaterThan(BODY / 4);
  expect(await readValue("tactician_connections_open")).toBe(1);
  visitor.resume();
  await once(visitor, "end");
  expect(await bytesInFlight()).toBe(0);
  server.close();
});

test.each([
  ["ERR_HTTP_REQUEST_TIMEOUT", ["too-slow"]],
  ["HPE_HEADER_OVERFLOW", ["too-large"]],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", ["too-large"]],
  ["HPE_INVALID_METHOD", ["malformed"]],
  // The visitor left.
  ["ECONNRESET", []],
])("%s is counted as %j", (code, expected) => {
  const refused: string[] = [];
  const server = createServer();
  const connections = new Connections(server, 10);
  watchConnections(new Registry(), { server, connections }, (reason) => refused.push(reason));
  server.emit("clientError", Object.assign(new Error(), { code }));
  expect(refused).toEqual(expected);
});
