import autocannon from "autocannon";
import { median } from "../browser/statistics.ts";

const CONNECTIONS = 50;
// Short and many: what else the machine does changes within seconds, and a round should see one state of it.
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const ROUNDS = 9;

/** What browsers accept: pages of moves come as gzip, everything else as Brotli. */
export const ACCEPTED = "gzip, br";

/** What one server did for one address. */
export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** What two servers did for the same answer. */
export interface Comparison {
  bare: Measurement;
  ours: Measurement;
  /** Our requests per second as a share of the bare server's. */
  share: number;
}

/**
 * Puts both addresses under load in turn, round after round, and takes medians. The share is taken within each round, so
 * that a busy minute of the machine hits both sides of it.
 */
export async function compareInTurn(bareUrl: string, ourUrl: string): Promise<Comparison> {
  for (const url of [bareUrl, ourUrl]) await load(url, WARM_UP_SECONDS);
  const bare: Measurement[] = [];
  const ours: Measurement[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = await load(bareUrl, SECONDS);
    const second = await load(ourUrl, SECONDS);
    bare.push(first);
    ours.push(second);
    shares.push(second.requestsPerSecond / first.requestsPerSecond);
  }
  return { bare: summarize(bare), ours: summarize(ours), share: median(shares) };
}

function summarize(measurements: readonly Measurement[]): Measurement {
  return {
    requestsPerSecond: median(measurements.map((m) => m.requestsPerSecond)),
    p99: median(measurements.map((m) => m.p99)),
  };
}

async function load(url: string, seconds: number): Promise<Measurement> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": ACCEPTED },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were failures and ${result.errors} did not come.`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

/** Requests per second where each asks for another one of many addresses, in turn. */
export async function measureInTurn(origin: string, paths: readonly string[]): Promise<Measurement> {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS * ROUNDS,
    headers: { "accept-encoding": ACCEPTED },
    requests: [
      {
        setupRequest: (request) => {
          next = (next + 1) % paths.length;
          return { ...request, path: paths[next] ?? "/" };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${origin}: ${result.non2xx} answers were failures and ${result.errors} did not come.`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
