// Builds the browser's files into build/client and renders every page beside them; prints how many.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  APP_SHELL_PATH,
  builtAddresses,
  characterListSchema,
  MOVE_FRAME_FILE,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { build, createBuilder } from "vite";
import { formatRoster } from "./app/base/core/roster-names.ts";
import type { SiteRenderer } from "./app/document/entry.server.tsx";
import { buildSettings } from "./build-settings.ts";

const { clientFolder, dataFolder, serverFolder, movesFolder } = buildSettings;

await rm(dirname(clientFolder), { recursive: true, force: true });
const builder = await createBuilder({ root: import.meta.dirname, logLevel: "warn" });
const { client, ssr } = builder.environments;
if (client === undefined || ssr === undefined) throw new Error("Vite has not the two environments of a site");
await builder.build(client);
await builder.build(ssr);

const writtenScript = await buildScript("app/head/written.ts");
const headScript = await buildScript("app/head/head.ts", {
  ROSTER: JSON.stringify(formatRoster(CHARACTERS)),
  WRITTEN_SCRIPT: JSON.stringify(`/${writtenScript.fileName}`),
});

const entry: { SiteRenderer: new (folder: string, headScript: string) => SiteRenderer } = await import(
  pathToFileURL(join(serverFolder, "entry.server.js")).href
);
const site = new entry.SiteRenderer(clientFolder, headScript.code);
const characters = characterListSchema.parse(
  JSON.parse(await readFile(join(dataFolder, "characters.json"), "utf8")),
);
const addresses = builtAddresses(characters);
for (const { path } of addresses) await keep(path, await site.document(path));
await keep(APP_SHELL_PATH, await site.shell());
await keepMoves();
process.stdout.write(`${addresses.length}\n`);

/** An address's last part is a folder, so that it has no ending: `/about` is about/index.html. */
async function keep(path: string, html: string): Promise<void> {
  const folder = join(clientFolder, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), html);
}

/** Moves have no documents of their own: tools/build packs their pieces. */
async function keepMoves(): Promise<void> {
  await mkdir(movesFolder, { recursive: true });
  for (const { _id } of characters)
    await writeFile(join(movesFolder, `${_id}.json`), JSON.stringify(await site.moves(_id)));
  const { frame, unknown } = await site.moveFrames();
  await writeFile(join(movesFolder, MOVE_FRAME_FILE), frame);
  await writeFile(join(movesFolder, UNKNOWN_MOVE_FILE), unknown);
}

/** Builds a script that is no module: one that pages wait for, or that stands in them. */
async function buildScript(
  input: string,
  define: Record<string, string> = {},
): Promise<{ readonly fileName: string; readonly code: string }> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      outDir: clientFolder,
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
