// `npm run bench:combos`: the combo page with 200 combos of 12 inputs, on a phone's screen with the processor of a phone
// (docs/decisions/021; BENCH_SLOWDOWN sets another): first view, key presses, export of one row. Prints the limits beside the
// values; exits 1 when a limit is missed.
import { makePhone } from "../browser/phone.ts";
import { serveBuiltSite } from "../browser/serve-built-site.ts";
import { median, percentile, slowestInteraction } from "../browser/statistics.ts";
import { withBrowser } from "../browser/with-browser.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";

interface Row {
  readonly label: string;
  readonly value: number;
  /** Where there is one. */
  readonly limit?: number;
}

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PORT = 24_875;

const server = await serveBuiltSite(PORT);
try {
  const phone = await makePhone(process.env.BENCH_SLOWDOWN);
  const visits = await measure(`http://127.0.0.1:${PORT}/combo-generator`, phone.slowdown);
  const fast = visits.map(({ fastKeyMs }) => fastKeyMs);
  const slow = visits.map(({ slowKeyMs }) => slowKeyMs);
  const rows: Row[] = [
    {
      label: "first view of the rows",
      value: median(visits.map(({ firstViewMs }) => firstViewMs)),
      limit: 1000,
    },
    ...keyRows("every 0.12 s", fast),
    ...keyRows("every 0.32 s", slow),
    { label: "export of one row", value: median(visits.map(({ exportMs }) => exportMs)), limit: 1500 },
  ];
  console.log(`200 combos of 12 inputs, phone, medians of ${RUNS} visits, ${phone.words}`);
  for (const { label, value, limit } of rows) {
    const verdict = limit === undefined ? "" : `   limit ${limit} ms   ${value <= limit ? "ok" : "MISSED"}`;
    console.log(`  ${label.padEnd(36)} ${value.toFixed(0).padStart(5)} ms${verdict}`);
  }
  process.exitCode = rows.every(({ value, limit }) => limit === undefined || value <= limit) ? 0 : 1;
} finally {
  server.kill();
}

/**
 * `visits`: how long each key took, visit by visit. A key that is slow by itself is so in most visits; what another program did to a single
 * press shows in the rows without a limit.
 */
function keyRows(pace: string, visits: readonly (readonly number[])[]): Row[] {
  const all = visits.flat();
  const keys = visits[0]?.map((_, key) => median(visits.flatMap((visit) => visit[key] ?? []))) ?? [];
  return [
    { label: `key ${pace}, median`, value: median(all), limit: 50 },
    { label: `key ${pace}, slowest of ${keys.length}`, value: Math.max(...keys), limit: 50 },
    { label: `  95 of 100 of all ${all.length} presses`, value: percentile(all, 95) },
    { label: "  INP of all presses", value: slowestInteraction(all) },
    { label: "  slowest of all presses", value: Math.max(...all) },
  ];
}

function measure(url: string, slowdown: number): Promise<Visit[]> {
  return withBrowser(async (browser) => {
    const done: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) done.push(await measureVisit(browser, url, slowdown));
    return done;
  });
}
