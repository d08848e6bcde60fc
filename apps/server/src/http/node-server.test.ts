import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "./node-server.ts";

/** Questions that reached the listener, not answered yet. */
let open: { url: string | undefined; response: ServerResponse }[];
let asked: (string | undefined)[];
let server: Server;
let socket: Socket;
beforeEach(async () => {
  open = [];
  asked = [];
  server = createServer(
    oneAtATime(({ url }, response) => {
      asked.push(url);
      open.push({ url, response });
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
});
afterEach(() => {
  socket.destroy();
  server.close();
  server.closeAllConnections();
});

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: a\r\n\r\n`).join("");

test("requests that arrive at once are answered one after the other, in their order", async () => {
  socket.write(requests(4));
  const received = text(socket);
  for (const url of ["/0", "/1", "/2", "/3"]) {
    await expect.poll(() => open.map((question) => question.url)).toEqual([url]);
    if (url === "/3") open[0]?.response.setHeader("connection", "close");
    open.shift()?.response.end(`answer ${url}`);
  }
  const answers = (await received).match(/answer \/\d/g);
  expect(answers).toEqual(["answer /0", "answer /1", "answer /2", "answer /3"]);
  expect(asked).toEqual(["/0", "/1", "/2", "/3"]);
});

test("a connection that asks far ahead is closed, and what it sent is not even read to its end", async () => {
  let parsed = 0;
  server.prependListener("request", () => {
    parsed += 1;
  });
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  socket.write(requests(800));
  await closed;
  expect(asked).toEqual(["/0"]);
  expect(parsed).toBeLessThan(20);
});

test("many connections with one question each wait for nobody", async () => {
  const others = Array.from({ length: 20 }, () =>
    connect((server.address() as AddressInfo).port, "127.0.0.1"),
  );
  for (const other of others) other.write(requests(1));
  await expect.poll(() => asked).toHaveLength(20);
  for (const other of others) other.destroy();
});
