import { dayText } from "@tactician/contract";
import type { PopulationFilter } from "@tactician/replays";
import { RANK_CLASSES } from "@tactician/statistics";

/** What a query asks for, or what is wrong with it, for whoever wrote it. */
export type FilterReading = { readonly filter: PopulationFilter } | { readonly mistake: string };

const RANK_IDS: readonly string[] = RANK_CLASSES.map(({ id }) => id);
const RANK_MISTAKE = `rank must be one of ${RANK_IDS.join(", ")}`;
const VERSION_MISTAKE = "version must be the number of a version, such as 30101";
const SINCE_MISTAKE = "since must be a day such as 2026-10-01, and not in the future";

/**
 * Reads `version`, `rank` and `since` of a query, which may hold anything; empty ones are not given. `today` is a unix day.
 *
 * Example: `{ rank: "fujin-bushin", since: "2026-10-01" }` -> `{ filter: { rankClass: 4, since: 20727 } }`
 */
export function readFilter(query: Readonly<Record<string, unknown>>, today: number): FilterReading {
  const { version, rank, since } = query;
  for (const [name, value] of Object.entries({ version, rank, since }))
    if (value !== undefined && typeof value !== "string") return { mistake: `${name} may be given once` };
  const filter: { -readonly [Field in keyof PopulationFilter]: PopulationFilter[Field] } = {};
  if (version) {
    if (!/^\d{1,9}$/.test(String(version))) return { mistake: VERSION_MISTAKE };
    filter.version = Number(version);
  }
  if (rank) {
    filter.rankClass = RANK_IDS.indexOf(String(rank));
    if (filter.rankClass < 0) return { mistake: RANK_MISTAKE };
  }
  if (since) {
    const day = dayOf(String(since));
    // The 31st of November would be the 1st of December.
    if (day === undefined || day > today || dayText(day) !== since) return { mistake: SINCE_MISTAKE };
    filter.since = day;
  }
  return { filter };
}

const DAY_MS = 86_400_000;

/** The unix day of a time in milliseconds since 1970, UTC. */
export function dayAt(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}

/** `2026-10-01` -> 20727; nothing for any other text. */
function dayOf(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : dayAt(time);
}
