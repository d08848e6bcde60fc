import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedCodings, liveCoding } from "./accept-encoding.ts";

describe("an Accept-Encoding header ranks the codings", () => {
  test.each([
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["GZIP;Q=1.0", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["br;q=0.000", ["identity"]],
    ["identity, br;q=0.5", ["identity", "br"]],
    ["identity;q=0, gzip", ["gzip"]],
    ["*", ["br", "gzip", "identity"]],
    ["*;q=0.1, gzip", ["gzip", "br", "identity"]],
    ["gzip, *;q=0", ["gzip"]],
    ["*;q=0", []],
    ["identity;q=0", []],
    ["br;q=2, gzip", ["gzip", "identity"]],
    ["br;q=nonsense", ["identity"]],
    ["zstd, deflate", ["identity"]],
    ["", ["identity"]],
    [",,;;q=,", ["identity"]],
  ])("%j", (header, codings) => {
    expect(acceptedCodings(header)).toEqual(codings);
  });

  test("no header leaves the bytes as they are", () => {
    expect(acceptedCodings(undefined)).toEqual(["identity"]);
  });

  test("the same header gives the same answer again, however long it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (header) => {
        expect(acceptedCodings(header)).toEqual(acceptedCodings(header));
      }),
    );
  });
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["zstd;q=0.5, gzip", "gzip"],
  ["zstd;q=0, *", "br"],
  ["*", "zstd"],
  ["deflate", "identity"],
  ["*;q=0", undefined],
  [undefined, "identity"],
])("an answer made now to %s goes out as %s", (header, coding) => {
  expect(liveCoding(header)).toBe(coding);
});
