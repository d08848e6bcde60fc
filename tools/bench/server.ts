// Requests per second of our server beside a bare node:http server with the same bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API_BASE, characterPath, movePartPath, sheetPath } from "@tactician/contract";
import autocannon from "autocannon";
import { startServer } from "../../apps/server/src/testing/server-process.ts";
import { servedDir, startSite } from "../browser/built-site.ts";
import { median } from "../browser/statistics.ts";
import { ACCEPTED } from "./ask.ts";
import { inTurn, mediansOf, report, runBench, runsFrom } from "./harness.ts";

const USAGE = `Requests per second beside a bare node:http server that sends the same bytes. The site has to be built.

  npm run bench -- server [--runs 9]

  --runs N   rounds of two seconds for each server and answer`;

const SMALLEST_SHARE = 70;
const IDLE_LIMIT_MB = 150;
/** Pages of moves that are not kept, each another one: all at once, and one after the other. */
const FEWEST_COLD_PAGES = 300;
const SLOWEST_COLD_PAGE_MS = 10;
const CONNECTIONS = 50;
// Short and many: what else the machine does changes within seconds, and a round should see one state of it.
const SECONDS = 2;

const ADDRESSES = [sheetPath("jin", "Jin"), API_BASE + characterPath("jin"), movePartPath("jin", "df+2")];

await runBench(USAGE, { runs: { type: "string", default: "9" } }, async ({ runs }) => {
  const rounds = runsFrom(runs);
  const ours = await startSite();
  try {
    report("memory of the idle server", ours.memory(), "MB", { atMost: IDLE_LIMIT_MB });
    const script = join(import.meta.dirname, "bare-server.ts");
    const bare = await startServer([process.execPath, script, ours.origin, ...ADDRESSES], process.env);
    try {
      for (const address of ADDRESSES) await compare(address, [bare.origin, ours.origin], rounds);
    } finally {
      await bare.stop();
    }
    const paths = movePaths();
    console.log(`${paths.length} pages of moves in turn, none of them kept`);
    const cold = await measureCold(ours.origin, paths, rounds, CONNECTIONS);
    reportServer("this server", cold, FEWEST_COLD_PAGES);
    const { requestsPerSecond } = await measureCold(ours.origin, paths, rounds, 1);
    report("one after the other", 1000 / requestsPerSecond, "ms", { atMost: SLOWEST_COLD_PAGE_MS });
  } finally {
    await ours.stop();
  }
});

type Measurement = Awaited<ReturnType<typeof load>>;

/** The share is taken within each round, so that a busy minute of the machine hits both sides of it. */
async function compare(address: string, origins: readonly string[], rounds: number): Promise<void> {
  console.log(address);
  const ways = origins.map((origin) => () => load({ url: origin + address, duration: SECONDS }));
  await inTurn(ways, 1);
  const [bare = [], ours = []] = await inTurn(ways, rounds);
  reportServer("bare node:http", mediansOf(bare));
  reportServer("this server", mediansOf(ours));
  const shares = ours.map((own, round) => own.requestsPerSecond / (bare[round]?.requestsPerSecond ?? 0));
  report("share", 100 * median(shares), "%", { atLeast: SMALLEST_SHARE });
}

/** The addresses of all pages of moves, as the map for search engines names them. */
function movePaths(): string[] {
  const map = readFileSync(join(servedDir, "web/sitemap-moves.xml"), "utf8");
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
}

/** Where each request asks for another one of many addresses, in turn. */
function measureCold(origin: string, paths: readonly string[], rounds: number, connections: number) {
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    next = (next + 1) % paths.length;
    return { ...request, path: paths[next] ?? "/" };
  };
  return load({ url: origin, duration: SECONDS * rounds, requests: [{ setupRequest }], connections });
}

/** `p99`: milliseconds within which 99 of 100 answers came. */
async function load(options: autocannon.Options) {
  const headers = { "accept-encoding": ACCEPTED };
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    ...options,
    headers,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${options.url}: ${non2xx} answers were failures and ${errors} did not come.`);
  return { requestsPerSecond: requests.average, p99: latency.p99 };
}

function reportServer(name: string, measured: Measurement, atLeast?: number): void {
  report(name, measured.requestsPerSecond, "requests/s", { atLeast });
  report(`${name}, p99`, measured.p99, "ms");
}
