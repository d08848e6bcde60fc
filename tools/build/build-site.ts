import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { MOVE_PICTURES_FOLDER } from "@tactician/contract";
import { ownVersion } from "@tactician/settings";
import { type Effort, packMoves, packSite } from "@tactician/static-site";
import { renderArt, renderImports, renderMoveParts } from "../render-art/render-art.ts";
import { readBuildSettings } from "./build-settings.ts";
import { writeChangeFeeds } from "./change-feeds.ts";
import { emitData } from "./emit-data.ts";
import { inputFingerprint } from "./fingerprint.ts";
import { contentDir, distDir, piecesDir, stagingDir, webDir } from "./paths.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeSiteFiles } from "./site-files.ts";

const runFile = promisify(execFile);
const publicDir = join(webDir, "public");

/**
 * Builds everything that the server needs into `dist` (steps: README.md). `effort` says how hard its answers are packed: a tenth
 * larger, they are there in half of the time. The old `dist` stays until the new one is complete; the message of an error is for the
 * terminal.
 */
export async function buildSite(effort: Effort): Promise<void> {
  const fingerprint = `${inputFingerprint()} ${effort}`;
  const { siteUrl, connectSources, scriptSources } = readBuildSettings(process.env);
  // Who waits for a first page does not wait for an archive, nor for what makes it to load.
  const openData = effort === "most" ? await prepareOpenData() : undefined;
  const dataDir = join(stagingDir, "data");
  const siteDir = join(stagingDir, "web");
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });

  await step("Imported art", "pictures redrawn", () => renderImports(join(webDir, "app/generated")));
  // Other processes and threads work beside this one; when one step fails, the others are not waited for.
  const stop = new AbortController();
  const runWeb = webRunner(dataDir, stop.signal);
  try {
    await Promise.all([
      step("Browser files", "there", async () => {
        await buildBrowserFiles(runWeb, effort);
        return (await readdir(join(webDir, "build/client/assets"))).length;
      }),
      step("Content", "characters checked", async () => {
        return emitData(contentDir, dataDir, siteDir);
      }),
    ]);
    await rm(join(webDir, "build/pages"), { recursive: true, force: true });
    await Promise.all([
      step("Art", "pictures redrawn", () => renderArt(publicDir)),
      step("Move pictures", "backgrounds drawn", () =>
        renderMoveParts(join(stagingDir, MOVE_PICTURES_FOLDER)),
      ),
      step("Pages", "rendered", async () => Number(await runWeb("render-site.ts", "pages"))),
      step("Moves", "rendered", async () => Number(await runWeb("render-site.ts", "moves"))).then(
        async () => {
          let moves: readonly string[] = [];
          await step("Move pages", "packed", async () => {
            moves = await packMoves(piecesDir, stagingDir);
            return moves.length;
          });
          await step("Sitemap and feed", "addresses", () => writeSiteFiles(siteDir, dataDir, moves, siteUrl));
        },
      ),
    ]);
  } finally {
    stop.abort();
  }
  // Vite's manifest is not served. A thousand small files are copied three times as fast in one call.
  const filter = (path: string) => !path.includes("/.vite");
  for (const folder of [join(webDir, "build/client"), join(webDir, "build/pages"), publicDir])
    cpSync(folder, siteDir, { recursive: true, filter });
  await step("Service worker", "files precached", () =>
    writeServiceWorker(siteDir, dataDir, join(webDir, "build/service-worker.js")),
  );
  await step("Change feeds", "written", () => writeChangeFeeds(dataDir, siteDir, siteUrl));
  const version = ownVersion();
  await openData?.(dataDir, siteDir, version);
  const build = { version, connectSources, scriptSources };
  await Promise.all([
    step("Answers", "packed", () => packSite(stagingDir, build, effort)),
    // In its own process: all it does is fill Node's compile cache.
    runFile(process.execPath, [join(import.meta.dirname, "compile-server.mjs")]),
  ]);

  await writeFile(join(stagingDir, "fingerprint"), fingerprint);
  await rm(distDir, { recursive: true, force: true });
  await rename(stagingDir, distDir);
  console.log("tactician: Built.");
}

/** Does one step and prints its result: `Answers: 989 packed (12.3 s)`. */
async function step(name: string, result: string, work: () => Promise<number>): Promise<void> {
  const startedAt = performance.now();
  const count = await work();
  console.log(`  ${name}: ${count} ${result} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** What writes the archive, with the store that the settings name: a mistake in them is told before the work. */
async function prepareOpenData() {
  const { storeOf, writeOpenData } = await import("./open-data.ts");
  const store = storeOf(process.env);
  const onWarning = (message: string) => console.warn(`  Open data: ${message}`);
  return (dataDir: string, siteDir: string, version: string) =>
    step("Open data", "rows in the archive", () =>
      writeOpenData({ dataDir, siteDir, version, store, onWarning }),
    );
}

type RunWeb = ReturnType<typeof webRunner>;

/** In a hurry those of the build before are taken, if nothing that they depend on has changed. */
async function buildBrowserFiles(runWeb: RunWeb, effort: Effort): Promise<void> {
  const stamp = join(webDir, "build/client/.vite/fingerprint");
  const fingerprint = inputFingerprint("browser files");
  if (effort === "quick" && (await readFile(stamp, "utf8").catch(() => "")) === fingerprint) return;
  await runWeb("build-browser.ts");
  await writeFile(stamp, fingerprint);
}

/**
 * Runs programs of the web app in processes of their own, because React and Vite read the environment when they are loaded. Resolves
 * to what one prints; rejects with it when it fails.
 */
function webRunner(dataDir: string, signal: AbortSignal) {
  const env = { ...process.env, NODE_ENV: "production", TACTICIAN_DATA: dataDir };
  return async (...program: string[]): Promise<string> => {
    try {
      return (await runFile(process.execPath, program, { cwd: webDir, env, signal })).stdout;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`The web build failed:\n${stdout}${stderr}`, { cause: error });
    }
  };
}
