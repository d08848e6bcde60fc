// `npm run build`: builds the site into dist/, even if nothing changed. `--quick` is how `npm start` does it.
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownVersion } from "@tactician/settings";
import { runCommand } from "../command-line.ts";
import { buildSite } from "./build-site.ts";
import { isBuildCurrent } from "./fingerprint.ts";
import { distDir, root } from "./paths.ts";

const USAGE = `Builds the site into dist/.

  npm run build                  all of it, answers packed as hard as can be
  npm run build -- --release     and dist-release/tactician-VERSION.tar.gz, which runs with Node alone
  npm run build -- --quick       answers packed quickly, as npm start does

A release takes the site as it is when nothing changed since the last build. SOURCE_DATE_EPOCH is the date of its files; without it,
that of the last commit.`;

const RELEASE_DIR = join(root, "dist-release");

await runCommand(USAGE, { quick: { type: "boolean" }, release: { type: "boolean" } }, async (wanted) => {
  if (!wanted.release || !isBuildCurrent("most")) await buildSite(wanted.quick ? "quick" : "most");
  if (wanted.release) await release();
  return true;
});

async function release(): Promise<void> {
  const startedAt = performance.now();
  // The bundler is loaded for a release alone.
  const { makeRelease, sourceDate, sumLine } = await import("./release.ts");
  const lastCommit = () =>
    execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  const version = ownVersion();
  const archive = await makeRelease({ distDir, version, date: sourceDate(process.env, lastCommit) });
  const name = `tactician-${version}.tar.gz`;
  await rm(RELEASE_DIR, { recursive: true, force: true });
  await mkdir(RELEASE_DIR);
  await writeFile(join(RELEASE_DIR, name), archive);
  await writeFile(join(RELEASE_DIR, `${name}.sha256`), sumLine(archive, name));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  Release: ${(archive.length / 1e6).toFixed(1)} MB in dist-release/${name} (${seconds} s)`);
}
