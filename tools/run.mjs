// How npm scripts run a program: installs what is missing, then runs it with the Node that comes with the packages.
// Starts before anything is installed, on any Node from 22 up: plain JavaScript, no dependencies.
//
//   node tools/run.mjs tools/check/cli.ts content                a program and its arguments
//   node tools/run.mjs --production apps/ops/src/cli.ts feed     the same, without what only tests and benchmarks need
//   node tools/run.mjs --chromium tools/test/cli.ts              the same, with a Chromium for browser tests and the proxies
//   node tools/run.mjs --proxies node_modules/vitest/vitest.mjs  the same, with nginx and Caddy, where root of a Debian can
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installChromium, installPackages, installProxies, root } from "./bootstrap.mjs";

const [first = "", ...others] = process.argv.slice(2);
const [program = "", ...args] = first.startsWith("--") ? others : [first, ...others];
const file = resolve(root, program);

installPackages(first === "--production");
if (first === "--chromium") installChromium();
if (first === "--chromium" || first === "--proxies") installProxies();
// npm puts the packages' own Node first on the path, so only the run that installed it needs another process.
if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(join(root, "node_modules/.bin/node"), [file, ...args], { stdio: "inherit" });
  // A terminal sends Ctrl+C to both; anything else reaches this process alone.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
