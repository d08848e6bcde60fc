// `npm start`: builds if something changed since the last build, then serves. Plain JavaScript for the reason given in
// serve.mjs; the one module of the build that it needs is compiled once, then read from the same cache.
import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
enableCompileCache(join(root, "node_modules/.cache/node"));
const { isBuildCurrent } = await import("../build/fingerprint.ts");

if (!isBuildCurrent("most", "quick")) {
  console.log("tactician: Building the site (takes a minute, only after a change) ...");
  // In its own process, or what a build loads would stay in the server's memory.
  const { status } = spawnSync(process.execPath, [join(root, "tools/build/cli.ts"), "--quick"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
await import("../../apps/server/src/serve.mjs");
