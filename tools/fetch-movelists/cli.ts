// `npm run import -- wiki`: fetches all movelists from the wiki into a folder. Usage: `npm run import -- wiki --help`.
import { join, relative, resolve } from "node:path";
import { CHARACTERS, isCharacterId } from "@tactician/game";
import { origin, ownVersion, readSettings, replaySettings, UsageError, userAgent } from "@tactician/settings";
import * as z from "zod";
import { contentDir, root } from "../build/paths.ts";
import { runCommand } from "../command-line.ts";
import { readMovelist } from "../import-movelists/import-movelists.ts";
import { createAskWiki } from "./ask-wiki.ts";
import { FolderError, fetchMovelists, openFetchedFolder } from "./fetch-movelists.ts";

const USAGE = `Fetches the movelists from the wiki, one character at a time, as <characterId>.json in the TekkenDocs export's format.

  npm run import -- wiki --to DIR [--character ID]... [--pause SECONDS]

  --to DIR          folder for the files; in this repository only below data/, which git ignores, because the notes
                    are the wiki's own words
  --character ID    only this character (repeatable; default: the whole roster)
  --pause SECONDS   pause between requests (default: 2)

A stopped run resumes: movelists of the last 24 hours are not fetched again. Settings: SITE_URL, which the wiki's owner
sees, and WIKI_URL (default: https://wavu.wiki).`;

const settingsSchema = z.object({
  SITE_URL: replaySettings.shape.SITE_URL,
  WIKI_URL: origin("https://wavu.wiki").default("https://wavu.wiki"),
});

await runCommand(
  USAGE,
  {
    to: { type: "string", default: "" },
    character: { type: "string", multiple: true },
    pause: { type: "string", default: "2" },
  },
  async (values) => {
    const to = readFolder(values.to);
    const characters = readCharacters(values.character);
    const pauseMs = readPause(values.pause);
    const { SITE_URL, WIKI_URL } = readSettings(settingsSchema, process.env);
    const missing = await fetchMovelists({
      characters,
      folder: await openFetchedFolder(to, WIKI_URL, new Date()),
      askWiki: createAskWiki({ url: WIKI_URL, userAgent: userAgent(SITE_URL, ownVersion()), pauseMs }),
      countMoves: async (character) =>
        (await readMovelist(join(contentDir, "movelists"), character))?.moves.length,
      now: () => new Date(),
      onMovelist: (line) => console.log(line),
      onFinding: (line) => console.error(line),
    });
    console.log(`${characters.length - missing} of ${characters.length} movelists are in ${to}.`);
    return missing === 0;
  },
  [FolderError],
);

function readFolder(to: string): string {
  if (to === "") throw new UsageError("--to DIR is missing.");
  const folder = resolve(to);
  const place = relative(root, folder);
  if (!place.startsWith("..") && !/^data[\\/]/.test(place))
    throw new UsageError(`--to must be outside this repository or below data/ (it is "${folder}").`);
  return folder;
}

function readCharacters(characterIds: readonly string[] | undefined) {
  const unknown = characterIds?.find((characterId) => !isCharacterId(characterId));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not a character ID (see packages/game/src/character.ts).`);
  return CHARACTERS.filter(({ characterId }) => characterIds?.includes(characterId) ?? true);
}

function readPause(text: string): number {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text))
    throw new UsageError(`--pause must be a number of seconds (it is "${text}").`);
  return Number(text) * 1000;
}
