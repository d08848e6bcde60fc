// `npm run audit -- --seed N --from DIR`: judges the guide's figures by the raw lists of the wiki, with rules of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "@tactician/settings";
import { startSite } from "../browser/built-site.ts";
import { contentDir } from "../build/paths.ts";
import { runCommand } from "../command-line.ts";
import { audit, type KindResult, kindsOf } from "./audit.ts";
import { chanceOf } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { type Planted, plant } from "./plant.ts";
import { RawListError, readRawLists } from "./raw-list.ts";
import { GuideError, readGuide } from "./read-guide.ts";
import { wantedFacts } from "./wanted.ts";

const USAGE = `Judges what the guide shows by the raw lists of the wiki. Without --site, the site has to be built.

  npm run audit -- --from DIR [--seed 1] [--site URL] [--to FILE] [--plant]

  --from DIR   the wiki's export: <character>.json
  --seed N     which values are drawn
  --site URL   a guide that runs, instead of this checkout's
  --to FILE    instead of content/accuracy/audit.json
  --plant      only plants wrong values in a copy and counts how many are found; writes nothing`;

const options = {
  from: { type: "string" },
  seed: { type: "string", default: "1" },
  site: { type: "string" },
  to: { type: "string", default: join(contentDir, "accuracy/audit.json") },
  plant: { type: "boolean", default: false },
} as const;

await runCommand(
  USAGE,
  options,
  async ({ from, seed: text, site, to, plant: onlyPlants }) => {
    const seed = Number(text);
    if (!Number.isInteger(seed) || seed < 0)
      throw new UsageError(`--seed must be a whole number, not "${text}"`);
    if (from === undefined) throw new UsageError("--from must name the folder of the wiki's export");
    const lists = readRawLists(from);
    const guide = await readSite(site, seed);
    const planted = plant(guide, (of) => kindsOf(of, lists));
    console.log(plantedTable(planted));
    if (onlyPlants) return true;
    const kinds = audit(kindsOf(guide, lists), seed);
    console.log(kindsTable(kinds));
    const wanted = wantedFacts(guide, lists);
    const pairs = { read: guide.pairs.length, of: guide.characters.length ** 2 };
    const date = new Date().toISOString().slice(0, 10);
    const table = { date, seed, source: guide.source, pairs, kinds, planted, wanted };
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, `${JSON.stringify(table, null, 2)}\n`);
    console.log(`Wrote ${to}`);
    return true;
  },
  [RawListError, GuideError],
);

/** Reads a guide that runs, or the built one, which is ended again. */
async function readSite(site: string | undefined, seed: number): Promise<Guide> {
  if (site !== undefined) return readGuide(site.replace(/\/$/, ""), chanceOf(seed));
  const own = await startSite().catch(() => {
    throw new GuideError("The built site does not start: npm run build");
  });
  try {
    return await readGuide(own.origin, chanceOf(seed));
  } finally {
    await own.stop();
  }
}

/** What a terminal shows of an audit, with the wrong values below. */
function kindsTable(kinds: readonly KindResult[]): string {
  const head = ["kind", "values", "checked", "unknown", "wrong", "wrong %, 95 %"];
  const rows = kinds.map(({ id, count, checked, unknown, wrong, interval }) => {
    const share = interval === undefined ? "" : `${interval.from.toFixed(2)}-${interval.to.toFixed(2)}`;
    return [id, `${count}`, `${checked}`, `${unknown}`, `${wrong}`, share];
  });
  const wrong = kinds.flatMap(({ id, rows: all }) =>
    all.map(
      (row) =>
        `  ${id}: ${row.character} ${row.move} (${row.field}): ${row.shown}, not ${row.expected}: ${row.why}`,
    ),
  );
  return [...[head, ...rows].map(lineOf), ...wrong].join("\n");
}

/** How many of the wrong values that were planted are found. */
function plantedTable({ planted, found, byKind }: Planted): string {
  const kinds = Object.entries(byKind).map(([kind, counts]) => `${kind} ${counts.found}/${counts.planted}`);
  return `Planted: found ${found} of ${planted} (${kinds.join(", ")})`;
}

function lineOf([first = "", ...others]: readonly string[]): string {
  return `${first.padEnd(12)}${others.map((cell) => cell.padStart(15)).join("")}`;
}
