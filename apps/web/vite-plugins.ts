import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";

/** Weakest first; the same line as in app/ui/tokens.css. */
const LAYER_ORDER = "@layer tokens, base, ui, page;";

/**
 * Puts every CSS module into a cascade layer: `page` for those of pages and answers, `ui` for the others; a module that is meant for the
 * other one names it itself. So must a module that others compose from, because its file is then read as it is; throws where it does
 * not. At the head of each stands the order of the layers: the first stylesheet that a page happens to load decides it, and which one
 * that is depends on how the bundler splits the code.
 */
export function cascadeLayers(): Plugin {
  const namesLayer = (source: string) => /^@layer /m.test(source);
  return {
    name: "tactician-cascade-layers",
    enforce: "pre",
    async transform(source, id) {
      if (!id.endsWith(".module.css")) return undefined;
      for (const [, composed = ""] of source.matchAll(/composes:[^;]* from "([^"]+)"/g)) {
        if (!namesLayer(await readFile(resolve(dirname(id), composed), "utf8")))
          throw new Error(`${composed}, which ${id} composes from, does not name its layer`);
      }
      const layer = /\/app\/(pages|answers)\//.test(id) ? "page" : "ui";
      const layered = namesLayer(source) ? source : `@layer ${layer} {\n${source}}`;
      return { code: `${LAYER_ORDER}\n${layered}`, map: null };
    },
  };
}

/** File of each name that was given: two may never share one. */
const given = new Map<string, string>();

/**
 * The name of a class on pages: its own, and three letters for its stylesheet, `play-Zk3`. Without a number for each class, as Vite's own
 * names have, a page is a few hundred bytes smaller.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split("?");
  const where = relative(import.meta.dirname, path).replaceAll("\\", "/");
  const scoped = `${name}-${createHash("sha256").update(where).digest("base64url").slice(0, 3)}`;
  if ((given.get(scoped) ?? where) !== where)
    throw new Error(`${where} and ${given.get(scoped)} both have a class ${scoped}: rename one`);
  given.set(scoped, where);
  return scoped;
}

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

/**
 * A file that imports another later has the addresses of all that one needs, so that they are asked for together. Those that it has
 * itself imported are left out: they are there, and their names would be a kilobyte of each page's code.
 */
export function fewerPreloads(): Plugin {
  /** What each file imports. */
  const imports = new Map<string, readonly string[]>();
  const withImports = (file: string, into = new Set<string>()): Set<string> => {
    if (!into.has(file)) {
      into.add(file);
      for (const imported of imports.get(file) ?? []) withImports(imported, into);
    }
    return into;
  };
  return {
    name: "tactician-fewer-preloads",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) => {
            const there = withImports(hostId);
            return needed.filter((file) => !there.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") imports.set(file.fileName, file.imports);
      },
    },
  };
}

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

/** The module that renders pages, as `npm run dev` loads it anew with each change. */
interface EntryModule {
  developmentDocument(path: string): Promise<string>;
}

/** For `npm run dev`: renders the page of an address when it is asked for. */
export function developmentPages(): Plugin {
  return {
    name: "tactician-development-pages",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl ?? "/";
        if (!request.headers.accept?.includes("text/html")) return next();
        try {
          const entry = (await server.ssrLoadModule(
            "/app/document/entry.server.tsx",
          )) as unknown as EntryModule;
          const html = await entry.developmentDocument(new URL(address, "http://localhost").pathname);
          response.setHeader("Content-Type", "text/html");
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
