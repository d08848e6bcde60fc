// Renders every page (`pages`) or all moves (`moves`) beside the browser's files of build-browser.ts, and prints how many.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import {
  APP_SHELL_PATH,
  builtAddresses,
  characterListSchema,
  MOVE_FRAME_FILE,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import type { RenderedMoves, SiteRenderer } from "./app/document/entry.server.tsx";
import { buildSettings } from "./build-settings.ts";

const { clientFolder, dataFolder, headScriptFile, movesFolder, pagesFolder, serverFolder } = buildSettings;

const entry: { SiteRenderer: typeof SiteRenderer } = await import(
  pathToFileURL(join(serverFolder, "entry.server.js")).href
);
const site = new entry.SiteRenderer(clientFolder, pagesFolder, await readFile(headScriptFile, "utf8"));
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
  const folder = join(pagesFolder, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), html);
}

/**
 * Moves have no documents of their own: tools/build packs their pieces. Those of a character whose data and renderer are as they were
 * stay as they are.
 */
async function keepMoves(): Promise<number> {
  await mkdir(movesFolder, { recursive: true });
  const renderer = await rendererDigest();
  const all: KeptMoves[] = [];
  for (const { _id } of characters) {
    const data = await readFile(join(dataFolder, "move-pages", `${_id}.json`));
    const madeOf = createHash("sha256").update(renderer).update(data).digest("base64");
    const file = join(movesFolder, `${_id}.kept`);
    let kept = await readKept(file);
    if (kept?.madeOf !== madeOf) {
      const { pieces, ...used } = await site.moves(_id);
      await writeFile(join(movesFolder, `${_id}.json`), JSON.stringify(pieces));
      kept = { madeOf, count: pieces.moves.length, ...used };
      await writeFile(file, JSON.stringify(kept));
    }
    all.push(kept);
  }
  await dropOthers(characters.map(({ _id }) => _id));
  const { frame, unknown } = await site.moveFrames(all);
  await writeFile(join(movesFolder, MOVE_FRAME_FILE), frame);
  await writeFile(join(movesFolder, UNKNOWN_MOVE_FILE), unknown);
  return all.reduce((sum, { count }) => sum + count, 0);
}

/** What is known of a character's pieces without reading them. */
interface KeptMoves extends Omit<RenderedMoves, "pieces"> {
  /** Digest of the data and of the renderer. */
  readonly madeOf: string;
  readonly count: number;
}

async function rendererDigest(): Promise<string> {
  const hash = createHash("sha256");
  const names = await readdir(serverFolder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith(".js")).sort())
    hash.update(name).update(await readFile(join(serverFolder, name)));
  return hash.digest("base64");
}

/** Nothing where there is none, or only half of one. */
async function readKept(file: string): Promise<KeptMoves | undefined> {
  return readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
}

/** Characters that left the guide leave nothing to be packed. */
async function dropOthers(ids: readonly string[]): Promise<void> {
  const known = new Set(ids);
  const others = (await readdir(movesFolder)).filter((name) => !known.has(parse(name).name));
  for (const name of others) await rm(join(movesFolder, name));
}
