// `npm run dev`: the API server and the web app with hot reload. Run it again to pick up changes of content.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { distDir, root, webDir } from "../build/paths.ts";

if (!isBuildCurrent("most", "quick")) await buildSite("quick");

const children = [
  spawn(process.execPath, ["--watch", join(root, "apps/server/src/serve.mjs")], { stdio: "inherit" }),
  spawn(process.execPath, [join(root, "node_modules/.bin/vite")], {
    cwd: webDir,
    env: { ...process.env, TACTICIAN_DATA: join(distDir, "data") },
    stdio: "inherit",
  }),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
