import { isIP } from "node:net";
import { join } from "node:path";
import * as z from "zod";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Who may speak for a visitor's address: nobody, everybody, that many proxies, or these addresses and networks. */
type ProxyTrust = boolean | number | string[];

/** The server's settings, parsed once. This is the only file of the server that reads the environment. */
export interface ServerConfig {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Canonical origin without a slash behind, `https://tactician.example`. */
  siteUrl: string;
  /** The folder that `npm run build` makes. */
  distDir: string;
  trustProxy: ProxyTrust;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Requests to `/api` that one address may make in a minute. */
  apiRequestsPerMinute: number;
}

/** Settings that do not parse; the message has one line for each of them. */
export class ConfigError extends Error {}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name, such as 127.0.0.1")
    .default("127.0.0.1"),
  SITE_URL: z
    .string()
    .refine(isOrigin, "must be an http or https address without a path, such as https://tactician.example")
    .default("http://localhost:3000")
    .transform((value) => new URL(value).origin),
  DIST_DIR: z.string().default(join(import.meta.dirname, "../../../dist")),
  TRUST_PROXY: z.string().default("off").transform(parseTrust),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("warn"),
  API_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(300),
});

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * Throws a `ConfigError` that names every mistake: `PORT must be a whole number from 0 to 65535 (it is "http")`.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = environmentSchema.safeParse(given);
  if (error) {
    const mistakes = error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message} (it is "${given[name]}")`;
    });
    throw new ConfigError(mistakes.join("\n"));
  }
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    distDir: data.DIST_DIR,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    apiRequestsPerMinute: data.API_REQUESTS_PER_MINUTE,
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return `${url.origin}/` === url.href;
}

function parseTrust(text: string, context: z.RefinementCtx): ProxyTrust {
  if (text === "off") return false;
  if (text === "on") return true;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(",").map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: "custom",
    message: "must be off, on, a number of proxies from 1 to 9, or their addresses with commas between",
  });
  return z.NEVER;
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
