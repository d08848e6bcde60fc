import {
  createReplayService,
  openStoreOrFallBack,
  type Patience,
  PlayerHistory,
  type ReplayStore,
  WatchedStore,
} from "@tactician/replays";
import { userAgent } from "@tactician/settings";
import type { FastifyBaseLogger } from "fastify";
import type { ServerConfig } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** The stored matches and what keeps them up to date. */
export interface Replays {
  store: WatchedStore;
  history: PlayerHistory;
  close(): Promise<void>;
}

/** What only tests set, so that no test waits for real timeouts. */
export interface ReplaySeams {
  store?: ReplayStore;
  patience?: Patience;
  service?: { timeoutMs?: number; maxBytes?: number; retries?: number; retryDelayMs?: number };
  now?: () => number;
}

/** Opens the store; what does not work as it should is written to the log, never with a player's id. */
export async function openReplays(
  config: ServerConfig,
  version: string,
  log: FastifyBaseLogger,
  seams: ReplaySeams = {},
  metrics?: Metrics,
): Promise<Replays> {
  const onWarning = (message: string) => log.warn(message);
  const opened =
    seams.store ??
    (await openStoreOrFallBack({
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      databaseReadUrl: config.DATABASE_READ_URL,
      onWarning,
    }));
  const store = new WatchedStore(metrics?.watchStore(opened) ?? opened, { onWarning });
  const service = createReplayService({
    url: config.REPLAY_SERVICE_URL,
    userAgent: userAgent(config.SITE_URL, version),
    onWarning,
    ...seams.service,
  });
  const history = new PlayerHistory({
    store,
    service,
    now: seams.now ?? Date.now,
    onWarning,
    ...(seams.patience && { patience: seams.patience }),
  });
  return {
    store,
    history,
    async close() {
      await history.close();
      await store.close();
    },
  };
}
