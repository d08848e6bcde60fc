import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** What a page needs of the finished browser build, as addresses: `/assets/home-x1.js`. */
export interface PageFiles {
  /** The module that brings pages to life, and that of the page. */
  readonly start: string;
  readonly page: string;
  /** The module that answers presses on moves before that; none for a page without moves. */
  readonly moves: string | undefined;
  /** All that this module needs, and all that the others need besides. */
  readonly forMoves: readonly string[];
  readonly others: readonly string[];
  /** What the page's soon wanted parts need beyond all of that. */
  readonly soon: readonly string[];
  readonly styles: readonly string[];
}

/** Keys of modules in the build's manifest, `app/pages/home/Page.tsx`. */
interface PageEntries {
  readonly start: string;
  readonly page: string;
  readonly moves?: string | undefined;
  /** Parts that the page loads as soon as it lives. */
  readonly soon?: readonly string[] | undefined;
}

/** The modules and stylesheets of a page. Throws when the build has not made one of its modules. */
export function pageFiles(manifest: Manifest, { start, page, moves, soon = [] }: PageEntries): PageFiles {
  const built = new Map(Object.entries(manifest));
  const chunks = new Map<string, ManifestChunk>();
  const collect = (key: string) => {
    if (chunks.has(key)) return;
    const chunk = built.get(key);
    if (chunk === undefined) throw new Error(`The browser build has no ${key}`);
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  if (moves !== undefined) collect(moves);
  const forMoves = [...chunks.values()];
  collect(start);
  collect(page);
  const found = [...chunks.values()];
  for (const part of soon) collect(part);
  const address = (key: string) => `/${chunks.get(key)?.file}`;
  return {
    start: address(start),
    page: address(page),
    moves: moves && address(moves),
    forMoves: forMoves.map(({ file }) => `/${file}`),
    others: found.slice(forMoves.length).map(({ file }) => `/${file}`),
    soon: [...chunks.values()].slice(found.length).map(({ file }) => `/${file}`),
    styles: [...new Set(found.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** The largest file, which all others wait for. */
export function isFramework(address: string): boolean {
  return address.includes("/framework-");
}

/** The browser build in its folder, while pages are rendered into it. */
export class BuiltFiles {
  readonly #folder: string;
  readonly manifest: Manifest;

  constructor(folder: string) {
    this.#folder = folder;
    this.manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  }

  /** The text of a file, `read("/assets/home-x1.css")`. */
  read(address: string): string {
    return readFileSync(join(this.#folder, address), "utf8");
  }

  /** Keeps a part of a page as a file of its own, named after its content, and gives its address. */
  keep(part: "page" | "later", extension: "json" | "css", content: string): string {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
    const address = `/assets/${part}-${hash}.${extension}`;
    writeFileSync(join(this.#folder, address), content);
    return address;
  }
}
