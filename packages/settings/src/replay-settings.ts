import { join } from "node:path";
import * as z from "zod";
import { databaseAddress, origin } from "./values.ts";

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
