import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { databaseAddress, origin } from "./values.ts";

/** Settings that do not parse; the message has one line for each of them. */
export class ConfigError extends Error {}

/** What a mistake's message never repeats, because it ends up in logs: passwords and keys. */
const SECRETS = ["DATABASE_URL", "DATABASE_READ_URL", "NEWS_API_KEY"];

/**
 * Reads an app's settings from environment variables; an empty one counts as not set.
 * Throws a `ConfigError` that names every mistake: `PORT must be a whole number from 0 to 65535 (it is "http")`.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = new Map(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${message}${SECRETS.includes(name) ? "" : ` (it is "${given.get(name)}")`}`;
  });
  throw new ConfigError(mistakes.join("\n"));
}

/** What every app that keeps matches reads: where they are kept, whom they come from, and who asks. */
export const replaySettings = z
  .object({
    /** The canonical origin of the site, which the services see. */
    SITE_URL: origin("https://tactician.example").default("http://localhost:3000"),
    /** The folder of the matches' SQLite file and of caches that outlive a restart. */
    DATA_DIR: z.string().default(join(import.meta.dirname, "../../../data")),
    /** PostgreSQL for the matches instead of SQLite. */
    DATABASE_URL: databaseAddress.optional(),
    /** A standby of it that answers reads. */
    DATABASE_READ_URL: databaseAddress.optional(),
    REPLAY_SERVICE_URL: origin("https://wank.wavu.wiki").default("https://wank.wavu.wiki"),
  })
  .refine((given) => given.DATABASE_READ_URL === undefined || given.DATABASE_URL !== undefined, {
    path: ["DATABASE_READ_URL"],
    error: "must be accompanied by DATABASE_URL: writes need the primary",
    // Named beside all other mistakes, not after they are mended.
    when: () => true,
  });

export type ReplaySettings = z.output<typeof replaySettings>;

/** Names the site, as the replay service's owner asks: `Tactician/1.2.3 (+https://tactician.example)`. */
export function userAgent(siteUrl: string, version: string): string {
  return `Tactician/${version} (+${siteUrl})`;
}

/** The version of the project as its one `package.json` says it: `0.3.0`. */
export function ownVersion(): string {
  const file = join(import.meta.dirname, "../../../package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return version;
}
