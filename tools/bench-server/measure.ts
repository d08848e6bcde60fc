import autocannon from "autocannon";

const CONNECTIONS = 50;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const ROUNDS = 3;

/** What one server did for one address. */
export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** Puts each address under load in turn, round after round, so that a busy moment of the machine hits all of them; medians. */
export async function measureInTurn(urls: readonly string[]): Promise<Measurement[]> {
  for (const url of urls) await load(url, WARM_UP_SECONDS);
  const rounds: Measurement[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, url] of urls.entries()) rounds[index]?.push(await load(url, SECONDS));
  }
  return rounds.map((measurements) => ({
    requestsPerSecond: median(measurements.map((m) => m.requestsPerSecond)),
    p99: median(measurements.map((m) => m.p99)),
  }));
}

async function load(url: string, seconds: number): Promise<Measurement> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": "br" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were failures and ${result.errors} did not come.`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

/** The middle value; of an even number of values the upper one of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
