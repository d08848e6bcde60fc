import {
  createReplayService,
  openServerStore,
  type Patience,
  PlayerHistory,
  type SqlStore,
  Together,
} from "@tactician/replays";
import { Breaker, type BreakerState } from "@tactician/resilience";
import { userAgent } from "@tactician/settings";
import type { FastifyBaseLogger } from "fastify";
import type { ServerConfig } from "../config.ts";
import { SERVER_LIMITS } from "../limits.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { OutsideService } from "../outside/kept-answers.ts";
import { openLists } from "./send-matches.ts";

const REST_MS = SERVER_LIMITS.restMs.ms;

/** The stored matches and what keeps them up to date. */
export type Replays = Awaited<ReturnType<typeof openReplays>>;

/** What only tests set, so that no test waits for real timeouts. */
export interface ReplaySeams {
  store?: SqlStore;
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
) {
  const onWarning = (message: string) => log.warn(message);
  const store =
    seams.store ??
    (await openServerStore({
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      databaseReadUrl: config.DATABASE_READ_URL,
      onWarning,
      onCall: metrics?.countStoreCalls(),
    }));
  metrics?.watchStore(store);
  const now = seams.now ?? Date.now;
  const breaker = new Breaker({
    failures: SERVER_LIMITS.replayFailures.number,
    restMs: REST_MS,
    now,
    onChange: (state, failure) => log.warn(stateMessage(state, failure)),
  });
  const together = new Together(store);
  const replayService = createReplayService({
    url: config.REPLAY_SERVICE_URL,
    userAgent: userAgent(config.SITE_URL, version),
    onWarning,
    breaker,
    together,
    now,
    ...seams.service,
  });
  const history = new PlayerHistory({
    store,
    service: replayService,
    now,
    onWarning,
    patience: seams.patience,
  });
  /** How the replay service does. */
  const service: OutsideService = { name: "replays", breaker, queue: replayService };
  return {
    store,
    together,
    history,
    service,
    lists: openLists(),
    /** Breaks off what the service is asked, so that all who wait for it get an answer. */
    giveUp: () => replayService.close(),
    async close() {
      await history.close();
      await store.close();
    },
  };
}

function stateMessage(state: BreakerState, failure: unknown): string {
  if (state === "closed") return "The replay service answers again";
  const reason = failure instanceof Error ? failure.message : String(failure);
  return `The replay service is asked only every ${REST_MS / 1000} s, because it fails (${reason})`;
}
