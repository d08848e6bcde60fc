// `npm run report:bundle`: builds the browser's files and writes a treemap of what they are made of, as a page to open. Sizes are
// before and after compression.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { isBuildCurrent } from "../build/fingerprint.ts";
import { distDir, root, webDir } from "../build/paths.ts";

const file = join(root, ".cache/bundle.html");

// Its data is what the pages are rendered from.
if (!isBuildCurrent()) await buildSite();
mkdirSync(dirname(file), { recursive: true });
execFileSync(process.execPath, [join(webDir, "render-site.ts")], {
  cwd: webDir,
  env: { ...process.env, NODE_ENV: "production", TACTICIAN_DATA: join(distDir, "data"), BUNDLE_REPORT: file },
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(`What the browser's files are made of: ${file}`);
