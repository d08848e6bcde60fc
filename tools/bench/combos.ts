// `npm run bench:combos`: the combo page with 200 combos of 12 inputs, on a phone's screen with the processor of a phone
// (docs/decisions/021; BENCH_SLOWDOWN sets another): first view, key presses, export of one row. Prints the limits beside the
// values; exits 1 when a limit is missed.
import { serveBuiltSite } from "../browser/built-site.ts";
import { withBrowser } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { median, percentile, slowestInteraction } from "../browser/statistics.ts";
import { medianOf, RUNS, repeat, report } from "./harness.ts";
import { visitCombos } from "./visit-combos.ts";

const KEY = { atMost: 50 };

const server = await serveBuiltSite();
try {
  const { slowdown, words } = await makePhone();
  const url = `${server.origin}/combo-generator`;
  const visits = await withBrowser((browser) => repeat(() => visitCombos(browser, url, slowdown)));
  console.log(`200 combos of 12 inputs, phone, medians of ${RUNS} visits, ${words}`);
  const firstView = medianOf(visits, ({ firstViewMs }) => firstViewMs);
  report("first view of the rows", firstView, "ms", { atMost: 1000 });
  reportKeys(
    "every 0.12 s",
    visits.map(({ fastKeyMs }) => fastKeyMs),
  );
  reportKeys(
    "every 0.32 s",
    visits.map(({ slowKeyMs }) => slowKeyMs),
  );
  const exported = medianOf(visits, ({ exportMs }) => exportMs);
  report("export of one row", exported, "ms", { atMost: 1500 });
} finally {
  await server.stop();
}

/**
 * How long each key took, visit by visit. A key that is slow by itself is so in most visits; what another program did to a single press
 * shows in the rows without a limit.
 */
function reportKeys(pace: string, visits: readonly (readonly number[])[]): void {
  const all = visits.flat();
  const keys = visits[0]?.map((_, key) => median(visits.flatMap((visit) => visit[key] ?? []))) ?? [];
  report(`key ${pace}, median`, median(all), "ms", KEY);
  report(`key ${pace}, slowest of ${keys.length}`, Math.max(...keys), "ms", KEY);
  report(`  95 of 100 of all ${all.length} presses`, percentile(all, 95), "ms");
  report("  INP of all presses", slowestInteraction(all), "ms");
  report("  slowest of all presses", Math.max(...all), "ms");
}
