import type { Plugin } from "vite";
import { parse } from "yaml";

/**
 * Lets pages import a text file of content/ as data: `import tips from ".../content/tips.yaml"`.
 * The parser stays at build; the browser gets plain JSON. Scalars stay strings, as everywhere in content/.
 */
export function yamlContent(): Plugin {
  return {
    name: "tactician-yaml-content",
    transform(source, id) {
      if (!id.endsWith(".yaml")) return undefined;
      const content: unknown = parse(source, { schema: "failsafe" });
      return { code: `export default ${JSON.stringify(content)};`, map: null, moduleType: "js" };
    },
  };
}
