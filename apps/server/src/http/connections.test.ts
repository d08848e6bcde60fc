import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Connections, connectionLimit } from "./connections.ts";

const LIMIT = 4;
/** More than a connection and the system hold for a visitor who does not read. */
const LARGE = Buffer.alloc(16 * 1024 * 1024);

let server: Server;
let connections: Connections;
const visitors: Socket[] = [];
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/large") response.end(LARGE);
    else if (request.url !== "/silence") response.end("here");
  });
  connections = new Connections(server, LIMIT);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.destroy();
  server.close();
  server.closeAllConnections();
});

/** A visitor whose connection the server has. */
async function visit(): Promise<Socket> {
  const arrived = once(server, "connection");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  visitors.push(socket);
  await arrived;
  return socket;
}

async function ask(socket: Socket, path: string): Promise<void> {
  const arrived = once(server, "request");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await arrived;
}

async function askAndRead(socket: Socket): Promise<void> {
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(socket, "data");
}

async function closedOf(sockets: readonly Socket[]): Promise<number[]> {
  await expect.poll(() => sockets.some((socket) => socket.closed)).toBe(true);
  return sockets.flatMap((socket, index) => (socket.closed ? [index] : []));
}

const visitAll = async (count: number) => {
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i += 1) sockets.push((await visit()).resume());
  return sockets;
};

test("as many as the limit says stay open", async () => {
  const sockets = await visitAll(LIMIT);
  for (const socket of sockets) await askAndRead(socket);
  expect(connections.count).toBe(LIMIT);
  expect(connections.closedForOthers).toBe(0);
  sockets[0]?.destroy();
  await expect.poll(() => connections.count).toBe(LIMIT - 1);
});

test("for one more the one that was idle for longest is closed, be it that it never asked", async () => {
  const sockets = await visitAll(LIMIT);
  for (const index of [2, 0, 3]) await askAndRead(sockets[index] as Socket);
  const newcomer = await visit();
  expect(await closedOf(sockets)).toEqual([1]);
  await askAndRead(newcomer);
  await askAndRead(await visit());
  await expect.poll(() => sockets[2]?.closed).toBe(true);
  expect([sockets[0]?.closed, sockets[3]?.closed, newcomer.closed]).toEqual([false, false, false]);
  expect(connections.closedForOthers).toBe(2);
});

test("who is being answered stays while somebody is idle", async () => {
  const sockets = await visitAll(LIMIT);
  for (const index of [0, 1, 2]) await ask(sockets[index] as Socket, "/silence");
  await visit();
  expect(await closedOf(sockets)).toEqual([3]);
});

test("when all are being answered, the one that is at it for longest is closed", async () => {
  const sockets = await visitAll(LIMIT);
  for (const index of [1, 0, 2, 3]) await ask(sockets[index] as Socket, "/silence");
  await askAndRead(await visit());
  expect(await closedOf(sockets)).toEqual([1]);
});

test("what visitors have not read yet is counted, and no longer when they are gone", async () => {
  expect(connections.bytesInFlight).toBe(0);
  const socket = await visit();
  await ask(socket, "/large");
  expect(connections.bytesInFlight).toBeGreaterThan(LARGE.length / 4);
  socket.destroy();
  await expect.poll(() => connections.bytesInFlight).toBe(0);
});

test.each([
  [1000, 20_000, 1000],
  [1000, 1024, 960],
  [1000, 120, 56],
  [1000, 10, 1],
  [1000, Number.POSITIVE_INFINITY, 1000],
])("who wants %d connections and has %d descriptors gets %d", (wanted, descriptors, limit) => {
  expect(connectionLimit(wanted, descriptors)).toBe(limit);
});

test("the system's own limit is known", () => {
  expect(connectionLimit(3)).toBe(3);
  expect(connectionLimit(Number.MAX_SAFE_INTEGER)).toBeGreaterThan(0);
});
