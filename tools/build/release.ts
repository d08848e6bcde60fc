import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { readPackedSite } from "@tactician/static-site";
import { packTar } from "modern-tar";
import { rolldown } from "rolldown";
import { root } from "./paths.ts";
import { bom, licenceTexts, packageClosure, productionPackages } from "./release-packages.ts";

/** What runs on the machine's own Node must not need what only newer ones have. */
const OLDEST_NODE = "22.16";

/** Where the programs lie: as deep as their sources, which find the root, its `dist` and its version three folders above themselves. */
const PROGRAMS = "lib/tactician/js";

/** What is loaded as it is installed, with its binaries. */
const NATIVE = "sharp";

/** Some sentences tell a command; in a release there is no npm. */
const OWN_COMMANDS = [
  ["npm run ops --", "node ops.js"],
  ['run "npm run build"', "unpack the release again"],
] as const;

/**
 * A release: the built site with its server and commands as one `tar.gz`, which needs nothing but Node. The same site, packages and date
 * give the same bytes on every machine of one platform. `date` is the time of every file, in Unix seconds.
 */
export async function makeRelease(from: { distDir: string; version: string; date: number }): Promise<Buffer> {
  const { distDir, version, date } = from;
  const lock = await readFile(join(root, "package-lock.json"), "utf8");
  const packages = productionPackages(lock);
  const about = { version, license: "MIT", type: "module", private: true };
  const files = new Map<string, string | Uint8Array>([
    ["server.js", starter("server")],
    ["ops.js", starter("ops")],
    ...(await programs()),
    ["package.json", json({ name: "tactician", ...about, engines: { node: `>=${OLDEST_NODE}` } })],
    ["package-lock.json", lock],
    ["sbom.cdx.json", json(bom(packages, version, date))],
    ["THIRD-PARTY-LICENCES.txt", await licenceTexts(packages)],
    ["LICENSE", await readFile(join(root, "LICENSE"))],
    ["README.md", await readFile(join(import.meta.dirname, "release-readme.md"), "utf8")],
    ...(await siteFiles(distDir)),
    // What readers report is shown beside the data of today.
    ...(await filesBelow(join(root, "content/characters"), "content/characters")),
    ...(await filesBelow(join(root, "content/movelists"), "content/movelists")),
  ]);
  for (const path of packageClosure(packages, NATIVE))
    for (const [name, bytes] of await filesBelow(join(root, path), path)) files.set(name, bytes);
  const folder = `tactician-${version}`;
  const mtime = new Date(date * 1000);
  const owner = { uid: 0, gid: 0, uname: "root", gname: "root" };
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => {
      const body = typeof content === "string" ? Buffer.from(content) : content;
      return { header: { name: `${folder}/${name}`, size: body.length, mtime, mode: 0o644, ...owner }, body };
    });
  return promisify(gzip)(await packTar(entries), { level: 9 });
}

/** The line that `sha256sum --check` reads. */
export function sumLine(archive: Uint8Array, file: string): string {
  return `${createHash("sha256").update(archive).digest("hex")}  ${file}\n`;
}

/** When the sources are from: what `SOURCE_DATE_EPOCH` says, or else who asks. */
export function sourceDate(environment: NodeJS.ProcessEnv, lastCommit: () => string): number {
  const text = (environment.SOURCE_DATE_EPOCH || lastCommit()).trim();
  if (/^\d{1,11}$/.test(text)) return Number(text);
  throw new Error(`SOURCE_DATE_EPOCH must be whole seconds since 1970 (it is "${text}")`);
}

/** Says what is missing on an old Node, which could not even read the program. */
function starter(program: string): string {
  return `const [major, minor] = process.versions.node.split(".").map(Number);
const [oldest, least] = "${OLDEST_NODE}".split(".").map(Number);
if (major < oldest || (major === oldest && minor < least)) {
  console.error(\`Tactician needs Node ${OLDEST_NODE} or newer; this is \${process.versions.node}.\`);
  process.exit(1);
}
await import("./${PROGRAMS}/${program}.mjs");
`;
}

/** The server and the commands with all packages that they use, as a few modules without types. */
async function programs(): Promise<[name: string, code: string][]> {
  const bundle = await rolldown({
    cwd: root,
    input: { server: "apps/server/src/serve.mjs", ops: "apps/ops/src/cli.ts" },
    platform: "node",
    // pg asks for a binding that it does not need.
    external: [NATIVE, "pg-native"],
    logLevel: "silent",
  });
  const { output } = await bundle.generate({
    format: "esm",
    // White space and comments alone: names stay, for traces of errors.
    minify: { mangle: false, compress: false },
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  return output.flatMap((file) => {
    if (file.type !== "chunk") return [];
    const code = OWN_COMMANDS.reduce((text, [from, to]) => text.replaceAll(from, to), file.code);
    return [[`${PROGRAMS}/${file.fileName}`, code]];
  });
}

/** Without what is in the packed answers, which the server reads from there alone, and what only the build of pages reads. */
async function siteFiles(distDir: string): Promise<[name: string, bytes: Buffer][]> {
  const { files } = await readPackedSite(distDir);
  const all = await filesBelow(distDir, "dist");
  return all.filter(
    ([name]) =>
      !name.startsWith("dist/data/") && files.get(name.slice("dist/".length))?.content === undefined,
  );
}

async function filesBelow(dir: string, name: string): Promise<[name: string, bytes: Buffer][]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [name + path.slice(dir.length).replaceAll("\\", "/"), await readFile(path)] as [
          string,
          Buffer,
        ];
      }),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
