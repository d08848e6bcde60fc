import { join } from "node:path";
import * as z from "zod";

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
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("warn"),
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
    logLevel: data.LOG_LEVEL,
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return `${url.origin}/` === url.href;
}
