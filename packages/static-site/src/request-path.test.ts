import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodePath, readRequestPath } from "./request-path.ts";

describe("a request's address is read", () => {
  test.each([
    ["/", "/", false, ""],
    ["/?a=1", "/", false, "?a=1"],
    ["/about", "/about", false, ""],
    ["/about/", "/about", true, ""],
    ["/about/?q=%ff", "/about", true, "?q=%ff"],
    ["/mains/Devil%20Jin.png", "/mains/Devil Jin.png", false, ""],
    ["/icons/1+2.webp", "/icons/1+2.webp", false, ""],
    ["/%61bout", "/about", false, ""],
    ["/a%252fb", "/a%2fb", false, ""],
    ["/caf%C3%A9", "/café", false, ""],
    ["/about?\u{1f44a}", "/about", false, ""],
  ])("%s", (url, path, hasTrailingSlash, query) => {
    expect(readRequestPath(url)).toEqual({ path, hasTrailingSlash, query });
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
