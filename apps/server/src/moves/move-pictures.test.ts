import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureDrawer } from "./move-pictures.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>>;
let draw: ReturnType<typeof pictureDrawer>;
beforeAll(async () => {
  dist = await makeSmallDist();
  draw = pictureDrawer(dist.dir, expect.unreachable);
});
afterAll(() => dist.remove());

const PANEL = { left: 588, top: 36, width: 576, height: 486 };
const GROUND = "0,0,255";

type Picture = Parameters<typeof draw>[1];

/** How many pixels have which colour, on the panel and around it. */
async function coloursOf(picture: Picture) {
  const png = (await draw("jin", picture)) ?? Buffer.of();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [panel, around] = [new Map<string, number>(), new Map<string, number>()];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3;
      const isInside =
        x >= PANEL.left && x < PANEL.left + PANEL.width && y >= PANEL.top && y < PANEL.top + PANEL.height;
      const colour = data.subarray(at, at + 3).join();
      const found = isInside ? panel : around;
      found.set(colour, (found.get(colour) ?? 0) + 1);
    }
  return { panel, around };
}

const df2: Picture = { of: "Jin", command: "df+2", figures: [["Startup", "i14"]] };

test("a picture is a PNG as large as its ground, with a palette", async () => {
  const { format, width, height, isPalette } = await sharp(await draw("jin", df2)).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(isPalette).toBe(true);
});

test("lines stand on the panel, each in its ink, and nothing outside of it is touched", async () => {
  const { panel, around } = await coloursOf(df2);
  expect([...around.keys()]).toEqual([GROUND]);
  for (const ink of ["255,255,255", "255,255,0", "0,255,0"]) expect(panel.get(ink)).toBeGreaterThan(500);
});

test.each([
  ["a command without an end", "df+2,".repeat(400)],
  ["signs that nobody has drawn", "д動\u{1f44a}\u0000"],
  ["markup", '"><image href="file:///etc/passwd"/>'],
  ["nothing", ""],
])("%s stays on the panel", async (_what, text) => {
  const figures = Array.from({ length: 40 }, () => [text, text] as const);
  const { around } = await coloursOf({ of: text, command: text, name: text, figures });
  expect([...around.keys()]).toEqual([GROUND]);
});

test("a line that is too long gets smaller, then it is cut", async () => {
  const inked = async (command: string) =>
    (await coloursOf({ of: "", command, figures: [] })).panel.get("255,255,255") ?? 0;
  const [short, long, endless] = [
    await inked("df+2"),
    await inked("df+2".repeat(4)),
    await inked("2".repeat(999)),
  ];
  expect(long).toBeGreaterThan(short / 2);
  expect(endless).toBeLessThan(PANEL.width * 40);
});

test("who has no ground has no picture", async () => {
  expect(await draw("kazuya", df2)).toBeUndefined();
});

test("where the library is of another platform nothing is drawn, and that is told once", async () => {
  const told: string[] = [];
  const elsewhere = pictureDrawer(
    dist.dir,
    (message) => told.push(message),
    () => Promise.reject(new Error("Could not load the sharp module\nPossible solutions")),
  );
  expect(await elsewhere("jin", df2)).toBeUndefined();
  expect(await elsewhere("jin", df2)).toBeUndefined();
  expect(told).toEqual([
    expect.stringMatching(/sharp does not load here \(Could not load the sharp module\)$/),
  ]);
});
