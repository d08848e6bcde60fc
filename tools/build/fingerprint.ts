import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Effort } from "@tactician/static-site";
import { BUILD_SETTINGS } from "./build-settings.ts";
import { distDir, root } from "./paths.ts";

/** What a build depends on. Anything else (docs, test results) can change without a new build. */
const INPUTS = "content packages apps art tools CHANGELOG.md package-lock.json tsconfig.base.json".split(" ");
const IGNORED = new Set([
  ..."node_modules build generated e2e".split(" "),
  // Made from art/.
  ..."mains portraits icons icons-t8 social apple-touch-icon.png app-icon-192.png app-icon-512.png".split(
    " ",
  ),
]);
/** Whether `dist` was built from the current inputs and settings, its answers packed with one of these efforts. */
export function isBuildCurrent(...efforts: readonly Effort[]): boolean {
  try {
    const built = readFileSync(join(distDir, "fingerprint"), "utf8");
    const inputs = inputFingerprint();
    return efforts.some((effort) => built === `${inputs} ${effort}`);
  } catch {
    return false;
  }
}

/** What the browser's files do not depend on: they ask for what is made of it. */
const DATA = ["content/characters", "content/history", "content/movelists", "content/patches.yaml"];

/** Of all inputs, or of those of the browser's files alone. */
export function inputFingerprint(of: "all" | "browser files" = "all"): string {
  const left = new Set(of === "all" ? [] : DATA.map((path) => join(root, path)));
  const hash = createHash("sha256");
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const input of INPUTS) {
    for (const file of filesBelow(join(root, input), left)) {
      hash.update(relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function filesBelow(path: string, left: ReadonlySet<string>): string[] {
  if (left.has(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // art/portraits and art/icons are sources; the folders of the same names below apps/web/public are made from them.
      if (IGNORED.has(entry.name) && !path.endsWith("/art")) return [];
      if (entry.name.endsWith(".test.ts")) return [];
      return filesBelow(join(path, entry.name), left);
    });
}
