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
import { createBuilder } from "vite";
import type { SiteRenderer } from "./app/document/entry.server.tsx";
import { buildHeadScript, buildServiceWorker } from "./build-scripts.ts";
import { buildSettings } from "./build-settings.ts";

const { clientFolder, dataFolder, serverFolder, movesFolder, serviceWorkerFile } = buildSettings;

await rm(dirname(clientFolder), { recursive: true, force: true });
const builder = await createBuilder({ root: import.meta.dirname, logLevel: "warn" });
const { client, ssr } = builder.environments;
if (client === undefined || ssr === undefined) throw new Error("Vite has not the two environments of a site");
await builder.build(client);
await builder.build(ssr);

const headScript = await buildHeadScript(clientFolder);
await writeFile(serviceWorkerFile, (await buildServiceWorker(serverFolder)).code);

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
