import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUTTON_SETS } from "@tactician/notation";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { openArtCache } from "./art-cache.ts";
import { ICONS } from "./icon-paint.ts";
import { renderArt, renderImports } from "./render-art.ts";
import { cellAt } from "./render-icons.ts";
import { findPortraits, framePortrait, portraitPicture, renderPortraits } from "./render-portraits.ts";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" data-glow="#3f7be0" data-ground="#12265c" data-trim="#f2b544"><path d="M100 100H400V400Z" fill="#ffc65a"/></svg>';

const ROOT = join(import.meta.dirname, "../..");

const OTHER_SETS = BUTTON_SETS.filter((set) => set !== "numbers");
const SPRITES = ["move-icons-classic", "move-icons-t8"].flatMap((name) => [
  name,
  ...OTHER_SETS.map((set) => `${name}-${set}`),
]);

// Rendering is real work: on a machine that does other work as well it takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const inFolder = (...path: string[]) => join(folder, ...path);
const render = async () => {
  const imported = await renderImports(inFolder("generated"), inFolder("cache"));
  return imported + (await renderArt(inFolder("out"), inFolder("portraits"), inFolder("cache")));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tactician-art-"));
  const portraits = inFolder("portraits");
  await mkdir(portraits);
  await writeFile(join(portraits, "devil-jin.svg"), DRAWING);
  await writeFile(join(portraits, "king.svg"), DRAWING);
  await render();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("rendered icons", () => {
  test("are under the names of the token table", async () => {
    const newer = (await readdir(inFolder("out/icons-t8"))).filter((name) => name.includes("."));
    const older = (await readdir(inFolder("out/icons"))).filter((name) => name.includes("."));
    expect(newer.toSorted()).toEqual(ICONS.map((icon) => `${icon.newer}.png`).toSorted());
    expect(older.toSorted()).toEqual(ICONS.map((icon) => `${icon.older}.webp`).toSorted());
    expect(newer).toEqual(
      expect.arrayContaining(["hold-up.png", "powercrush.png", "bracketl.png", "1+2+3+4.png"]),
    );
    expect(older).toEqual(expect.arrayContaining(["holdu.webp", "pc.webp", "t.webp", "bracketr.webp"]));
  });

  test.each(OTHER_SETS)("of %s are the fifteen buttons, in a folder of their own", async (set) => {
    const names = ICONS.filter(({ isButton }) => isButton).map(({ id }) => id);
    expect(names).toHaveLength(15);
    const files = await Promise.all(
      [`out/icons-t8/${set}`, `out/icons/${set}`].map((path) => readdir(inFolder(path))),
    );
    expect(files.map((each) => each.toSorted())).toEqual([
      names.map((id) => `${id}.png`).toSorted(),
      names.map((id) => `${id}.webp`).toSorted(),
    ]);
  });

  test.each([
    "out/icons-t8/df.png",
    "out/icons-t8/xbox/1+4.png",
    "out/icons/limbs/2.webp",
    "out/icons/1+2.webp",
    "out/icons-t8/tornado.png",
  ])("%s is 128 px wide, shows something and is clear round it", async (file) => {
    const { width, height } = await sharp(inFolder(file)).metadata();
    expect([width, height]).toEqual([128, 128]);
    const alpha = (await sharp(inFolder(file)).ensureAlpha().stats()).channels[3];
    expect(alpha?.max).toBe(255);
    expect(alpha?.min).toBe(0);
  });

  test("come with both sprites, their style rules and the display face", async () => {
    expect((await readdir(inFolder("generated"))).toSorted()).toEqual([
      "display-face.woff2",
      ...SPRITES.flatMap((name) => [`${name}-small.webp`, `${name}.svg`, `${name}.webp`]).toSorted(),
      "move-icons.css",
    ]);
  });

  test.each(SPRITES.flatMap((name) => [name, `${name}-small`]))(
    "fill the sprite %s, each inside its own cell, in at most 32 KB",
    async (name) => {
      const file = inFolder(`generated/${name}.webp`);
      expect((await stat(file)).size).toBeLessThan(32_000);
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const cell = info.width / 8;
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
      const along = Array.from({ length: cell }, (_, step) => step);
      const wrong = ICONS.filter((_, index) => {
        const { column, row } = cellAt(index);
        const [left, top] = [column * cell, row * cell];
        const edge = along.flatMap((step) => [
          alphaAt(left + step, top),
          alphaAt(left + step, top + cell - 1),
          alphaAt(left, top + step),
          alphaAt(left + cell - 1, top + step),
        ]);
        const inside = along.flatMap((x) => along.map((y) => alphaAt(left + x, top + y)));
        return Math.max(...edge) > 0 || Math.max(...inside) < 255;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    },
  );
});

test("rendered portraits are under the game's name and under the id", async () => {
  expect((await readdir(inFolder("out/mains"))).toSorted()).toEqual(["Devil Jin.png", "King.png"]);
  expect((await sharp(inFolder("out/mains/Devil Jin.png")).metadata()).width).toBe(512);
  for (const pixels of [96, 192, 384]) {
    const webp = await sharp(inFolder(`out/portraits/devil-jin-${pixels}.webp`)).metadata();
    expect([webp.width, webp.format]).toEqual([pixels, "webp"]);
    const avif = await sharp(inFolder(`out/portraits/devil-jin-${pixels}.avif`)).metadata();
    expect([avif.width, avif.compression]).toEqual([pixels, "av1"]);
  }
});
test("nothing is rendered again while the drawings stay the same, even into an emptied folder", async () => {
  expect(await render()).toBe(0);
  await rm(inFolder("out"), { recursive: true });
  expect(await render()).toBe(0);
  const lists = ["generated", "out"].map((name) => readdir(inFolder(name), { recursive: true }));
  const files = (await Promise.all(lists)).flat().filter((name) => name.includes("."));
  const [rulesAndFace, forEachPortrait, sitePreview, appIcons] = [2, 8, 1, 3];
  const sprites = SPRITES.length * 3;
  const icons = ICONS.length * 2 + OTHER_SETS.length * 15 * 2;
  expect(files.length).toBe(rulesAndFace + sprites + icons + 2 * forEachPortrait + sitePreview + appIcons);
});

test("a changed drawing renders its own eight pictures, the site's preview and no others", async () => {
  await writeFile(inFolder("portraits/king.svg"), DRAWING.replace("#ffc65a", "#40c0ff"));
  expect(await render()).toBe(8 + 1);
});

test("pictures for link previews are 1200 x 630 and show the portrait", async () => {
  for (const name of ["king", "devil-jin", "tactician"]) {
    const { width, height, format } = await sharp(inFolder(`out/social/${name}.png`)).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
  }
  const portrait = { left: 370, top: 200, width: 40, height: 40 };
  const seen = await sharp(inFolder("out/social/king.png")).extract(portrait).toBuffer();
  const { dominant } = await sharp(seen).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test("app icons have the sizes that the manifest names, and no clear edge for a launcher to show through", async () => {
  const manifest = z
    .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(JSON.parse(await readFile(join(ROOT, "apps/web/public/site.webmanifest"), "utf8")));
  const pngs = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  expect(pngs).toHaveLength(2);
  for (const { src, sizes } of pngs) {
    const picture = sharp(inFolder(`out${src}`));
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await picture.stats()).isOpaque).toBe(true);
  }
});

test("a maintainer's own image takes the place of the drawing beside it, as it is", async () => {
  await writeFile(inFolder("portraits/king.webp"), "an image");
  const pictures = await Promise.all((await findPortraits(inFolder("portraits"))).map(portraitPicture));
  expect(pictures[0]?.toString()).toBe("an image");
});

test("a picture that belongs to no character is named", async () => {
  const stray = inFolder("portraits/kign.svg");
  await writeFile(stray, DRAWING);
  await expect(findPortraits(inFolder("portraits"))).rejects.toThrow(
    "kign.svg: no character has the id 'kign'",
  );
  await rm(stray);
});

test.each([
  ["a colour is missing", DRAWING.replace(/data-glow="\S+"/, ""), 'data-glow="#rrggbb"'],
  ["the file is no drawing", "not a drawing", "not an SVG drawing"],
])("a portrait is refused with its name when %s", (_, drawing, message) => {
  expect(() => framePortrait(drawing, "king.svg")).toThrow(`king.svg: `);
  expect(() => framePortrait(drawing, "king.svg")).toThrow(message);
});

test("the pages' portraits stay small enough for a home page that shows all of them", async () => {
  const real = join(ROOT, "art/portraits");
  // The project's own cache: what a build has rendered already is not rendered for this test again.
  const cache = openArtCache(join(ROOT, ".cache/art"));
  await renderPortraits(await findPortraits(real), inFolder("real"), cache);
  const sizes = await Promise.all(
    (await findPortraits(real)).map(async ({ characterId }) => {
      const [avif, webp] = await Promise.all(
        ["avif", "webp"].map((ending) => stat(inFolder(`real/portraits/${characterId}-192.${ending}`))),
      );
      return { characterId, avif: avif?.size ?? Infinity, webp: webp?.size ?? Infinity };
    }),
  );
  expect(sizes.filter(({ avif, webp }) => avif > 5000 || webp > 7000)).toEqual([]);
});
