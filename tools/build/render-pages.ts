import { spawn } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { webDir } from "./paths.ts";

/**
 * Builds the web app and renders every page from the data just made, and puts what may be served into `siteDir`. Returns how many
 * pages there are; rejects with the build's output when it fails.
 */
export async function renderPages(dataDir: string, siteDir: string): Promise<number> {
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
