import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadSite, type MemoryLimits, type Site } from "@tactician/static-site";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppSeams, createApp } from "../app.ts";
import type { App } from "../app-type.ts";
import { readConfig, type ServerConfig } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { type AskOptions, ask, listen } from "./ask.ts";

/** An application over a small built site; `close` removes what is its own. */
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

let usual: ReturnType<typeof makeSmallDist> | undefined;

/** The usual small site is made once for all tests of a process: it takes as long as an application. */
async function usualDist() {
  usual ??= makeSmallDist().then(({ dir }) => {
    process.once("exit", () => rmSync(dirname(dir), { recursive: true, force: true }));
    // Vitest ends its processes so, past what is to be done at their end.
    process.once("SIGTERM", () => process.exit());
    return { dir, remove: async () => undefined };
  });
  return usual;
}

let apps = 0;

/** Makes an application with the default settings, but without a log, outside services and matches. */
export async function makeTestApp({
  config: changes,
  limits,
  files,
  changeSite = (site) => site,
  seams,
  metrics,
}: TestAppOptions = {}): Promise<TestApp> {
  const isUsual = limits === undefined && files === undefined;
  const dist = await (isUsual ? usualDist() : makeSmallDist({ limits, ...(files && { changes: files }) }));
  const dataDir = join(dist.dir, `../data-${apps++}`);
  const config = {
    ...readConfig({
      LOG_LEVEL: "silent",
      DIST_DIR: dist.dir,
      DATA_DIR: dataDir,
      ...NOBODY,
    }),
    ...changes,
  };
  const app = await createApp(config, changeSite(await loadSite(dist.dir, config.SITE_URL)), seams, metrics);
  return {
    app,
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
      await dist.remove();
    },
  };
}

/** What names no character, wherever in an address it stands. */
export const NO_CHARACTERS = [
  "nobody",
  "JIN",
  "__proto__",
  "constructor",
  "%2e%2e%2fsecret",
  "jin%00",
  "jin.json",
  "%F0%9F%90%BB",
  "x".repeat(1900),
];

/** Asks an application without a socket; `data` is what was answered, read as JSON. */
export async function inject(app: App, request: InjectOptions | string) {
  const { statusCode: status, headers, body, rawPayload: raw } = await app.inject(request);
  return {
    status,
    headers,
    body,
    raw,
    get data() {
      return JSON.parse(body);
    },
  };
}

/** An application for all tests of a file, made before them and closed after them. */
export function sharedApp(options: () => TestAppOptions = () => ({})) {
  let made: TestApp;
  let port: Promise<number> | undefined;
  beforeAll(async () => {
    made = await makeTestApp(options());
  }, 180_000);
  afterAll(() => made.close());
  const listening = () => {
    port ??= listen(made.app);
    return port;
  };
  return {
    app: () => made.app,
    /** Asks without a socket. */
    get: (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
      inject(made.app, { url, headers, ...more }),
    /** Asks over a real connection, exactly as written. */
    ask: async (path: string, asked?: AskOptions) => ask(await listening(), path, asked),
    listening,
  };
}
