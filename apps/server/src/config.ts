import { join } from "node:path";
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
  databaseUrl?: string;
  /** A standby of it that answers reads. */
  databaseReadUrl?: string;
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

/** Settings that do not parse; the message has one line for each of them. */
export class ConfigError extends Error {}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const origin = (example: string) =>
  z
    .string()
    .refine(isOrigin, `must be an http or https address without a path, such as ${example}`)
    .transform((value) => new URL(value).origin);

const databaseAddress = z
  .string()
  .refine(isDatabaseAddress, "must be an address like postgres://user:password@host:5432/tactician")
  .optional();

/** What a mistake's message never repeats, because it ends up in logs: passwords and keys. */
const SECRETS = ["DATABASE_URL", "DATABASE_READ_URL", "NEWS_API_KEY"];

const outsideAddress = z
  .string()
  .refine(
    isOutsideAddress,
    "must be an http or https address without a user name, such as https://news.example/search",
  );

/** Addresses are written into requests as they are, so a key that holds more than these is a mistake in copying. */
const secret = z
  .string()
  .regex(/^[\w.~-]{8,200}$/, "must be 8 to 200 letters, digits, dots, hyphens or underscores");

const STEAM_FEED =
  "https://api.steampowered.com/ISteamNews/GetNewsForApp/v2/?appid=1778820&count=10&maxlength=300";

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name, such as 127.0.0.1")
    .default("127.0.0.1"),
  SITE_URL: origin("https://tactician.example").default("http://localhost:3000"),
  DIST_DIR: z.string().default(join(import.meta.dirname, "../../../dist")),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("warn"),
  DATA_DIR: z.string().default(join(import.meta.dirname, "../../../data")),
  DATABASE_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  REPLAY_SERVICE_URL: origin("https://wank.wavu.wiki").default("https://wank.wavu.wiki"),
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

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * Throws a `ConfigError` that names every mistake: `PORT must be a whole number from 0 to 65535 (it is "http")`.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = environmentSchema.safeParse(given);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${message}${SECRETS.includes(name) ? "" : ` (it is "${given[name]}")`}`;
  });
  if (given.DATABASE_READ_URL !== undefined && given.DATABASE_URL === undefined)
    mistakes.push("DATABASE_READ_URL must be accompanied by DATABASE_URL: writes need the primary");
  if (!data || mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    distDir: data.DIST_DIR,
    logLevel: data.LOG_LEVEL,
    dataDir: data.DATA_DIR,
    ...(data.DATABASE_URL !== undefined && { databaseUrl: data.DATABASE_URL }),
    ...(data.DATABASE_READ_URL !== undefined && { databaseReadUrl: data.DATABASE_READ_URL }),
    replayServiceUrl: data.REPLAY_SERVICE_URL,
    trustProxy: data.TRUST_PROXY,
    newsApiKey: data.NEWS_API_KEY,
    newsServiceUrl: data.NEWS_SERVICE_URL,
    newsFeedUrl: data.NEWS_FEED_URL,
    oembedUrl: data.OEMBED_URL,
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return `${url.origin}/` === url.href;
}

function isDatabaseAddress(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === "postgres:" || url?.protocol === "postgresql:") && url.hostname !== "";
}

function isOutsideAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return url.username === "" && url.password === "" && url.hash === "";
}
