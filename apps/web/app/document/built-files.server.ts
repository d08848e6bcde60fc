import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltTables } from "@tactician/contract";
import type { Manifest, ManifestChunk } from "vite";

/** What a page needs of the finished browser build, as addresses: `/assets/home-x1.js`. */
export interface PageFiles {
  /** The address of each module that was asked for, by its key. */
  readonly addresses: ReadonlyMap<string, string>;
  /** All that the modules for moves need, and all that the others need besides. */
  readonly first: readonly string[];
  readonly others: readonly string[];
  readonly styles: readonly string[];
}

/** Keys of modules in the build's manifest, `app/pages/home/TipLine.island.tsx`. */
interface PageModules {
  /** Fetched before all others. */
  readonly first: readonly string[];
  readonly others: readonly string[];
  /** Whose stylesheets alone the page needs: it is rendered at build. */
  readonly styledBy: readonly string[];
}

/** The modules and stylesheets of a page. Throws when the build has not made one of its modules. */
export function pageFiles(manifest: Manifest, { first, others, styledBy }: PageModules): PageFiles {
  const built = new Map(Object.entries(manifest));
  const collect = (keys: readonly string[], found = new Map<string, ManifestChunk>()) => {
    for (const key of keys) {
      if (found.has(key)) continue;
      const chunk = built.get(key);
      if (chunk === undefined) throw new Error(`The browser build has no ${key}`);
      found.set(key, chunk);
      collect(chunk.imports ?? [], found);
    }
    return found;
  };
  const address = ({ file }: ManifestChunk) => `/${file}`;
  const forFirst = collect(first);
  const all = collect(others, new Map(forFirst));
  const styled = collect(styledBy, new Map(all));
  return {
    addresses: new Map(Array.from(all, ([key, chunk]) => [key, address(chunk)])),
    first: Array.from(forFirst.values(), address),
    others: [...all.values()].slice(forFirst.size).map(address),
    styles: [...new Set([...styled.values()].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** The largest file, which runs by itself. */
export function isFramework(address: string): boolean {
  return address.includes("/framework-");
}

/** The browser build in its folder, and what pages need besides in another one. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #pagesFolder: string;
  readonly manifest: Manifest;

  constructor(folder: string, pagesFolder: string) {
    this.#folder = folder;
    this.#pagesFolder = pagesFolder;
    mkdirSync(join(pagesFolder, "assets"), { recursive: true });
    this.manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  }

  /** The text of a file, `read("/assets/home-x1.css")`. */
  read(address: string): string {
    return readFileSync(join(this.#folder, address), "utf8");
  }

  /** Keeps a part of pages as a file of its own, named after its content, and gives its address. */
  keep(part: "page" | "later" | keyof BuiltTables, extension: "json" | "css", content: string): string {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
    const address = `/assets/${part}-${hash}.${extension}`;
    writeFileSync(join(this.#pagesFolder, address), content);
    return address;
  }
}
