// Renders every page (`pages`) or all moves (`moves`) beside the browser's files of build-browser.ts, and prints how many.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  APP_SHELL_PATH,
  builtAddresses,
  characterListSchema,
  MOVE_FRAME_FILE,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import type { SiteRenderer } from "./app/document/entry.server.tsx";
import { buildSettings } from "./build-settings.ts";

const { clientFolder, dataFolder, headScriptFile, movesFolder, serverFolder } = buildSettings;

const entry: { SiteRenderer: new (folder: string, headScript: string) => SiteRenderer } = await import(
  pathToFileURL(join(serverFolder, "entry.server.js")).href
);
const site = new entry.SiteRenderer(clientFolder, await readFile(headScriptFile, "utf8"));
const characters = characterListSchema.parse(
  JSON.parse(await readFile(join(dataFolder, "characters.json"), "utf8")),
);
const count = process.argv[2] === "moves" ? await keepMoves() : await keepPages();
process.stdout.write(`${count}\n`);

async function keepPages(): Promise<number> {
  const addresses = builtAddresses(characters);
  for (const { path } of addresses) await keep(path, await site.document(path));
  await keep(APP_SHELL_PATH, site.shell());
  return addresses.length;
}

/** An address's last part is a folder, so that it has no ending: `/about` is about/index.html. */
async function keep(path: string, html: string): Promise<void> {
  const folder = join(clientFolder, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), html);
}

/** Moves have no documents of their own: tools/build packs their pieces. */
async function keepMoves(): Promise<number> {
  await mkdir(movesFolder, { recursive: true });
  let count = 0;
  for (const { _id } of characters) {
    const pieces = await site.moves(_id);
    count += pieces.moves.length;
    await writeFile(join(movesFolder, `${_id}.json`), JSON.stringify(pieces));
  }
  const { frame, unknown } = await site.moveFrames();
  await writeFile(join(movesFolder, MOVE_FRAME_FILE), frame);
  await writeFile(join(movesFolder, UNKNOWN_MOVE_FILE), unknown);
  return count;
}
