import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { root } from "../build/paths.ts";

/** Builds when needed and starts the server on the port of loopback; throws when it does not answer within 10 s. */
export async function serveBuiltSite(port: number): Promise<ChildProcess> {
  if (!isBuildCurrent()) await buildSite();
  const child = spawn(process.execPath, [join(root, "apps/server/src/serve.mjs")], {
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
