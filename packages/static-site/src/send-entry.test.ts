import fc from "fast-check";
import { expect, test } from "vitest";
import { compressedContent, createEntry, plainContent } from "./entry.ts";
import { bestCoding, namesTag } from "./send-entry.ts";

// How whole answers are sent stands in apps/server/src/site-routes.test.ts.

const BODY = Buffer.from("King 1,2,2+4 ".repeat(100));

test("a text that is asked for plain is unpacked once for all who get it at the time", async () => {
  const { identity } = createEntry(await compressedContent(BODY), {});
  expect(identity.readBody()).toEqual(BODY);
  expect(identity.readBody()).toBe(identity.readBody());
});

test("what is kept plain depends on no coding", () => {
  const { identity, ...others } = createEntry(plainContent(BODY), { vary: "Accept" });
  expect(others).toEqual({});
  expect(identity.headers).toContain("Accept");
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
