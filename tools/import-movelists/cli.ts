import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CHARACTERS, isCharacterId } from "@tactician/game";
import { UsageError } from "@tactician/settings";
import { runCommand } from "../command-line.ts";
import { importMovelists } from "./import-movelists.ts";
import { brokenText, summaryText } from "./tally.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = `Turns movelists from the TekkenDocs export into content/movelists/<characterId>.json.

  npm run import -- movelists --from DIR --month YYYY-MM [--character ID]... [--report]

  --from DIR        folder with the export, one <characterId>.json each
  --month YYYY-MM   month of the export; sheets and pages show it
  --character ID    only this character (repeatable; default: the whole roster)
  --report          print every value that could not be read and every note line outside the model`;

const ROSTER: string[] = CHARACTERS.map(({ characterId }) => characterId);

await runCommand(
  USAGE,
  {
    from: { type: "string", default: "" },
    month: { type: "string", default: "" },
    character: { type: "string", multiple: true, default: ROSTER },
    report: { type: "boolean", default: false },
  },
  async ({ from, month, character: characters, report }) => {
    await check(from, month, characters);
    const to = resolve(ROOT, "content/movelists");
    const tally = await importMovelists({ from, to, checkedAt: month, characters });
    console.log(summaryText(tally, report));
    for (const line of brokenText(tally)) console.error(line);
    return tally.broken.length === 0;
  },
  [Error],
);

async function check(from: string, month: string, characters: readonly string[]): Promise<void> {
  const folder = await stat(from).catch(() => undefined);
  if (folder?.isDirectory() !== true) throw new UsageError(`--from must be a folder (it is "${from}").`);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(`--month must be a month such as 2026-08 (it is "${month}").`);
  const unknown = characters.find((characterId) => !isCharacterId(characterId));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not a character ID (see packages/game/src/character.ts).`);
}
