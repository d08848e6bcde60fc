import { join } from "node:path";
import { SERVER, type ServerProcess, startServer } from "../../apps/server/src/testing/server-process.ts";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { distDir, root } from "../build/paths.ts";

export function startSite(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const env = { ...process.env, DIST_DIR: process.env.DIST_DIR ?? distDir, ...settings };
  return startServer([process.execPath, SERVER], env);
}

/** The same, built before when needed. `folder` is another checkout, served as it was built there. */
export async function serveBuiltSite(folder = root): Promise<ServerProcess> {
  if (folder !== root)
    return startServer([process.execPath, join(folder, "apps/server/src/serve.mjs")], process.env);
  if (!isBuildCurrent()) await buildSite();
  return startSite();
}
