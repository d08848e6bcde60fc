import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressedContent, createEntry, type Entry, plainContent } from "./entry.ts";
import { bestCoding, namesTag, sendEntry } from "./send-entry.ts";

const TEXT = "King 1,2,2+4 ".repeat(100);
const headers = { "content-type": "text/plain", "x-content-type-options": "nosniff" };

let server: Server;
let origin: string;
let entries: Record<string, Entry>;
beforeAll(async () => {
  entries = {
    "/packed": createEntry(await compressedContent(Buffer.from(TEXT)), headers),
    "/plain": createEntry(plainContent(Buffer.from(TEXT)), { ...headers, vary: "Accept" }),
  };
  server = createServer((request, response) => {
    const entry = entries[request.url ?? ""];
    if (entry) sendEntry(request, response, entry);
    else sendEntry(request, response, entries["/packed"] as Entry, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await fetch(origin + path, {
    method,
    headers: { "accept-encoding": "identity", ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("who accepts %s gets %s, and the same text", async (accepted, coding) => {
  const answer = await ask("/packed", { "accept-encoding": accepted });
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, coding]);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.text).toBe(TEXT);
});

test("a text that is asked for plain is unpacked once for all who get it at the time", () => {
  const { identity } = entries["/packed"] as Entry;
  expect(identity.readBody()).toBe(identity.readBody());
});

test("what is kept plain is sent plain to everybody, and depends on no coding", async () => {
  const answer = await ask("/plain", { "accept-encoding": "br" });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("vary")).toBe("Accept");
  expect(answer.text).toBe(TEXT);
});

test("who has it already is told so, for this coding alone", async () => {
  const tag = (await ask("/packed", { "accept-encoding": "br" })).headers.get("etag") ?? "";
  const again = await ask("/packed", { "accept-encoding": "br", "if-none-match": tag });
  expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", tag]);
  expect(again.headers.get("content-type")).toBeNull();
  expect((await ask("/packed", { "accept-encoding": "gzip", "if-none-match": tag })).status).toBe(200);
});

test("HEAD has the headers without the body", async () => {
  const { status, headers, text } = await ask("/packed", {}, "HEAD");
  expect([status, headers.get("content-length"), text]).toEqual([200, String(TEXT.length), ""]);
});

test("an answer that something is not there is sent anew each time", async () => {
  const first = await ask("/nothing");
  const again = await ask("/nothing", { "if-none-match": first.headers.get("etag") ?? "" });
  expect([first.status, again.status, again.text]).toEqual([404, 404, TEXT]);
});

test("a range is answered with the whole", async () => {
  const { status, headers, text } = await ask("/plain", { range: "bytes=0-3" });
  expect([status, headers.get("accept-ranges"), text]).toEqual([200, null, TEXT]);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["GZIP;Q=1.0", "gzip"],
  ["br ; q=0.5 ,gzip;q=0.8", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0.001", "gzip"],
  ["deflate, identity;q=0.5", "identity"],
  ["brotli, gzippy", "identity"],
  ["*", "identity"],
  ["", "identity"],
  [",,;;q=,", "identity"],
  [undefined, "identity"],
])("%j gets %s", (header, coding) => {
  expect(bestCoding(header, ["br", "gzip"])).toBe(coding);
});

test("what is offered first is preferred", () => {
  expect(bestCoding("gzip, br, zstd", ["zstd", "br", "gzip"])).toBe("zstd");
});

test("whatever a visitor sends, the answer is one of the offered codings or plain", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (header) => {
      expect(["br", "gzip", "identity"]).toContain(bestCoding(header, ["br", "gzip"]));
    }),
  );
});

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x", W/"abc"', true],
  ["*", true],
  [" * ", true],
  ['"abcd"', false],
  ["abc", false],
  ['"abc', false],
  ["", false],
])("%s names the tag: %s", (header, isNamed) => {
  expect(namesTag(header, '"abc"')).toBe(isNamed);
});
