import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodePath, readRequestPath } from "./request-path.ts";

describe("a request's address is read", () => {
  test.each([
    ["/", "/", ""],
    ["/?a=1", "/", "?a=1"],
    ["/about", "/about", ""],
    ["/about/", "/about/", ""],
    ["/about/?q=%ff", "/about/", "?q=%ff"],
    ["/mains/Devil%20Jin.png", "/mains/Devil Jin.png", ""],
    ["/icons/1+2.webp", "/icons/1+2.webp", ""],
    ["/%61bout", "/about", ""],
    ["/a%252fb", "/a%2fb", ""],
    ["/caf%C3%A9", "/café", ""],
    ["/about?\u{1f44a}", "/about", ""],
  ])("%s", (url, path, query) => {
    expect(readRequestPath(url)).toEqual({ path, query });
  });

  test.each([
    "//",
    "//evil.example/",
    "/about//",
    "/a//b",
    "/.",
    "/a/../b",
    "/a/%2e%2e/b",
    "/a%2fb",
    "/a%2Fb",
    "/a%5cb",
    "/a\\b",
    "/a%00",
    "/a%0d%0ab",
    "/%7f",
  ])("%s is nobody's", (url) => {
    expect(readRequestPath(url)).toBe(404);
  });

  test.each(["/%", "/%f", "/%zz", "/%ff", "/%c0%af", "/a/%e0%80%af/b"])("%s is malformed", (url) => {
    expect(readRequestPath(url)).toBe(400);
  });
});

test("an address that is read can be written again", () => {
  const segment = fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const url = encodePath(`/${segments.map((text) => text.replaceAll("/", "-")).join("/")}`);
      const read = readRequestPath(url);
      if (typeof read === "number") return;
      expect(encodePath(read.path)).toBe(url);
    }),
  );
});
