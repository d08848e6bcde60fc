import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import type * as Entry from "../app/document/entry.server.tsx";
import { buildSettings } from "../build-settings.ts";

/*
 * A language that nobody speaks: what is said stands in brackets, each word a third longer. Whatever of a page rendered in it is
 * still English would be so in every language.
 */

/** Its name, as `LANGUAGE` of the contract. */
export const MADE_UP = "en-XA";

/** Modules of words, whose exports are texts or make texts. */
const WORDS =
  /\/words\.ts$|\/(?:days-and-counts|feed-words|changed-mark|change-words|move-words|facts-words|link-words|property-labels)\.ts$/;

/** Tables of packages, where texts stand beside ids. */
const TABLES =
  /\/(?:contract\/src\/(?:pages|panels)|facts\/facts|filters\/(?:find|frame|move)-filter|notation\/src\/tokens|rank-classes)\.ts$/;

/** Under which keys. */
const TEXTS = new Set("any cell label labels meaning name short title unit words write".split(" "));

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
        `import { MADE_UP, ${kind} } from ${JSON.stringify(import.meta.filename)};`,
        own,
        `const ${made.join(", ")};`,
        `export { ${names.map((name) => `made_${name} as ${name}`).join(", ")} };`,
      ].join("\n");
    },
  };
}

/** Everything in a value that is said; what a function was given, a name or other words, stays outside of its brackets. @public */
export function inBrackets<Value>(value: Value, given?: readonly unknown[]): Value;
export function inBrackets(value: unknown, given: readonly unknown[] = []): unknown {
  if (typeof value === "string") return longer(value, given);
  if (typeof value === "function") return (...all: unknown[]) => inBrackets(value(...all), all);
  return eachPart(value, (part) => inBrackets(part, given));
}

/** The same of a table's rows, or of what a function makes of them. @public */
export function tableInBrackets<Value>(value: Value): Value;
export function tableInBrackets(value: unknown): unknown {
  if (typeof value === "function") return (...all: unknown[]) => tableInBrackets(value(...all));
  return eachPart(value, (part, key) => {
    if (key !== undefined && TEXTS.has(key)) return inBrackets(part);
    return typeof part === "function" ? part : tableInBrackets(part);
  });
}

function eachPart(value: unknown, change: (part: unknown, key?: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => change(part));
  if (value instanceof Map) return new Map(Array.from(value, ([key, part]) => [key, change(part)]));
  if (typeof value !== "object" || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));
}

/** `Press 1 of Jin`, given `Jin` -> `[Press~~ 1 of~] Jin`. */
function longer(text: string, given: readonly unknown[]): string {
  const names = given.filter((name) => typeof name === "string" && /\p{L}/u.test(name));
  const kept = names.map((name) => String(name).replace(/[^\p{L}\s]/gu, "\\$&"));
  const pieces = text.split(new RegExp(`(${["\\[[^[\\]]*~[^[\\]]*\\]", ...kept].join("|")})`));
  const said = (piece: string) =>
    piece.replace(/\S.*\S|\S/su, (words) =>
      /\p{L}/u.test(words)
        ? `[${words.replace(/\p{L}+/gu, (word) => word + "~".repeat(Math.ceil(word.length / 3)))}]`
        : words,
    );
  return pieces.map((piece, place) => (place % 2 === 0 ? said(piece) : piece)).join("");
}

interface MadeUpPages {
  /** Where the stylesheets stand that documents load. */
  readonly folder: string;
  readonly documents: ReadonlyMap<string, string>;
}

/** Renders pages in the language, as the build renders them, with the stylesheets of the build before. */
export async function renderMadeUp(paths: readonly string[]): Promise<MadeUpPages> {
  const { clientFolder } = buildSettings;
  const folder = await mkdtemp(join(tmpdir(), "made-up-"));
  await cp(clientFolder, folder, {
    recursive: true,
    filter: (file) => file === clientFolder || /\/(?:assets|\.vite|manifest\.json|[^/]*\.css)$/.test(file),
  });
  const server = await createServer({
    root: resolve(import.meta.dirname, ".."),
    plugins: [madeUpLanguage()],
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const { SiteRenderer } = (await server.ssrLoadModule("/app/document/entry.server.tsx")) as typeof Entry;
  const site = new SiteRenderer(folder, "");
  const documents = new Map<string, string>();
  for (const path of paths) documents.set(path, await site.document(path));
  await server.close();
  return { folder, documents };
}
