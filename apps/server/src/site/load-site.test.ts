import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSmallDist } from "../testing/small-dist.ts";
import { loadSite } from "./load-site.ts";
import { SiteError } from "./site-error.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>>;

beforeEach(async () => {
  dist = await makeSmallDist();
});
afterEach(() => dist.remove());

const load = () => loadSite(dist.dir, "http://localhost:3000");

test("dotfiles, links, compressed copies and the pages for failures have no address", async () => {
  const { resources } = await load();
  expect([...resources.keys()].sort()).toEqual([
    "/",
    "/about",
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
  const { resources } = await loadSite(dist.dir, "http://localhost:3000", {
    fileBytes: 4000,
    totalBytes: 50,
  });
  const kinds = Object.fromEntries([...resources].map(([path, { kind }]) => [path, kind]));
  expect(kinds).toMatchObject({
    "/favicon.ico": "entry",
    "/media/long combo.webm": "streamed",
    "/assets/root-B1c2d3.js": "streamed",
  });
});

test("a site that was never built says what to do", async () => {
  await rm(dist.dir, { recursive: true });
  await expect(load()).rejects.toThrow('There is no built site yet: run "npm run build".');
});

test.each([
  "web/index.html",
  "web/__spa-fallback.html",
  "web/not-found/index.html",
  "data/characters.json",
  "data/characters/jin.json",
  "data/wank.json",
])("a site without %s says so", async (file) => {
  await rm(join(dist.dir, file));
  await expect(load()).rejects.toThrow(new SiteError(`The built site is broken (${file} is missing)`));
});

test.each([
  ["build-info.json", '{"version":', "is no JSON"],
  ["build-info.json", '{"version":"1","scriptHashes":["sha256-x"]}', "does not have the expected shape"],
  [
    "build-info.json",
    `{"version":"1","scriptHashes":{"index.html":["'unsafe-inline'"]}}`,
    "does not have the expected shape",
  ],
  ["data/characters/jin.json", '{"_id":"jin"}', "does not have the expected shape"],
  ["data/wank.json", "", "is no JSON"],
])("a site whose %s holds %s says so", async (file, content, problem) => {
  await writeFile(join(dist.dir, file), content);
  await expect(load()).rejects.toThrow(new SiteError(`The built site is broken (${file} ${problem})`));
});

test("an id that leads out of the folder is refused", async () => {
  const row = { _id: "../../secret", name: "", image: "", counterSchema: [] };
  await writeFile(join(dist.dir, "data/characters.json"), JSON.stringify([row]));
  await expect(load()).rejects.toThrow(SiteError);
});
