import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressBelow } from "./compress.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "tactician-compress-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

it("writes copies beside text files that unpack to the same bytes", async () => {
  const text = "punish ".repeat(400);
  writeFileSync(join(dir, "page.html"), text);
  await compressBelow(dir);
  expect(brotliDecompressSync(readFileSync(join(dir, "page.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(dir, "page.html.gz"))).toString()).toBe(text);
});

it("leaves pictures and very small files alone", async () => {
  writeFileSync(join(dir, "jin.png"), "x".repeat(4000));
  writeFileSync(join(dir, "robots.txt"), "User-agent: *");
  await compressBelow(dir);
  expect((await readdir(dir)).sort()).toEqual(["jin.png", "robots.txt"]);
});
