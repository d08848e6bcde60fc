// `npm start`: builds when something changed since the last build, then serves.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { root } from "../build/paths.ts";

if (!isBuildCurrent()) {
  console.log("tactician: Building the site (under two minutes, only after a change) ...");
  // A process of its own: what a build loads would stay in the server's memory.
  const { status } = spawnSync(process.execPath, [join(root, "tools/build/cli.ts")], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
await import("../../apps/server/src/server.ts");
