import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { root } from "../build/paths.ts";

/**
 * Starts the server on the port of loopback, building before when needed; throws when it does not answer within 10 s. `folder` is
 * another checkout, served as it was built there.
 */
export async function serveBuiltSite(port: number, folder = root): Promise<ChildProcess> {
  if (folder === root && !isBuildCurrent()) await buildSite();
  const child = spawn(process.execPath, [join(folder, "apps/server/src/serve.mjs")], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(100);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return child;
  }
  child.kill();
  throw new Error(`The server did not answer on port ${port} within 10 s.`);
}
