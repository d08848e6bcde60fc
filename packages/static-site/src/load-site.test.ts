import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSite } from "./load-site.ts";
import { SiteError } from "./pack-site.ts";
import { makeSmallDist, type SmallDistOptions } from "./testing/small-dist.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>>;

beforeEach(async () => {
  dist = await makeSmallDist();
});
afterEach(() => dist.remove());

const load = () => loadSite(dist.dir, "http://localhost:3000");

/** A site that the build left so: packed with these files. */
async function rebuild(options: SmallDistOptions): Promise<void> {
  await dist.remove();
  dist = await makeSmallDist(options);
}

test("dotfiles, links, compressed copies and the pages for failures have no address", async () => {
  const { resources } = await load();
  expect([...resources.keys()].sort()).toEqual([
    "/",
    "/about",
    "/app-shell",
    "/assets/count-worker-B1c2d3.js",
    "/assets/root-B1c2d3.js",
    "/character/combos/jin-combos/jin",
    "/character/frames/jin-frames/jin",
    "/favicon.ico",
    "/icons/1+2.webp",
    "/mains/Devil Jin.png",
    "/media/long combo.webm",
    "/rankings.json",
    "/strats.json",
  ]);
});

test("a file above the limits is not kept in memory", async () => {
  await rebuild({ limits: { fileBytes: 4000, totalBytes: 50 } });
  const { resources } = await load();
  const isStreamed = (path: string) => "file" in (resources.get(path)?.answer ?? {});
  expect(isStreamed("/favicon.ico")).toBe(false);
  expect(isStreamed("/assets/root-B1c2d3.js")).toBe(true);
});

test("a video is streamed however short it is: its player asks for ranges", async () => {
  const { resources } = await load();
  expect(resources.get("/media/long combo.webm")?.answer).toMatchObject({ file: "/media/long combo.webm" });
});

test("a site that was never built says what to do", async () => {
  await rm(dist.dir, { recursive: true });
  await expect(load()).rejects.toThrow('There is no built site yet: run "npm run build".');
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
  await rebuild({ changes: { [file]: undefined } });
  await expect(load()).rejects.toThrow(new SiteError(`The built site is broken (${file} is missing)`));
});

test("a site without its answers counts as none", async () => {
  await rm(join(dist.dir, "answers.bin"));
  await expect(load()).rejects.toThrow("There is no built site yet");
});

test.each([0, 20, 2000])("a site whose answers end after %i bytes says so", async (length) => {
  await truncate(join(dist.dir, "answers.bin"), length);
  await expect(load()).rejects.toThrow(
    new SiteError("The built site is broken (answers.bin is not what the build wrote)"),
  );
});

test("a byte of an answer that is another one is noticed", async () => {
  const file = join(dist.dir, "answers.bin");
  const bodies = await readFile(file);
  bodies[100] = (bodies[100] ?? 0) ^ 1;
  await writeFile(file, bodies);
  await expect(load()).rejects.toThrow("answers.bin is not what the build wrote");
});

test("answers are pieces of the one file, not copies of it", async () => {
  const { resources, data } = await load();
  const page = resources.get("/about")?.answer;
  if (!page || "file" in page) throw new Error("The page is not kept.");
  expect(page.gzip?.readBody().buffer).toBe(data.characters.get("jin")?.gzip?.readBody().buffer);
});

test("an id that leads out of the folder is no answer", async () => {
  const row = { _id: "../../secret", name: "", image: "", counterSchema: [] };
  await rebuild({ changes: { "data/characters.json": JSON.stringify([row]) } });
  await expect(load()).rejects.toThrow(SiteError);
});
