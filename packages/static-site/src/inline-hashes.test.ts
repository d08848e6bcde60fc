import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("hashes every inline script once and leaves loaded scripts and data blocks out", () => {
  const html =
    '<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>' +
    '<script type="module">import "x"</script><script>go()</script>';
  expect(inlineHashes(html, "index.html")).toEqual({
    scripts: [hashOf("go()"), hashOf('import "x"')],
    styles: [],
  });
});

it("hashes the text exactly, line ends included", () => {
  expect(inlineHashes("<style>\na{}\n</style>", "index.html").styles).toEqual([hashOf("\na{}\n")]);
});

it.each(['<p style="color:red">', '<a onclick="x()">'])(
  "refuses a page with %s, which the policy would block",
  (markup) => {
    expect(() => inlineHashes(markup, "index.html")).toThrow(
      /index\.html has an inline (style|onclick) attribute/,
    );
  },
);

it("does not mistake text inside a script for an attribute", () => {
  expect(inlineHashes("<script>a='<p style=\"x\">'</script>", "index.html").scripts).toHaveLength(1);
});
