import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Works modules named `*.built.ts` out at build: their exports become plain data, and the tables that they are made from stay out of the
 * browser's files. Everywhere else they are modules as any other.
 */
export function builtModules(): Plugin {
  return {
    name: "tactician-built-modules",
    apply: "build",
    async load(id) {
      if (!id.endsWith(".built.ts")) return undefined;
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
