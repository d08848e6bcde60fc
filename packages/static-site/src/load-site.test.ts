import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadSite } from "./load-site.ts";
import { SiteError } from "./pack-site.ts";
import { type SmallDistOptions, smallDist } from "./testing/small-dist.ts";

type Harm = (dir: string) => Promise<void>;

/** Loads a site that the build left so, after something happened to it. */
async function load(options: SmallDistOptions = {}, harm?: Harm) {
  const dir = await smallDist(options);
  await harm?.(dir);
  const site = await loadSite(dir, "http://localhost:3000");
  onTestFinished(() => site.moves.close());
  return site;
}

test("dotfiles, links, compressed copies and the pages for failures have no address", async () => {
  const { resources } = await load();
  expect([...resources.keys()].sort()).toEqual([
    "/",
    "/about",
    "/accuracy.json",
    "/app-shell",
    "/assets/count-worker-B1c2d3.js",
    "/assets/root-B1c2d3.js",
    "/character/combos/jin-combos/jin",
    "/character/frames/jin-frames/jin",
    "/data/index.json",
    "/data/tactician-1.2.3.zip",
    "/favicon.ico",
    "/icons/1+2.webp",
    "/mains/Devil Jin.png",
    "/media/long combo.webm",
    "/rankings.json",
    "/strats.json",
  ]);
});

test("a file above the limits is not kept in memory", async () => {
  const { resources } = await load({ limits: { fileBytes: 4000, totalBytes: 50 } });
  const isStreamed = (path: string) => "file" in (resources.get(path)?.answer ?? {});
  expect(isStreamed("/favicon.ico")).toBe(false);
  expect(isStreamed("/assets/root-B1c2d3.js")).toBe(true);
});

test("a video is streamed however short it is: its player asks for ranges", async () => {
  const { resources } = await load();
  expect(resources.get("/media/long combo.webm")?.answer).toMatchObject({ file: "/media/long combo.webm" });
});

test.each([
  "web/index.html",
  "web/app-shell/index.html",
  "web/not-found/index.html",
  "data/characters.json",
  "data/characters/jin.json",
  "data/moves/jin.json",
  "data/sides/kazuya.json",
  "data/changes/jin.json",
  "data/history/kazuya.json",
  "data/changed-answers/jin.json",
  "data/wank.json",
])("a site that was built without %s says so", async (file) => {
  const broken = new SiteError(`The built site is broken (${file} is missing)`);
  await expect(load({ changes: { [file]: undefined } })).rejects.toThrow(broken);
});

async function changeByte(dir: string): Promise<void> {
  const file = join(dir, "answers.bin");
  const bodies = await readFile(file);
  bodies[100] = (bodies[100] ?? 0) ^ 1;
  await writeFile(file, bodies);
}

const NO_SITE = "There is no built site yet";
const BROKEN = "The built site is broken (answers.bin is not what the build wrote)";

test.each<[string, Harm, string]>([
  ["was never built", (dir) => rm(dir, { recursive: true }), NO_SITE],
  ["is without its answers", (dir) => rm(join(dir, "answers.bin")), NO_SITE],
  ...[0, 20, 2000].map((length): [string, Harm, string] => [
    `has answers that end after ${length} bytes`,
    (dir) => truncate(join(dir, "answers.bin"), length),
    BROKEN,
  ]),
  ["has an answer with another byte", changeByte, BROKEN],
  [
    "is without the pieces of moves",
    (dir) => rm(join(dir, "move-pieces.bin")),
    "The built site is broken (move-pieces.bin is missing)",
  ],
  [
    "has pieces that are not those of the list",
    (dir) => truncate(join(dir, "move-pieces.bin"), 1200),
    "The built site is broken (moves/list.json does not fit move-pieces.bin)",
  ],
])("a site that %s says so and what to do", async (_what, harm, problem) => {
  await expect(load({}, harm)).rejects.toThrow(new SiteError(problem));
});

test("answers are pieces of the one file, not copies of it", async () => {
  const { resources, data } = await load();
  const page = resources.get("/about")?.answer;
  if (!page || "file" in page) throw new Error("The page is not kept.");
  expect(page.gzip?.readBody().buffer).toBe(data.characters.get("jin")?.gzip?.readBody().buffer);
});

test("an id that leads out of the folder is no answer", async () => {
  const row = { _id: "../../secret", name: "", image: "", counterSchema: [] };
  const changes = { "data/characters.json": JSON.stringify([row]) };
  await expect(load({ changes })).rejects.toThrow(SiteError);
});
