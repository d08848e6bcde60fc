import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "@tactician/settings";
import { PROXIES, NAME as PROXY_NAME, startProxy } from "../../apps/server/attacks/testing/proxies.ts";
import { serveBuiltSite } from "../browser/built-site.ts";
import { median } from "../browser/statistics.ts";
import { type Options, runCommand, type Values } from "../command-line.ts";

let isMissed = false;

/** Runs a bench with its options, and says whether the machine was calm. The exit status is 1 when a limit is missed. */
export function runBench<Wanted extends Options>(
  usage: string,
  options: Wanted,
  bench: (values: Values<Wanted>) => Promise<void>,
): Promise<void> {
  return runCommand(usage, options, async (values) => {
    printLoad("before");
    await bench(values);
    printLoad("after");
    return !isMissed;
  });
}

function printLoad(when: string): void {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const verdict = load < cores / 2 ? "calm" : "not calm: times are too long";
  console.log(`${when}: ${cores} cores, load ${load.toFixed(1)}, ${verdict}`);
}

/** How often everything is measured. */
export function runsFrom(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new UsageError(`--runs must be a whole number from 1, not "${text}"`);
}

/** Those of `all` that `names` has, `home,sheet`; everything without. */
export function chosen<Item>(
  all: readonly Item[],
  names: string | undefined,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (names === undefined) return all;
  const wanted = names.split(",");
  const unknown = wanted.find((name) => !all.some((item) => namesOf(item).includes(name)));
  if (unknown === undefined) return all.filter((item) => namesOf(item).some((name) => wanted.includes(name)));
  const known = [...new Set(all.flatMap(namesOf))].join(", ");
  throw new UsageError(`There is no page "${unknown}" here, but ${known}`);
}

interface OtherSites {
  /** Another checkout, as it was built there. */
  readonly beside?: string | undefined;
  /** Names of proxies, `nginx,caddy`: the site behind each. */
  readonly behind?: string | undefined;
}

/** Serves the site, built anew when needed, and others to compare with; gives `use` their origins, its own first. */
export async function withSites(
  { beside, behind }: OtherSites,
  use: (origins: readonly string[]) => Promise<void>,
): Promise<void> {
  const proxies =
    behind === undefined ? [] : chosen(Object.entries(PROXIES), behind, ([name]) => [name.toLowerCase()]);
  await using stack = new AsyncDisposableStack();
  const serve = async (folder?: string, settings?: Record<string, string>) => {
    const site = await serveBuiltSite(folder, settings);
    stack.defer(() => site.stop());
    return site;
  };
  const origins = [(await serve()).origin];
  if (beside !== undefined) origins.push((await serve(beside)).origin);
  for (const [, proxy] of proxies) {
    const folder = await mkdtemp(join(tmpdir(), "tactician-proxy-"));
    stack.defer(() => rm(folder, { recursive: true }));
    const { port } = await serve(undefined, { TRUST_PROXY: "1", SITE_URL: `https://${PROXY_NAME}` });
    const front = await startProxy(proxy, folder, port);
    stack.defer(() => front.stop());
    origins.push(`https://${PROXY_NAME}:${front.https}`);
  }
  await use(origins);
}

/**
 * Measures each way once a round, one after the other: two at a time would slow each other down. Who is first alternates, so that a
 * busy minute hits all alike. What each way measured comes back, round by round.
 */
export async function inTurn<Result>(
  ways: readonly ((round: number) => Promise<Result>)[],
  rounds: number,
): Promise<Result[][]> {
  const results = ways.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...ways.entries()];
    for (const [place, way] of round % 2 === 0 ? order : order.reverse())
      results[place]?.push(await way(round));
  }
  return results;
}

export async function repeat<Result>(measure: () => Promise<Result>, times: number): Promise<Result[]> {
  return (await inTurn([measure], times)).flat();
}

export function medianOf<Run>(runs: readonly Run[], read: (run: Run) => number): number {
  return median(runs.map(read));
}

/** The median of each value by itself. */
export function mediansOf<Run extends { readonly [Name in keyof Run]: number }>(runs: readonly Run[]): Run {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(runs, (run) => run[name])])) as Run;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Says after each of so many parts how long the others will take, as long as the ones before: `4 min left`. */
export function timeLeft(parts: number): () => string {
  const startedAt = performance.now();
  let done = 0;
  return () => {
    done += 1;
    const seconds = ((performance.now() - startedAt) / done / 1000) * (parts - done);
    if (done === parts) return "";
    return seconds < 90 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`;
  };
}

interface Limits {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

/** Whether a value is within its limits; one that is not is the bench's exit status. */
export function isKept(value: number, { atMost = Infinity, atLeast = -Infinity }: Limits): boolean {
  const kept = value <= atMost && value >= atLeast;
  isMissed ||= !kept;
  return kept;
}

/** Prints one line, `read 100 newest, p99   1.1 ms   at most 2 ms   ok`; without a limit the value is only told. */
export function report(label: string, value: number, unit: string, limits: Limits = {}): void {
  const { atMost, atLeast } = limits;
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  const isLimited = atMost !== undefined || atLeast !== undefined;
  const verdict = isLimited
    ? `${`${limit} ${unit}`.padEnd(18)} ${isKept(value, limits) ? "ok" : "MISSED"}`
    : "";
  const shown = `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  console.log(`  ${label.padEnd(52)} ${shown.padStart(14)}   ${verdict}`.trimEnd());
}
