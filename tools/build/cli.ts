// `npm run build`: builds the site into dist/, even if nothing changed. `--quick` is how `npm start` does it.
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ownVersion } from "@tactician/settings";
import { runCommand } from "../command-line.ts";
import { readBuildSettings } from "./build-settings.ts";
import { buildSite } from "./build-site.ts";
import { isBuildCurrent } from "./fingerprint.ts";
import { distDir, root } from "./paths.ts";

const USAGE = `Builds the site into dist/.

  npm run build             all of it, answers packed as hard as can be
  npm run build -- --quick  answers packed quickly, as npm start does
  npm run release           and dist-release/tactician-VERSION.tar.gz, which runs with Node alone
  npm run export            and dist-export: all pages and documents as files, for any static host;
                            --to DIR is another folder, --without-moves leaves out the pages of moves,
                            three quarters of them

The last two take the site as it is when nothing changed since the last build. SOURCE_DATE_EPOCH is the date of a
release's files; without it, that of the last commit.`;

const RELEASE_DIR = join(root, "dist-release");
const EXPORT_DIR = join(root, "dist-export");

const OPTIONS = {
  quick: { type: "boolean" },
  release: { type: "boolean" },
  export: { type: "boolean" },
  to: { type: "string" },
  "without-moves": { type: "boolean" },
} as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ quick, release: isRelease, export: isExport, to = EXPORT_DIR, "without-moves": isShort }) => {
    if ((!isRelease && !isExport) || !isBuildCurrent("most")) await buildSite(quick ? "quick" : "most");
    if (isRelease) await release();
    if (isExport) await exportTo(resolve(to), isShort !== true);
    return true;
  },
  // What stops a build says where: a stack would hide it.
  [Error],
);

async function exportTo(outDir: string, withMoves: boolean): Promise<void> {
  const startedAt = performance.now();
  const { exportSite, MOST_FILES } = await import("./export-site.ts");
  const { siteUrl, connectSources } = readBuildSettings(process.env);
  const securityContact = process.env.SECURITY_CONTACT;
  const about = { distDir, outDir, withMoves, siteUrl, connectSources, securityContact };
  const { files, bytes } = await exportSite(about);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  Export: ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${outDir} (${seconds} s)`);
  if (files > MOST_FILES)
    console.warn(`  Some hosts take ${MOST_FILES} files at most: --without-moves has fewer.`);
}

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
