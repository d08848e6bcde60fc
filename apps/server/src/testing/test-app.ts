import { join } from "node:path";
import { loadSite, type MemoryLimits, type Site } from "@tactician/static-site";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { type AppSeams, createApp } from "../app.ts";
import type { App } from "../app-type.ts";
import { readConfig, type ServerConfig } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** An application over a small built site of its own; `close` removes both. */
export interface TestApp {
  app: App;
  close: () => Promise<void>;
}

/** What differs from the defaults. */
export interface TestAppOptions {
  config?: Partial<ServerConfig>;
  limits?: MemoryLimits;
  /** Files of the built site that hold something else, by path below it. */
  files?: Record<string, string>;
  /** Another site than the one that was built. */
  changeSite?: (site: Site) => Site;
  seams?: AppSeams;
  metrics?: Metrics;
}

/** Tests reach only this machine, and there nobody answers unless the test itself does. */
const NOBODY = {
  REPLAY_SERVICE_URL: "http://127.0.0.1:9",
  NEWS_FEED_URL: "http://127.0.0.1:9/feed",
  OEMBED_URL: "http://127.0.0.1:9/embed",
};

/** Makes an application with the default settings, but without a log, outside services and matches. */
export async function makeTestApp({
  config: changes,
  limits,
  files,
  changeSite = (site) => site,
  seams,
  metrics,
}: TestAppOptions = {}): Promise<TestApp> {
  const dist = await makeSmallDist({ limits, ...(files && { changes: files }) });
  const config = {
    ...readConfig({
      LOG_LEVEL: "silent",
      DIST_DIR: dist.dir,
      DATA_DIR: join(dist.dir, "../data"),
      ...NOBODY,
    }),
    ...changes,
  };
  const app = await createApp(config, changeSite(await loadSite(dist.dir, config.SITE_URL)), seams, metrics);
  return {
    app,
    close: async () => {
      await app.close();
      await dist.remove();
    },
  };
}
