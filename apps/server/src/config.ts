import { join } from "node:path";
import { outsideAddress, readSettings, replaySettings, secret, wholeNumber } from "@tactician/settings";
import * as z from "zod";
import { readTrustedProxies, type TrustedProxies } from "./http/trusted-proxies.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The server's settings, parsed once. This is the only file of the server that reads the environment. */
export interface ServerConfig {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Canonical origin without a slash behind, `https://tactician.example`. */
  siteUrl: string;
  /** The folder that `npm run build` makes. */
  distDir: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The folder of the matches' SQLite file and of caches that outlive a restart. */
  dataDir: string;
  /** PostgreSQL for the matches instead of SQLite: `postgres://user:password@host/tactician`. */
  databaseUrl: string | undefined;
  /** A standby of it that answers reads. */
  databaseReadUrl: string | undefined;
  /** Origin of the service that knows the players' matches, without a slash behind. */
  replayServiceUrl: string;
  /** Whose word counts for where a request comes from. */
  trustProxy: TrustedProxies;
  /** Key of the news service; without one the game's own feed is read. */
  newsApiKey: string | undefined;
  newsServiceUrl: string;
  newsFeedUrl: string;
  /** The service that knows what videos are called. */
  oembedUrl: string;
}

const STEAM_FEED =
  "https://api.steampowered.com/ISteamNews/GetNewsForApp/v2/?appid=1778820&count=10&maxlength=300";

const serverSettings = replaySettings.safeExtend({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name, such as 127.0.0.1")
    .default("127.0.0.1"),
  DIST_DIR: z.string().default(join(import.meta.dirname, "../../../dist")),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("warn"),
  TRUST_PROXY: z
    .string()
    .optional()
    .transform((text, context) => {
      const proxies = readTrustedProxies(text ?? "");
      if (proxies !== undefined) return proxies;
      const message = "must be the number of proxies in front, or their addresses (10.0.0.0/8, loopback)";
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  NEWS_API_KEY: secret.optional(),
  NEWS_SERVICE_URL: outsideAddress.default("https://gnews.io/api/v4/search"),
  NEWS_FEED_URL: outsideAddress.default(STEAM_FEED),
  OEMBED_URL: outsideAddress.default("https://noembed.com/embed"),
});

/** Reads the settings from environment variables; throws a `ConfigError` that names every mistake. */
export function readConfig(environment: Record<string, string | undefined> = process.env): ServerConfig {
  const given = readSettings(serverSettings, environment);
  return {
    port: given.PORT,
    host: given.HOST,
    siteUrl: given.SITE_URL,
    distDir: given.DIST_DIR,
    logLevel: given.LOG_LEVEL,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    replayServiceUrl: given.REPLAY_SERVICE_URL,
    trustProxy: given.TRUST_PROXY,
    newsApiKey: given.NEWS_API_KEY,
    newsServiceUrl: given.NEWS_SERVICE_URL,
    newsFeedUrl: given.NEWS_FEED_URL,
    oembedUrl: given.OEMBED_URL,
  };
}
