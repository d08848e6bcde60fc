import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API_BASE, characterPath } from "@tactician/contract";

/** One answer to put under load. */
export interface Target {
  label: string;
  address: string;
  /** The plain file in the built site. */
  file: string;
}

/** A page and a character's JSON of the built site; undefined when there is none yet. */
export function findTargets(distDir: string): Target[] | undefined {
  const [sheet] = globSync("character/combos/*/*/index.html", { cwd: join(distDir, "web") }).sort();
  if (sheet === undefined) return undefined;
  const page = sheet.replaceAll("\\", "/").replace("/index.html", "");
  const id = page.slice(page.lastIndexOf("/") + 1);
  const data = join(distDir, "data/characters", `${id}.json`);
  if (!existsSync(data)) return undefined;
  return [
    { label: `page of ${id}`, address: `/${page}`, file: join(distDir, "web", sheet) },
    { label: `JSON of ${id}`, address: API_BASE + characterPath(id), file: data },
  ];
}

/** The addresses of all pages of moves, as the map for search engines names them. */
export function movePaths(distDir: string): string[] {
  const map = readFileSync(join(distDir, "web/sitemap-moves.xml"), "utf8");
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
}
