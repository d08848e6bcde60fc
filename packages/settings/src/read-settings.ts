import type * as z from "zod";

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
