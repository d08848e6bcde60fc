import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import opentype, { type Font } from "opentype.js";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openArtCache } from "./art-cache.ts";
import { openDisplayFace, renderDisplayFace } from "./render-display-face.ts";

/** What a connection sends before it has to wait for an answer: ten packets, less the headers. */
const FIRST_FLIGHT = 14_000;
const PUBLISHED = createRequire(import.meta.url).resolve(
  "@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff2",
);

const ALL_OF_IT = { keepAllGlyphs: true, targetFormat: "truetype" } as const;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tactician-face-"));
  await renderDisplayFace(folder, openArtCache(join(folder, "cache")));
  file = join(folder, "display-face.woff2");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the display face arrives in a connection's first flight", async () => {
  expect((await readFile(file)).length).toBeLessThan(FIRST_FLIGHT);
});

test("it has every letter, its kerning and its place as published, under a name of its own", async () => {
  const [own, published] = await Promise.all([open(file), open(PUBLISHED)]);
  expect(own.numGlyphs).toBe(published.numGlyphs);
  for (const text of ["WAVY AVATAR To", "Kazuya: 1+2 \u2013 d\u00e9j\u00e0 \u201cvu\u201d"])
    expect(own.getAdvanceWidth(text, 100)).toBe(published.getAdvanceWidth(text, 100));
  expect([own.ascender, own.descender]).toEqual([published.ascender, published.descender]);
  expect(own.getEnglishName("fontFamily")).toBe("Tacti ExtraCondensed ExCond");
  expect(own.getEnglishName("postScriptName")).toBe("TactiExtraCondensed-Bold");
  expect(own.getEnglishName("copyright")).toBe(published.getEnglishName("copyright"));
});

async function open(path: string): Promise<Font> {
  const bytes = await subsetFont(await readFile(path), "", ALL_OF_IT);
  return opentype.parse(new Uint8Array(bytes).buffer);
}

const line = { x: 40, baseline: 100, size: 90, maxWidth: 500, fill: "#fff" };

test.each(["TACTICIAN", "Combos, punishers and frame data for Tekken 8", "JACK-8", "·"])(
  "%s becomes a whole path",
  async (text) => {
    const draw = await openDisplayFace();
    const path = draw({ ...line, text });
    expect(path).toMatch(/^<path d="M[-\d. MLQCZ]+" fill="#fff"\/>$/);
  },
);

test("text that is too wide gets smaller until it fits", async () => {
  const draw = await openDisplayFace();
  const right = (path: string) => Math.max(...[...path.matchAll(/[ML](\d+\.\d)/g)].map(([, x]) => Number(x)));
  expect(right(draw({ ...line, text: "YOSHIMITSU", maxWidth: 200 }))).toBeLessThanOrEqual(240);
  expect(right(draw({ ...line, text: "YOSHIMITSU", maxWidth: 2000 }))).toBeGreaterThan(240);
});
