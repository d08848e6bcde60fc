import { join } from "node:path";
import { type AppSeams, createApp } from "../app.ts";
import type { App } from "../app-type.ts";
import { readConfig, type ServerConfig } from "../config.ts";
import { loadSite, type MemoryLimits } from "../site/load-site.ts";
import { makeSmallDist } from "./small-dist.ts";

/** An application over a small built site of its own; `close` removes both. */
export interface TestApp {
  app: App;
  close: () => Promise<void>;
}

/** What differs from the defaults. */
export interface TestAppOptions {
  config?: Partial<ServerConfig>;
  limits?: MemoryLimits;
  seams?: AppSeams;
}

/** Nothing listens on this port: a test that asks the replay service by mistake fails at once. */
const NO_SERVICE = "http://127.0.0.1:9";

/** Makes an application with the default settings, but without a log, a replay service and matches. */
export async function makeTestApp({ config: changes, limits, seams }: TestAppOptions = {}): Promise<TestApp> {
  const dist = await makeSmallDist();
  const config = {
    ...readConfig({ LOG_LEVEL: "silent", DIST_DIR: dist.dir, REPLAY_SERVICE_URL: NO_SERVICE }),
    dataDir: join(dist.dir, "../data"),
    ...changes,
  };
  const app = await createApp(config, await loadSite(dist.dir, config.siteUrl, limits), seams);
  return {
    app,
    close: async () => {
      await app.close();
      await dist.remove();
    },
  };
}
