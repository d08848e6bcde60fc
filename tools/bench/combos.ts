// The combo page with 200 combos of 12 inputs, on the processor of a phone (docs/decisions/021).
import { withBrowser } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { median, percentile, slowestInteraction } from "../browser/statistics.ts";
import { medianOf, repeat, report, runBench, runsFrom, withSites } from "./harness.ts";
import { type Visit, visitCombos } from "./visit-combos.ts";

const USAGE = `The combo page with 200 combos of 12 inputs on a phone: first view, key presses, export of one row.

  npm run bench -- combos [--runs 5]

BENCH_SLOWDOWN=4 is Lighthouse's own phone. DIST_DIR names a built site that is served as it is.`;

const KEY = { atMost: 50 };

await runBench(USAGE, { runs: { type: "string", default: "5" } }, async ({ runs }) => {
  await withSites({}, async ([origin = ""]) => {
    const { slowdown, words } = await makePhone();
    const url = `${origin}/combo-generator`;
    const visits = await withBrowser((browser) =>
      repeat(() => visitCombos(browser, url, slowdown), runsFrom(runs)),
    );
    console.log(`200 combos of 12 inputs, phone, medians of ${runs} visits, ${words}`);
    const firstView = medianOf(visits, ({ firstViewMs }) => firstViewMs);
    report("first view of the rows", firstView, "ms", { atMost: 1000 });
    reportKeys("every 0.12 s", visits, "fastKeyMs");
    reportKeys("every 0.32 s", visits, "slowKeyMs");
    const exported = medianOf(visits, ({ exportMs }) => exportMs);
    report("export of one row", exported, "ms", { atMost: 1500 });
  });
});

/**
 * How long each key took, visit by visit. A key that is slow by itself is so in most visits; what another program did to a single press
 * shows in the rows without a limit.
 */
function reportKeys(pace: string, visits: readonly Visit[], which: "fastKeyMs" | "slowKeyMs"): void {
  const all = visits.flatMap((visit) => visit[which]);
  const keys =
    visits[0]?.[which].map((_, key) => median(visits.flatMap((visit) => visit[which][key] ?? []))) ?? [];
  report(`key ${pace}, median`, median(all), "ms", KEY);
  report(`key ${pace}, slowest of ${keys.length}`, Math.max(...keys), "ms", KEY);
  report(`  95 of 100 of all ${all.length} presses`, percentile(all, 95), "ms");
  report("  INP of all presses", slowestInteraction(all), "ms");
  report("  slowest of all presses", Math.max(...all), "ms");
}
