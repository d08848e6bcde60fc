import { spawn } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { APP_SHELL_PATH } from "@tactician/contract";
import { root, webDir } from "./paths.ts";

/**
 * Renders every page from the data just made, with React Router, and puts what may be served into `siteDir`. Returns how many
 * pages there are; rejects with the router's output when it fails.
 */
export async function renderPages(dataDir: string, siteDir: string): Promise<number> {
  await rm(join(webDir, "build"), { recursive: true, force: true });
  const output = await runRouter(dataDir);
  await cp(join(webDir, "build/client"), siteDir, { recursive: true, filter: isPublic });
  // A copy of the page without content that has an address, for the service worker: the server itself sends the original
  // in place of other pages.
  await mkdir(join(siteDir, APP_SHELL_PATH));
  await cp(join(siteDir, "__spa-fallback.html"), join(siteDir, APP_SHELL_PATH, "index.html"));
  return output.match(/Prerender \(html\)/g)?.length ?? 0;
}

/** Vite's manifest and the router's data files (the pages ask the API instead) are not served. */
function isPublic(path: string): boolean {
  return !path.includes("/.vite") && !path.endsWith(".data");
}

async function runRouter(dataDir: string): Promise<string> {
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [join(root, "node_modules/.bin/react-router"), "build"], {
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
