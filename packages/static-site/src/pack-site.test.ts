import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, test } from "vitest";
import { inlineHashes, readPackedSite } from "./pack-site.ts";
import { INLINE_HASH, type SmallDistOptions, smallDist } from "./testing/small-dist.ts";

async function pack(options: SmallDistOptions = {}) {
  const dir = await smallDist(options);
  const { files } = await readPackedSite(dir);
  return { dir, files, bodiesOf: (path: string) => files.get(path)?.content?.bodies };
}

test("a text is kept in both codings, which unpack to the same bytes", async () => {
  const { dir, files, bodiesOf } = await pack();
  const plain = await readFile(join(dir, "web/index.html"));
  const { br = "", gzip = "" } = bodiesOf("web/index.html") ?? {};
  expect(brotliDecompressSync(br)).toEqual(plain);
  expect(gunzipSync(gzip)).toEqual(plain);
  expect(files.get("web/index.html")?.content?.bytes).toBe(plain.length);
});

test.each(["web/mains/Devil Jin.png", "web/rankings.json"])("%s is kept as it is", async (path) => {
  const { dir, bodiesOf } = await pack();
  expect(bodiesOf(path)).toEqual({ identity: await readFile(join(dir, path)) });
});

test("an archive is streamed as it is, however short: it is in no answer, and in no second coding", async () => {
  const { dir, files, bodiesOf } = await pack();
  const path = "web/data/tactician-1.2.3.zip";
  expect([files.has(path), bodiesOf(path)]).toEqual([true, undefined]);
  expect((await readdir(join(dir, "web/data"))).sort()).toEqual(["index.json", "tactician-1.2.3.zip"]);
});

test("a text that is streamed lies compressed beside the plain one", async () => {
  const { dir } = await pack({ limits: { fileBytes: 1000, totalBytes: 1_000_000 } });
  const script = "root-B1c2d3.js";
  const copies = ["count-worker-B1c2d3.js", script, `${script}.br`, `${script}.gz`];
  expect((await readdir(join(dir, "web/assets"))).sort()).toEqual(copies);
});

test("a page allows its inline code", async () => {
  const { files } = await pack();
  expect(files.get("web/index.html")?.headers["content-security-policy"]).toContain(
    `script-src 'self' '${INLINE_HASH}';`,
  );
});

test("a page that the policy would break stops the build", async () => {
  const changes = { "web/about/index.html": '<p style="color:red">' };
  await expect(pack({ changes })).rejects.toThrow("web/about/index.html has an inline style attribute");
});

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
