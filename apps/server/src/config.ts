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
  /** The folder of the matches' SQLite file. */
  dataDir: string;
  /** PostgreSQL for the matches instead of SQLite: `postgres://user:password@host/tactician`. */
  databaseUrl?: string;
  /** A standby of it that answers reads. */
  databaseReadUrl?: string;
  /** Origin of the service that knows the players' matches, without a slash behind. */
  replayServiceUrl: string;
  /** Whose word counts for where a request comes from. */
  trustProxy: TrustedProxies;
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

/** Their values hold passwords, which have no business in a log. */
const SECRET_SETTINGS = ["DATABASE_URL", "DATABASE_READ_URL"];

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
    return `${name} ${message}${SECRET_SETTINGS.includes(name) ? "" : ` (it is "${given[name]}")`}`;
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
