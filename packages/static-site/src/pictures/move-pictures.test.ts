import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { loadSite } from "../load-site.ts";
import { makeSmallDist } from "../testing/small-dist.ts";
import type { MovePictures } from "./move-pictures.ts";
import { INK_COLOURS, PANEL, PICTURE_HEIGHT, PICTURE_WIDTH } from "./picture-format.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>> | undefined;
let pictures: MovePictures | undefined;
afterEach(async () => {
  pictures?.close();
  await dist?.remove();
});

async function open(): Promise<MovePictures> {
  dist = await makeSmallDist();
  const site = await loadSite(dist.dir, "http://localhost:3000");
  site.moves.close();
  pictures = site.pictures;
  return pictures;
}

/** The chunks of a PNG by type, their lengths as the file says. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

function pixelsOf(png: Buffer): (x: number, y: number) => number {
  const rows = inflateSync(chunksOf(png).get("IDAT") ?? Buffer.of());
  expect(rows.length).toBe((PICTURE_WIDTH + 1) * PICTURE_HEIGHT);
  return (x, y) => rows[y * (PICTURE_WIDTH + 1) + 1 + x] ?? 0;
}

const df2 = { of: "Jin", command: "df+2", figures: [["Startup", "i14"] as const] };

test("a picture is 1200 x 630 with the palette of the letters and of the ground", async () => {
  const chunks = chunksOf((await (await open()).draw("jin", df2)) ?? Buffer.of());
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect(chunks.get("IHDR")?.readUInt32BE(0)).toBe(1200);
  expect(chunks.get("IHDR")?.readUInt32BE(4)).toBe(630);
  expect(chunks.get("PLTE")?.subarray(-3)).toEqual(Buffer.of(200, 10, 20));
  expect(chunks.get("PLTE")?.length).toBe((INK_COLOURS + 1) * 3);
});

test("lines stand on the panel, each in its ink, and nothing outside of it is touched", async () => {
  const pixel = pixelsOf((await (await open()).draw("jin", df2)) ?? Buffer.of());
  const inks = new Set<number>();
  for (let y = 0; y < PICTURE_HEIGHT; y++)
    for (let x = 0; x < PICTURE_WIDTH; x++) {
      const isInside =
        x >= PANEL.left && x < PANEL.left + PANEL.width && y >= PANEL.top && y < PANEL.top + PANEL.height;
      if (pixel(x, y) === INK_COLOURS) continue;
      expect(isInside).toBe(true);
      inks.add(pixel(x, y));
    }
  // The full strength of each of the three.
  expect([...inks].sort((a, b) => a - b)).toEqual([15, 30, 45]);
});

test.each([
  ["a command without an end", "df+2,".repeat(400)],
  ["signs that nobody has drawn", "д動\u{1f44a}\u0000"],
  ["nothing", ""],
])("%s stays on the panel", async (_what, command) => {
  const long = {
    of: command,
    command,
    name: command,
    figures: Array.from({ length: 40 }, () => [command, command] as const),
  };
  const pixel = pixelsOf((await (await open()).draw("jin", long)) ?? Buffer.of());
  for (let y = 0; y < PICTURE_HEIGHT; y++) {
    expect(pixel(PANEL.left - 1, y)).toBe(INK_COLOURS);
    expect(pixel(PANEL.left + PANEL.width, y)).toBe(INK_COLOURS);
  }
});

test("who has no ground has no picture", async () => {
  expect(await (await open()).draw("kazuya", df2)).toBeUndefined();
});

test("a site without the parts is broken", async () => {
  dist = await makeSmallDist();
  await rm(join(dist.dir, "move-pictures.bin"));
  await expect(loadSite(dist.dir, "http://localhost:3000")).rejects.toThrow("move-pictures.bin is missing");
});
