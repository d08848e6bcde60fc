import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { movelistSchema } from "@tactician/game";
import { measureSheet } from "./measure-sheet.ts";
import { leftoverLines, type MeasuredSheet, summarize } from "./summarize.ts";

/**
 * How many of the moves that players' cheat sheets name the resolver finds.
 * `npm run measure:resolution -- --from DIR [--report]`: DIR holds `<slug>.csv` files; `--report` lists what is left.
 * Ends with status 1 when something new does not resolve.
 */
const root = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "" },
    report: { type: "boolean", default: false },
  },
});

function measureFile(file: string): MeasuredSheet {
  const character = basename(file, ".csv");
  const movelist = readFileSync(join(root, "content/movelists", `${character}.json`), "utf8");
  return {
    character,
    parts: measureSheet(readFileSync(file, "utf8"), movelistSchema.parse(JSON.parse(movelist))),
  };
}

function main(folder: string): number {
  if (!existsSync(folder)) {
    console.error(`Name the folder of the sheets with --from (it is "${folder}").`);
    return 1;
  }
  const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  const sheets = files.sort().map((name) => measureFile(join(folder, name)));
  const { lines, news } = summarize(sheets);
  if (values.report) console.log(`${leftoverLines(sheets).join("\n")}\n`);
  console.log(lines.join("\n"));
  if (news.length > 0) console.error(`\nNew:\n${news.join("\n")}`);
  return news.length > 0 ? 1 : 0;
}

process.exitCode = main(resolve(values.from));
