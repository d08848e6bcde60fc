import { join } from "node:path";
import { SERVER, type ServerProcess, startServer } from "../../apps/server/src/testing/server-process.ts";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { distDir, root } from "../build/paths.ts";

/** The built site that is served: DIST_DIR, or the project's own. */
export const servedDir = process.env.DIST_DIR ?? distDir;

export function startSite(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  return startServer([process.execPath, SERVER], { ...process.env, DIST_DIR: servedDir, ...settings });
}

/** The same, built before when needed, but for DIST_DIR. `folder` is another checkout, served as it was built there. */
export async function serveBuiltSite(
  folder = root,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  if (folder !== root) {
    const env = { ...process.env, DIST_DIR: join(folder, "dist") };
    return startServer([process.execPath, join(folder, "apps/server/src/serve.mjs")], env);
  }
  if (process.env.DIST_DIR === undefined && !isBuildCurrent("most")) await buildSite("most");
  return startSite(settings);
}
