import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importMovelists } from "./import-movelists.ts";
import { fieldShares, reportText } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = `Turns the movelists of the TekkenDocs export into content/movelists/<slug>.json.

  node tools/import-movelists/cli.ts [--from DIR] [--month YYYY-MM] [--report]

  --from DIR       folder of the source files (default: ../shared/data/movelists beside the repository)
  --month YYYY-MM  month of the source's state (default: 2026-08)
  --report         print every value that could not be read and every note line outside the model`;

const { values } = parseArgs({
  options: {
    from: { type: "string", default: resolve(ROOT, "../shared/data/movelists") },
    month: { type: "string", default: "2026-08" },
    report: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (values.help) console.log(USAGE);
else process.exitCode = await run(values.from, values.month, values.report);

async function run(from: string, checkedAt: string, wantsReport: boolean): Promise<number> {
  const folder = await stat(from).catch(() => undefined);
  if (folder?.isDirectory() !== true) {
    console.error(`There is no folder ${from}. Name the source with --from DIR.`);
    return 1;
  }
  if (!/^\d{4}-\d{2}$/.test(checkedAt)) {
    console.error(`--month takes a month such as 2026-08, not ${checkedAt}.`);
    return 1;
  }
  const to = resolve(ROOT, "content/movelists");
  const tally = await importMovelists({ from, to, checkedAt }).catch((error: Error) => error);
  if (tally instanceof Error) {
    console.error(tally.message);
    return 1;
  }
  if (wantsReport) console.log(reportText(tally));
  const values = fieldShares(tally).reduce((sum, { total }) => sum + total, 0);
  console.log(
    `Read ${values - tally.findings.length} of ${values} values into content/movelists; --report lists the rest.`,
  );
  return 0;
}
