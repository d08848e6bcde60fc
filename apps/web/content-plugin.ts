import type { Plugin } from "vite";
import { parse } from "yaml";

/**
 * Lets pages import a text file of content/ as data: `import tips from ".../content/tips.yaml"`, or one field of it:
 * `.../strategies.yaml?only=verdicts`. The parser stays at build; the browser gets plain JSON. Scalars stay strings, as
 * everywhere in content/.
 */
export function yamlContent(): Plugin {
  return {
    name: "tactician-yaml-content",
    transform(source, id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".yaml")) return undefined;
      const content: unknown = parse(source, { schema: "failsafe" });
      const field = new URLSearchParams(query).get("only");
      const shown = field === null ? content : fieldOf(content, field, file);
      return { code: `export default ${JSON.stringify(shown)};`, map: null, moduleType: "js" };
    },
  };
}

function fieldOf(content: unknown, field: string, file: string): unknown {
  if (typeof content === "object" && content !== null && Object.hasOwn(content, field)) {
    return (content as Readonly<Record<string, unknown>>)[field];
  }
  throw new Error(`${file} has no field "${field}"`);
}
