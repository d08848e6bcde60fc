import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { findKept, readPackedSite } from "./answer-index.ts";
import { INLINE_HASH, makeSmallDist, type SmallDistOptions } from "./testing/small-dist.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>> | undefined;
afterEach(() => dist?.remove());

async function pack(options: SmallDistOptions = {}) {
  dist = await makeSmallDist(options);
  return { dir: dist.dir, packed: await readPackedSite(dist.dir) };
}

test("a text is kept in both codings, which unpack to the same bytes", async () => {
  const { dir, packed } = await pack();
  const plain = await readFile(join(dir, "web/index.html"));
  const { bodies, bytes } = findKept(packed, "web/index.html").content;
  if ("identity" in bodies) throw new Error("The page is not packed.");
  expect(brotliDecompressSync(bodies.br)).toEqual(plain);
  expect(gunzipSync(bodies.gzip)).toEqual(plain);
  expect(bytes).toBe(plain.length);
});

test.each(["web/mains/Devil Jin.png", "web/rankings.json"])("%s is kept as it is", async (path) => {
  const { dir, packed } = await pack();
  expect(findKept(packed, path).content.bodies).toEqual({ identity: await readFile(join(dir, path)) });
});

test("a text that is streamed lies compressed beside the plain one", async () => {
  const { dir } = await pack({ limits: { fileBytes: 1000, totalBytes: 1_000_000 } });
  const copies = (await readdir(join(dir, "web/assets"))).sort();
  expect(copies).toEqual(["root-B1c2d3.js", "root-B1c2d3.js.br", "root-B1c2d3.js.gz"]);
});

test("a page brings the hashes of its inline code", async () => {
  const { packed } = await pack();
  expect(packed.files.get("web/index.html")?.inline).toEqual({ scripts: [INLINE_HASH], styles: [] });
});

test("a page that the policy would break stops the build", async () => {
  const changes = { "web/about/index.html": '<p style="color:red">' };
  await expect(pack({ changes })).rejects.toThrow("web/about/index.html has an inline style attribute");
});
