import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./paths.ts";

/** A package as the lock file describes it. */
interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** By where they are installed, `node_modules/sharp`. */
type Packages = ReadonlyMap<string, LockedPackage>;

/** All packages of others that building or running needs, of every platform, sorted. */
export function productionPackages(lock: string): Packages {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return new Map(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Where a package and all that it needs are installed; what is for other platforms is not there and is left out. */
export function packageClosure(packages: Packages, name: string): string[] {
  const found = new Set<string>();
  const add = (wanted: string, from: string) => {
    // As Node looks for it: below who asks, then in each folder above.
    let place = from;
    while (!packages.has(`${place}node_modules/${wanted}`)) {
      if (place === "") return;
      place = place.slice(0, Math.max(0, place.slice(0, -1).lastIndexOf("node_modules/")));
    }
    const path = `${place}node_modules/${wanted}`;
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = packages.get(path) ?? {};
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one, `${path}/`);
  };
  add(name, "");
  return [...found].sort();
}

/**
 * The packages as a CycloneDX document. `npm sbom` (11.19) lists 150 of them: what several workspaces use, such as pg and zod, is not there.
 * This one has no error by CycloneDX's own strict validator (cyclonedx-library, tried 2026-11-28).
 */
export function bom(packages: Packages, version: string, date: number): object {
  const components = [...packages].map(([path, { version, license, integrity, optional }]) => {
    const name = nameOf(path);
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    const sha512 = integrity?.startsWith("sha512-") ? Buffer.from(integrity.slice(7), "base64") : undefined;
    return {
      type: "library",
      "bom-ref": `${purl}#${path}`,
      name,
      version,
      ...(optional && { scope: "optional" }),
      ...(sha512 && { hashes: [{ alg: "SHA-512", content: sha512.toString("hex") }] }),
      // One licence, or an expression of several.
      ...(license && {
        licenses: [license.includes(" ") ? { expression: license } : { license: { id: license } }],
      }),
      purl,
    };
  });
  const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
  const uuid = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest)?.slice(1) ?? [];
  const [first, second, third, fourth, fifth] = uuid;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${first}-${second}-5${third}-8${fourth}-${fifth}`,
    version: 1,
    metadata: {
      timestamp: new Date(date * 1000).toISOString(),
      component: { type: "application", name: "tactician", version, licenses: [{ license: { id: "MIT" } }] },
    },
    components,
  };
}

const LICENCE_FILE = /^(licen[cs]es?|copying|notice|third-party-notices|ofl)\b/i;

/** What all packages are licensed under, in the words of each. */
export async function licenceTexts(packages: Packages): Promise<string> {
  const parts = await Promise.all(
    [...packages].map(async ([path, { version, license = "see its text" }]) => {
      const dir = join(root, path);
      const names = (await readdir(dir).catch(() => undefined))
        ?.filter((name) => LICENCE_FILE.test(name))
        .sort();
      const title = `${nameOf(path)} ${version} (${license})`;
      // What is for another platform is not installed, and no part of the release.
      if (names === undefined) return `${title}: not in this release, for another platform.\n`;
      const texts = await Promise.all(names.map((name) => readFile(join(dir, name), "utf8")));
      const said = texts.length > 0 ? texts : ["The package has no text of its own."];
      return `${title}\n\n${said.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n")}\n`;
    }),
  );
  const line = "-".repeat(100);
  return `Tactician is made with these packages.\n\n${parts.join(`\n${line}\n\n`)}`;
}

/** `node_modules/a/node_modules/@b/c` -> `@b/c`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
