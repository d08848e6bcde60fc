import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { INLINE_HASH, makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { serveFiles } from "../browser/file-server.ts";
import { exportSite } from "./export-site.ts";

let dist: Awaited<ReturnType<typeof makeSmallDist>>;
/** With everything, in a folder that the last tests write anew. */
let all: Awaited<ReturnType<typeof exportSite>>;
const outDir = mkdtempSync(join(tmpdir(), "tactician-export-test-"));
beforeAll(async () => {
  dist = await makeSmallDist();
  all = await exported({ withMoves: true });
});
afterAll(async () => {
  await dist.remove();
  rmSync(outDir, { recursive: true });
});

function exported(options: { withMoves: boolean; outDir?: string }) {
  const about = { distDir: dist.dir, outDir, siteUrl: "https://tactician.example", connectSources: [] };
  return exportSite({ ...about, ...options });
}

/** The folder behind a plain file server. */
async function askerOf(folder: string) {
  const { port, close } = await serveFiles(folder);
  onTestFinished(close);
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, body: await response.text() };
  };
}

test("a host of files answers with pages, moves and documents at their addresses", async () => {
  const ask = await askerOf(outDir);
  for (const [path, text] of [
    ["/", "<title>Home</title>"],
    ["/about", "<title>About</title>"],
    ["/character/combos/jin-combos/jin", "<title>Jin</title>"],
    ["/move/jin/df+2", "<h1>Jin df+2</h1>"],
    ["/move/jin/u+1+2*", "<h1>Jin u+1+2*</h1>"],
    ["/media/long%20combo.webm", "frame frame"],
    ["/api/openapi.json", '"openapi":"3.1.0"'],
  ] as const)
    expect(await ask(path), path).toEqual({ status: 200, body: expect.stringContaining(text) });
  for (const path of [
    "/api/characters",
    "/api/characters/jin",
    "/api/characters/jin/moves",
    "/api/changes?since=2023-01-01",
    "/wank.json",
  ])
    expect(JSON.parse((await ask(path)).body), path).toBeTypeOf("object");
  expect(JSON.parse((await ask("/api/characters/jin")).body)).toMatchObject({ _id: "jin", name: "Jin" });
  expect(await ask("/stats/replays?id=1")).toEqual({
    status: 404,
    body: expect.stringContaining("Nothing here"),
  });
  expect(all.files).toBeGreaterThan(30);
  expect(all.bytes).toBeGreaterThan(10_000);
});

test("each page says itself which inline code it allows, and the headers say the rest", async () => {
  for (const page of ["index.html", "move/jin/df+2/index.html", "404.html"]) {
    const [policy = ""] =
      /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]+/.exec(
        await readFile(join(outDir, page), "utf8"),
      ) ?? [];
    expect(policy, page).toContain(`script-src 'self' '${INLINE_HASH}'`);
    expect(policy, page).not.toContain("frame-ancestors");
  }
  const headers = await readFile(join(outDir, "_headers"), "utf8");
  expect(headers).toMatch(/^\/\*\n( {2}.+\n)* {2}content-security-policy: frame-ancestors 'none'\n/m);
  expect(headers).toMatch(/^\/api\/\*\n( {2}.+\n)* {2}access-control-allow-origin: \*\n/m);
});

test("without moves there are fewer files, and an export is written anew", async () => {
  const fewer = await exported({ withMoves: false });
  expect(all.files - fewer.files).toBe(8);
  expect((await (await askerOf(outDir))("/move/jin/df+2")).status).toBe(404);
});

test("a folder of somebody else is left alone", async () => {
  const mine = temporaryFolder();
  writeFileSync(join(mine, "mine.txt"), "mine");
  await expect(exported({ withMoves: true, outDir: mine })).rejects.toThrow(/is not empty/);
  expect(await readFile(join(mine, "mine.txt"), "utf8")).toBe("mine");
});
