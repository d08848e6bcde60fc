import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createBuilder, createServer, type Plugin } from "vite";
import type * as Entry from "../app/document/entry.server.tsx";
import { buildHeadScript } from "../build-scripts.ts";

const MADE_UP_WORDS = join(import.meta.dirname, "made-up-words.ts");

/** Modules of words, whose exports are texts or make texts. */
const WORDS =
  /\/words\.ts$|\/(?:days-and-counts|feed-words|change-words|move-words|facts-words|link-words|property-labels)\.ts$/;

/** Tables of packages, where texts stand beside ids. */
const TABLES =
  /\/(?:contract\/src\/(?:pages|panels)|facts\/facts|filters\/(?:find|frame|move)-filter|notation\/src\/tokens|rank-classes)\.ts$/;

/** Puts what these modules export into the language, and leaves what they use of each other themselves. */
function madeUpLanguage(): Plugin {
  return {
    name: "tactician-made-up-language",
    enforce: "post",
    transform(code, id) {
      const kind = WORDS.test(id) ? "inBrackets" : "tableInBrackets";
      if (kind !== "inBrackets" && !TABLES.test(id)) return undefined;
      const names: string[] = [];
      const own = code.replace(
        /^export ((?:const|function) (\w+))/gm,
        (_, declared: string, name: string) => {
          names.push(name);
          return declared;
        },
      );
      const made = names.map(
        (name) => `made_${name} = ${name === "LANGUAGE" ? "MADE_UP" : `${kind}(${name})`}`,
      );
      return [
        `import { MADE_UP, ${kind} } from ${JSON.stringify(MADE_UP_WORDS)};`,
        own,
        `const ${made.join(", ")};`,
        `export { ${names.map((name) => `made_${name} as ${name}`).join(", ")} };`,
      ].join("\n");
    },
  };
}

interface MadeUpPages {
  /** Where the browser's files stand that documents load. */
  readonly folder: string;
  readonly documents: ReadonlyMap<string, string>;
}

const root = resolve(import.meta.dirname, "..");

/** Builds the browser's files in the language, and renders pages as the build does. */
export async function renderMadeUp(paths: readonly string[]): Promise<MadeUpPages> {
  const folder = await mkdtemp(join(tmpdir(), "made-up-"));
  const builder = await createBuilder({
    root,
    logLevel: "silent",
    plugins: [madeUpLanguage()],
    worker: { plugins: () => [madeUpLanguage()] },
    environments: { client: { build: { outDir: folder, emptyOutDir: true, minify: false } } },
  });
  const { client } = builder.environments;
  if (client === undefined) throw new Error("Vite has no environment of the browser");
  await builder.build(client);
  const head = await buildHeadScript(folder, [madeUpLanguage()]);
  const server = await createServer({
    root,
    plugins: [madeUpLanguage()],
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const { SiteRenderer } = (await server.ssrLoadModule("/app/document/entry.server.tsx")) as typeof Entry;
  const site = new SiteRenderer(folder, folder, head.code);
  const documents = new Map<string, string>();
  for (const path of paths) documents.set(path, await site.document(path));
  await server.close();
  return { folder, documents };
}
