import { execFile, spawn } from "node:child_process";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { APP_SHELL_PATH, RANKINGS_FILE, STRATEGIES_FILE } from "@tactician/contract";
import { ownVersion } from "@tactician/settings";
import { packSite } from "@tactician/static-site";
import { renderArt } from "../render-art/render-art.ts";
import { emitData } from "./emit-data.ts";
import { inputFingerprint } from "./fingerprint.ts";
import { contentDir, distDir, root, stagingDir, webDir } from "./paths.ts";
import { providerScripts } from "./provider-scripts.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeSiteFiles } from "./site-files.ts";

/**
 * Builds everything that the server needs into `dist`: checked content as API answers, art, prerendered pages, compressed
 * copies and the hashes of inline scripts. Throws with a readable message; the old `dist` stays until the new one is whole.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = inputFingerprint();
  const scriptSources = providerScripts(process.env);
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(stagingDir, { recursive: true });

  const characters = await step(
    "Checking content",
    async () => `${emitData(contentDir, join(stagingDir, "data"))} characters`,
  );
  await step("Drawing icons and portraits", drawPictures);
  await step("Rendering pages", buildWeb);
  await cp(join(webDir, "build/client"), join(stagingDir, "web"), { recursive: true, filter: isPublic });
  await rename(join(stagingDir, "data/site", STRATEGIES_FILE), join(stagingDir, "web", STRATEGIES_FILE));
  await rename(join(stagingDir, "data/site", RANKINGS_FILE), join(stagingDir, "web", RANKINGS_FILE));
  const webOut = join(stagingDir, "web");
  const pages = (await readdir(webOut, { recursive: true })).filter((path) => path.endsWith(".html"));
  // A copy with an address, for the worker: the server itself sends the original in place of other pages.
  await mkdir(join(webOut, APP_SHELL_PATH));
  await cp(join(webOut, "__spa-fallback.html"), join(webOut, APP_SHELL_PATH, "index.html"));
  await step(
    "Service worker",
    async () => `${await writeServiceWorker(webOut, join(stagingDir, "data"))} files kept from the start`,
  );
  await step("Map and feed", async () => `${await writeSiteFiles(webOut, pages, siteUrl())} addresses`);
  const build = { version: ownVersion(), connectSources: dataOrigins(), scriptSources };
  await step("Packing", async () => `${await packSite(stagingDir, build)} answers`);
  await step("Compiling the server", compileServer);
  await writeFile(join(stagingDir, "fingerprint"), fingerprint);
  await rm(distDir, { recursive: true, force: true });
  await rename(stagingDir, distDir);
  console.log(`tactician: Built: ${characters}.`);
}

/** As the web's own build reads it (apps/web/build-settings.ts), without a slash at the end. */
function siteUrl(): string {
  return (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/+$/, "");
}

/** Hosts that the browser asks for data when they are not the site's own: the policy must allow them. */
function dataOrigins(): string[] {
  const addresses = [process.env.VITE_API_URL, process.env.VITE_STATS_URL];
  return addresses.flatMap((address) => URL.parse(address ?? "")?.origin ?? []);
}

/** Vite's manifest and the router's data files (the pages ask the API instead) are not served. */
function isPublic(path: string): boolean {
  return !path.includes("/.vite") && !path.endsWith(".data");
}

async function step(name: string, work: () => Promise<string>): Promise<string> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`  ${name}: ${result} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

/** Icons and portraits go where Vite finds them; only what changed is drawn again. */
async function drawPictures(): Promise<string> {
  const { files, rendered } = await renderArt({
    outDir: join(webDir, "public"),
    spriteDir: join(webDir, "app/generated"),
  });
  return `${files.length} files, ${rendered} drawn anew`;
}

/** In a process of its own: its whole point is what it leaves in Node's cache. */
async function compileServer(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "compile-server.mjs")]);
  return "done";
}

/** Runs React Router's build over the data just made; its output is shown only when it fails. */
async function buildWeb(): Promise<string> {
  await rm(join(webDir, "build"), { recursive: true, force: true });
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [join(root, "node_modules/.bin/react-router"), "build"], {
    cwd: webDir,
    env: { ...process.env, NODE_ENV: "production", TACTICIAN_DATA: join(stagingDir, "data") },
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
  return `${text.match(/Prerender \(html\)/g)?.length ?? 0} pages`;
}
