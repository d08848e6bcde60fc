import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CHARACTERS, isCharacterId } from "@tactician/game";
import { importMovelists } from "./import-movelists.ts";
import { brokenText, fieldShares, reportText } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = `Turns movelists of the TekkenDocs export into content/movelists/<slug>.json.

  npm run import:movelists -- --from DIR --month YYYY-MM [--character SLUG]... [--report]

  --from DIR        folder of the source files, <slug>.json each
  --month YYYY-MM   month of the source's state; sheets and pages name it
  --character SLUG  only this character (may be repeated); without it, the whole roster
  --report          print every value that could not be read and every note line outside the model`;

process.exitCode = await run();

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      month: { type: "string" },
      character: {
        type: "string",
        multiple: true,
        default: CHARACTERS.map(({ characterId }) => characterId),
      },
      report: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { from, month, character: characters, report } = values;
  const problem = await problemWith(from, month, characters);
  if (problem !== undefined || from === undefined || month === undefined) {
    console.error(`${problem}\n\n${USAGE}`);
    return 1;
  }
  const to = resolve(ROOT, "content/movelists");
  const tally = await importMovelists({ from, to, checkedAt: month, characters }).catch(
    (error: Error) => error,
  );
  if (tally instanceof Error) {
    console.error(tally.message);
    return 1;
  }
  if (report) console.log(reportText(tally));
  const count = fieldShares(tally).reduce((sum, { total }) => sum + total, 0);
  console.log(
    `Read ${count - tally.unread.length} of ${count} values into content/movelists; --report lists the rest.`,
  );
  for (const line of brokenText(tally)) console.error(line);
  return tally.broken.length === 0 ? 0 : 1;
}

/** What is wrong with the options, in a sentence. */
async function problemWith(from = "", month = "", characters: readonly string[] = []) {
  const folder = await stat(from).catch(() => undefined);
  if (folder?.isDirectory() !== true) return `Name the folder of the source with --from (it is "${from}").`;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    return `Name the month of the source's state with --month, such as 2026-08 (it is "${month}").`;
  }
  const unknown = characters.find((characterId) => !isCharacterId(characterId));
  if (unknown !== undefined) return `"${unknown}" is no character of packages/game/src/character.ts.`;
  return undefined;
}
