import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { buildSettings } from "./build-settings.ts";

const NAME = "virtual:search-index";

/**
 * Lets the search load its index as a module, `import("virtual:search-index")`: a file with a hash in its name, which the
 * browser keeps for good and which is there offline as every other part of the page. The build step before made its text.
 */
export function searchIndex(): Plugin {
  return {
    name: "tactician-search-index",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const text = await readFile(resolve(buildSettings.dataFolder, "search-index.json"), "utf8");
      // Parsing a string is quicker than reading an object literal of this size.
      return { code: `export default JSON.parse(${JSON.stringify(text)});`, map: null, moduleType: "js" };
    },
  };
}
