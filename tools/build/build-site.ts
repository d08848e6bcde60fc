import { execFile, spawn } from "node:child_process";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { MOVE_PICTURES_FOLDER } from "@tactician/contract";
import { ownVersion } from "@tactician/settings";
import { packMoves, packSite } from "@tactician/static-site";
import { renderArt, renderMoveParts } from "../render-art/render-art.ts";
import { readBuildSettings } from "./build-settings.ts";
import { writeChangeFeeds } from "./change-feeds.ts";
import { emitData } from "./emit-data.ts";
import { inputFingerprint } from "./fingerprint.ts";
import { contentDir, distDir, piecesDir, stagingDir, webDir } from "./paths.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeSiteFiles } from "./site-files.ts";

/**
 * Builds everything that the server needs into `dist`; README.md beside this file explains the steps. Throws with a readable
 * message; the old `dist` stays until the new one is whole.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = inputFingerprint();
  const { siteUrl, connectSources, scriptSources } = readBuildSettings(process.env);
  const dataDir = join(stagingDir, "data");
  const siteDir = join(stagingDir, "web");
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });

  await step("Checking content", "characters", async () => emitData(contentDir, dataDir, siteDir));
  await step("Drawing icons and portraits", "drawn anew", drawPictures);
  await step("Rendering", "pages", () => renderPages(dataDir, siteDir));
  await step("Service worker", "files kept from the start", () => writeServiceWorker(siteDir, dataDir));
  await step("Feeds", "feeds of changes", () => writeChangeFeeds(dataDir, siteDir, siteUrl));
  await step("Map and feed", "addresses", () => writeSiteFiles(siteDir, { dataDir, piecesDir }, siteUrl));
  await step("Packing moves", "pages", () => packMoves(piecesDir, stagingDir));
  await step("Pictures of moves", "grounds", () => renderMoveParts(join(stagingDir, MOVE_PICTURES_FOLDER)));
  const build = { version: ownVersion(), connectSources, scriptSources };
  await step("Packing", "answers", () => packSite(stagingDir, build));
  await compileServer();

  await writeFile(join(stagingDir, "fingerprint"), fingerprint);
  await rm(distDir, { recursive: true, force: true });
  await rename(stagingDir, distDir);
  console.log("tactician: Built.");
}

/** Does one step and says what came of it: `Packing: 989 answers (12.3 s)`. */
async function step(name: string, made: string, work: () => Promise<number>): Promise<void> {
  const startedAt = performance.now();
  const count = await work();
  console.log(`  ${name}: ${count} ${made} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** Icons and portraits go where Vite finds them; only what changed is drawn again. */
async function drawPictures(): Promise<number> {
  const { rendered } = await renderArt({
    outDir: join(webDir, "public"),
    spriteDir: join(webDir, "app/generated"),
  });
  return rendered;
}

/** In a process of its own: its whole point is what it leaves in Node's cache. */
async function compileServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "compile-server.mjs")]);
}

/**
 * Builds the web app and renders every page from the data just made, and puts what may be served into `siteDir`. Returns how many
 * pages there are; rejects with the build's output when it fails.
 */
async function renderPages(dataDir: string, siteDir: string): Promise<number> {
  const output = await runWebBuild(dataDir);
  await cp(join(webDir, "build/client"), siteDir, { recursive: true, filter: isPublic });
  return Number(/^\d+$/m.exec(output)?.[0]);
}

/** Vite's manifest is not served. */
function isPublic(path: string): boolean {
  return !path.includes("/.vite");
}

/** In a process of its own, because React and Vite look at the environment when they are loaded. */
async function runWebBuild(dataDir: string): Promise<string> {
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [join(webDir, "render-site.ts")], {
    cwd: webDir,
    env: { ...process.env, NODE_ENV: "production", TACTICIAN_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const text = Buffer.concat(output).toString("utf8");
  if (code !== 0) throw new Error(`The web build failed:\n${text}`);
  return text;
}
