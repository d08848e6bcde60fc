import {
  API_BASE,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  populationRanksSchema,
} from "@tactician/contract";
import { RANK_CLASSES } from "@tactician/statistics";
import type { ChildServer } from "../bench-server/child-server.ts";
import { median, percentile } from "../browser/statistics.ts";

const PATHS = [POPULATION_MATCHUPS_PATH, POPULATION_POPULARITY_PATH, POPULATION_RANKS_PATH];
const KEPT_REQUESTS = 200;
const DAY_MS = 86_400_000;

/** Milliseconds until the last byte, of what a page asks for at one choice of its filters. */
export interface AnswerTimes {
  readonly filters: number;
  /** Of filters that are counted: the chart in the middle and the slowest of all, then all three answers of a page. */
  readonly chart: number;
  readonly slowestChart: number;
  readonly page: number;
  readonly slowestPage: number;
  /** Of a filter that is kept, one answer. */
  readonly kept: number;
  /** Bytes of the largest chart as it is sent. */
  readonly largestChart: number;
}

/** Asks a site that has just started for every filter of the page. Its proxy says who asks: each question comes from elsewhere. */
export async function measureAnswers(site: ChildServer): Promise<AnswerTimes> {
  const times: { chart: number; page: number; bytes: number }[] = [];
  // The first questions of all also compile the code.
  for (const query of ["since=2026-01-02", "since=2026-01-03&rank=rulers", "since=2026-01-04"])
    await askPage(site, query);
  const queries = filters(await newestVersion(site));
  for (const query of queries) times.push(await askPage(site, query));
  const kept: number[] = [];
  for (let count = 0; count < KEPT_REQUESTS; count += 1)
    kept.push((await ask(site, PATHS[count % PATHS.length] ?? "", queries[count % queries.length] ?? "")).ms);
  return {
    filters: queries.length,
    chart: median(times.map(({ chart }) => chart)),
    slowestChart: percentile(
      times.map(({ chart }) => chart),
      100,
    ),
    page: median(times.map(({ page }) => page)),
    slowestPage: percentile(
      times.map(({ page }) => page),
      100,
    ),
    kept: median(kept),
    largestChart: percentile(
      times.map(({ bytes }) => bytes),
      100,
    ),
  };
}

/** All versions and one, every class of ranks and all, all days and the last 365, 90 and 30. */
function filters(version: number): string[] {
  const since = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const days = ["", since(365), since(90), since(30)];
  const ranks = ["", ...RANK_CLASSES.map(({ id }) => id)];
  return ["", `${version}`].flatMap((played) =>
    ranks.flatMap((rank) => days.map((day) => `version=${played}&rank=${rank}&since=${day}`)),
  );
}

async function newestVersion(site: ChildServer): Promise<number> {
  const response = await fetch(`${site.origin}${API_BASE}${POPULATION_RANKS_PATH}`);
  return populationRanksSchema.parse(await response.json()).versions[0]?.version ?? 0;
}

/** The three answers of a page one after the other, the chart first. */
async function askPage(site: ChildServer, query: string) {
  const answers = [];
  for (const path of PATHS) answers.push(await ask(site, path, query));
  const [chart] = answers;
  return {
    chart: chart?.ms ?? 0,
    bytes: chart?.bytes ?? 0,
    page: answers.reduce((sum, { ms }) => sum + ms, 0),
  };
}

let asked = 0;

async function ask(site: ChildServer, path: string, query: string) {
  asked += 1;
  const from = `10.${Math.floor(asked / 65_536) % 256}.${Math.floor(asked / 256) % 256}.${asked % 256}`;
  const startedAt = performance.now();
  const response = await fetch(`${site.origin}${API_BASE}${path}?${query}`, {
    headers: { "accept-encoding": "br", "x-forwarded-for": from },
  });
  await response.arrayBuffer();
  const ms = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${response.status} for ${path}?${query}`);
  return { ms, bytes: Number(response.headers.get("content-length")) };
}
