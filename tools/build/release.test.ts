import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { smallDist } from "@tactician/static-site/testing/small-dist";
import { unpackTar } from "modern-tar/fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../apps/server/src/testing/server-process.ts";
import { root } from "./paths.ts";
import { makeRelease, sourceDate, sumLine } from "./release.ts";

vi.setConfig({ testTimeout: 120_000 });

const ABOUT = { version: "1.2.3", date: 1_700_000_000 };

test("a release runs in an empty folder with Node alone, and the same site and date give the same bytes", async () => {
  const distDir = await smallDist();
  const archive = await makeRelease({ distDir, ...ABOUT });
  expect(sumLine(await makeRelease({ distDir, ...ABOUT }), "a")).toBe(sumLine(archive, "a"));

  const folder = mkdtempSync(join(tmpdir(), "tactician-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await new Promise<void>((resolve, reject) => {
    const unpacking = unpackTar(folder).on("finish", resolve).on("error", reject);
    unpacking.end(gunzipSync(archive));
  });
  const release = join(folder, "tactician-1.2.3");
  const listed = JSON.parse(readFileSync(join(release, "sbom.cdx.json"), "utf8")).components;
  for (const name of ["pg", "zod", "fastify", "sharp", "react"])
    expect(listed).toContainEqual(expect.objectContaining({ name, version: installedVersion(name) }));
  const env = { PATH: "", HOME: folder };

  const server = await startServer([process.execPath, join(release, "server.js")], env);
  const ask = async (path: string) => {
    const response = await fetch(server.origin + path);
    return [response.status, await response.text()] as const;
  };
  expect(await ask("/")).toEqual([200, expect.stringContaining("Home")]);
  expect(await ask("/api/characters/jin")).toEqual([200, expect.stringContaining('"_id":"jin"')]);
  expect(await ask("/move/jin/df+2")).toEqual([200, expect.stringContaining("<h1>Jin df+2</h1>")]);
  expect((await ask("/social/move/jin/df+2.png"))[0]).toBe(200);
  expect(await ask("/api/health")).toEqual([200, expect.stringContaining('"store":"ok"')]);
  await server.stop();
  expect([server.ended, server.written.errors]).toEqual(["status 0", ""]);

  const ops = (...args: string[]) =>
    execFileSync(process.execPath, [join(release, "ops.js"), ...args], { env, encoding: "utf8" });
  expect(ops("--help")).toContain("  node ops.js backup ");
  expect(ops("reports", "list")).toBe("No report is open.\n");
});

function installedVersion(name: string): string {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
}

test("the date is a setting, or else the last commit's", () => {
  expect(sourceDate({ SOURCE_DATE_EPOCH: "12" }, () => "13\n")).toBe(12);
  expect(sourceDate({}, () => "13\n")).toBe(13);
  expect(() => sourceDate({ SOURCE_DATE_EPOCH: "today" }, () => "13")).toThrow(/SOURCE_DATE_EPOCH.*"today"/);
});
