import { join } from "node:path";
import { CHARACTERS } from "@tactician/game";
import { build, type PluginOption } from "vite";
import { formatRoster } from "./app/base/core/roster-names.ts";
import { noMissingWords } from "./missing-plugin.ts";

interface BuiltScript {
  readonly fileName: string;
  readonly code: string;
}

/** Builds what stands in the head of each page, and the script that it loads where text is written by the visitor's own notation. */
export async function buildHeadScript(outDir: string, plugins: PluginOption[] = []): Promise<BuiltScript> {
  const written = await buildScript(outDir, "app/head/written.ts", {}, plugins);
  const define = {
    ROSTER: JSON.stringify(formatRoster(CHARACTERS)),
    WRITTEN_SCRIPT: JSON.stringify(`/${written.fileName}`),
  };
  return buildScript(outDir, "app/head/head.ts", define, plugins);
}

/** Builds the service worker, in which `self.__PRECACHED` stands for the list of files. */
export function buildServiceWorker(outDir: string): Promise<BuiltScript> {
  const define = { PRECACHED: "self.__PRECACHED" };
  return buildScript(outDir, "app/service-worker/service-worker.ts", define, []);
}

/** Builds a script that is no module: one that pages wait for, or that stands in them. */
async function buildScript(
  outDir: string,
  input: string,
  define: Record<string, string>,
  plugins: PluginOption[],
): Promise<BuiltScript> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    plugins: [noMissingWords(), ...plugins],
    define,
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, input),
        output: { format: "iife", entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const [script] = "output" in built ? built.output : [];
  if (script?.type !== "chunk") throw new Error(`Vite has not built ${input}`);
  return script;
}
