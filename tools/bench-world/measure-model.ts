import type { ReplayStore } from "@tactician/replays";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";

/** Of estimates for all filters together. */
export interface ModelCost {
  readonly filters: number;
  readonly milliseconds: number;
  /** What they take together, with all that was needed on the way. */
  readonly megabytes: number;
}

const VERSIONS = 3;

/** All versions and the newest ones, each for all ranks and for every class. */
export async function measureModel(store: ReplayStore): Promise<ModelCost> {
  const versions = (await store.findPlayedVersions()).slice(0, VERSIONS).map(({ version }) => ({ version }));
  const kept: unknown[] = [];
  let milliseconds = 0;
  const before = process.memoryUsage.rss();
  for (const part of [{}, ...versions]) {
    const all = await store.findMatchupCounts(part);
    for (const rankClass of [undefined, ...RANK_CLASSES.keys()]) {
      const counts = rankClass === undefined ? all : await store.findMatchupCounts({ ...part, rankClass });
      const startedAt = performance.now();
      kept.push(rankClass === undefined ? estimateMatchups(all) : estimateMatchups(counts, all));
      milliseconds += performance.now() - startedAt;
    }
  }
  const megabytes = (process.memoryUsage.rss() - before) / 1024 / 1024;
  return { filters: kept.length, milliseconds, megabytes };
}
