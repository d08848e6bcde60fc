import { setTimeout as sleep } from "node:timers/promises";
import { readReplayRows } from "@tactician/replays";
import { startStandInService } from "@tactician/replays/testing/stand-in-service";
import { growRows } from "../bench-replays/grow-rows.ts";
import { startSite } from "../bench-replays/measure-site.ts";
import { percentile } from "../browser/statistics.ts";

/** A server that reads the feed. */
export interface FeedCost {
  readonly windows: number;
  /** Megabytes when it has read some windows and follows. */
  readonly memory: number;
  /** Milliseconds until a visitor has a small answer while windows are read: the slowest of a hundred, and of all. */
  readonly p99: number;
  readonly slowest: number;
}

const MATCHES_A_SECOND = 10;
const WINDOW_SECONDS = 700;
const WINDOWS = 8;
const EVERY_MS = 10;

/** Reads windows of 7,000 matches from a stand-in of the service, and asks for a page's data meanwhile. */
export async function measureFeed(settings: Record<string, string>): Promise<FeedCost> {
  const seconds = WINDOWS * WINDOW_SECONDS;
  const now = Math.floor(Date.now() / 1000);
  const rows = growRows(seconds * MATCHES_A_SECOND).rows(0, seconds * MATCHES_A_SECOND);
  const { matches } = readReplayRows(rows);
  const first = matches[0]?.battle_at ?? 0;
  const service = await startStandInService(
    matches.map((match) => ({ ...match, battle_at: match.battle_at - first + now - seconds })),
  );
  const since = new Date((now - seconds) * 1000).toISOString().replace(/\.\d+Z/, "Z");
  const site = await startSite({
    ...settings,
    REPLAY_SERVICE_URL: service.url,
    FEED: "on",
    FEED_SINCE: since,
  });
  try {
    const times: number[] = [];
    while (service.asked.length < WINDOWS) {
      const startedAt = performance.now();
      await (await fetch(`${site.origin}/api/characters`)).arrayBuffer();
      times.push(performance.now() - startedAt);
      await sleep(EVERY_MS);
    }
    await sleep(5000);
    return {
      windows: service.asked.length,
      memory: site.memory(),
      p99: percentile(times, 99),
      slowest: percentile(times, 100),
    };
  } finally {
    await site.stop();
    await service.close();
  }
}
