import fc from "fast-check";
import { expect, test } from "vitest";
import { bestCoding } from "./accept-encoding.ts";

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
