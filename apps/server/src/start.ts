import { isIPv6 } from "node:net";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { StoreVersionError } from "@tactician/replays";
import { ConfigError, readOptions, UsageError } from "@tactician/settings";
import { loadSite, SiteError } from "@tactician/static-site";
import { createApp } from "./app.ts";
import type { App } from "./app-type.ts";
import { checkStore, clockMistake } from "./check.ts";
import { readConfig, type ServerConfig } from "./config.ts";
import { formatAddress, listenProblem } from "./http/listen.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { findMemoryLimit, overview, tellStore } from "./overview.ts";

const USAGE = `Serves the built site. Settings come from the environment: docs/settings.md.

  --check   say what a start would find and end: 0 when all is well, 1 with one line for each mistake`;

/** Starts the server, or checks what it would find; a problem is printed in one line and ends the process. Settings are in config.ts, answers in app.ts. */
export async function startServer(args: readonly string[] = []): Promise<void> {
  try {
    const { check: isCheck } = readOptions(args, USAGE, { check: { type: "boolean" } });
    await (isCheck ? check : start)(readConfig());
  } catch (error) {
    if (error instanceof UsageError && !error.isMistake)
      return void process.stdout.write(`${error.message}\n`);
    process.stderr.write(`${startProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Prints what a start would find; makes and changes nothing. */
async function check(config: ServerConfig): Promise<void> {
  const mistakes: string[] = [];
  const site = await loadSite(config.DIST_DIR, config.SITE_URL).catch((error: unknown) => {
    mistakes.push(startProblem(error));
    return undefined;
  });
  await site?.moves.close();
  const { store, mistake } = await checkStore(config);
  if (mistake !== undefined) mistakes.push(mistake);
  const address = formatAddress({
    address: config.HOST,
    port: config.PORT,
    family: isIPv6(config.HOST) ? "IPv6" : "IPv4",
  });
  const version = site?.version ?? "unknown";
  process.stdout.write(overview(config, { address, version, store, memoryLimit: await findMemoryLimit() }));
  for (const line of mistakes) process.stderr.write(`${line}\n`);
  if (mistakes.length > 0) process.exitCode = 1;
}

async function start(config: ServerConfig): Promise<void> {
  // Only who reads metrics pays for their library.
  const metrics = config.METRICS && new (await import("./metrics/metrics.ts")).Metrics(config.METRICS);
  const site = await loadSite(config.DIST_DIR, config.SITE_URL);
  const app = await createApp(config, site, {}, metrics);
  let metricsAddress: string | undefined;
  try {
    await app.listen({ port: config.PORT, host: config.HOST, backlog: SERVER_LIMITS.backlog.number });
    metricsAddress = await metrics?.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  stopOnSignals(app);
  giveBackWhenQuiet();
  const address = formatAddress(app.server.address());
  process.stdout.write(`Tactician is ready: ${address}\n`);
  if (metricsAddress) process.stdout.write(`Metrics are at ${metricsAddress}\n`);
  const [store, memoryLimit] = await Promise.all([tellStore(app.store), findMemoryLimit()]);
  process.stdout.write(overview(config, { address, version: site.version, store, memoryLimit }));
  const mistake = await clockMistake(app.store).catch(() => undefined);
  if (mistake !== undefined) app.log.warn(mistake);
}

function startProblem(error: unknown): string {
  const isExpected = [ConfigError, SiteError, StoreVersionError, UsageError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return (error as Error).message;
  const problem = listenProblem(error, { port: "PORT", host: "HOST" });
  if (problem !== undefined) return problem;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Stops on SIGTERM and SIGINT: takes no new connections, lets running answers end, closes idle connections, and after
 * the deadline all others. A second signal ends the process at once, because these handlers are gone then.
 */
function stopOnSignals(app: App): void {
  const signals = ["SIGTERM", "SIGINT"] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    const deadline = setTimeout(() => app.server.closeAllConnections(), SERVER_LIMITS.stopMs.ms);
    app.close().finally(() => clearTimeout(deadline));
  };
  for (const signal of signals) process.on(signal, stop);
}

/** How long nothing much has to happen, ms. */
const QUIET_MS = 10_000;
/** Share of its time that a process is busy with almost nothing. */
const ALMOST_NOTHING = 0.05;

/**
 * Collects garbage once after each busy spell. V8 collects when something is made: after a flood that is followed by silence it
 * would keep some 60 MB of what nobody needs. It takes about 50 ms, when nothing has been asked for seconds.
 */
function giveBackWhenQuiet(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  let wasBusy = true;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(now, before).utilization > ALMOST_NOTHING;
    before = now;
    if (wasBusy && !isBusy) collect();
    wasBusy = isBusy;
  }, QUIET_MS).unref();
}
