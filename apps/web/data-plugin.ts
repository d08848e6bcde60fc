import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { buildSettings } from "./build-settings.ts";

/** Modules of data, by the file that the build step before has made their text in. */
const FILES: ReadonlyMap<string, string> = new Map([
  ["virtual:search-index", "search-index.json"],
  ["virtual:search-hits", "search-hits.json"],
  ["virtual:punishable-moves", "punishable-moves.json"],
]);

/**
 * Lets parts of the page load data of the build as a module, `import("virtual:search-index")`: a file with a hash in its name,
 * which the browser keeps for good and which is there offline as every other part of the page.
 */
export function builtData(): Plugin {
  return {
    name: "tactician-built-data",
    resolveId: (id) => (FILES.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const file = id.startsWith("\0") ? FILES.get(id.slice(1)) : undefined;
      if (file === undefined) return undefined;
      const text = await readFile(resolve(buildSettings.dataFolder, file), "utf8");
      // Parsing a string is quicker than reading an object literal of this size.
      return { code: `export default JSON.parse(${JSON.stringify(text)});`, map: null, moduleType: "js" };
    },
  };
}
