import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inlineHashes, inlineHashesBelow } from "./inline-hashes.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

describe("inlineHashes", () => {
  it("hashes every inline script once and leaves loaded scripts and data blocks out", () => {
    const html =
      '<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="module">import "x"</script><script>go()</script>';
    expect(inlineHashes(html, "script")).toEqual([hashOf("go()"), hashOf('import "x"')]);
  });

  it("hashes the text exactly, line ends included", () => {
    expect(inlineHashes("<style>\na{}\n</style>", "style")).toEqual([hashOf("\na{}\n")]);
  });
});

describe("inlineHashesBelow", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "tactician-hashes-"));
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  it("keys the hashes by page", async () => {
    writeFileSync(join(dir, "index.html"), "<script>1</script>");
    expect(await inlineHashesBelow(dir)).toEqual({
      scriptHashes: { "index.html": [hashOf("1")] },
      styleHashes: { "index.html": [] },
    });
  });

  it.each(['<p style="color:red">', '<a onclick="x()">'])(
    "refuses a page with %s, which the policy would block",
    async (markup) => {
      writeFileSync(join(dir, "index.html"), markup);
      await expect(inlineHashesBelow(dir)).rejects.toThrow(
        /index\.html has an inline (style|onclick) attribute/,
      );
    },
  );

  it("does not mistake text inside a script for an attribute", async () => {
    writeFileSync(join(dir, "index.html"), "<script>a='<p style=\"x\">'</script>");
    await expect(inlineHashesBelow(dir)).resolves.toBeDefined();
  });
});
