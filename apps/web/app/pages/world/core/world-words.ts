import { type CountedPopulation, dayAndTime, dayWords, type PopulationMatchups } from "@tactician/contract";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import * as words from "../words.ts";

type Answer = CountedPopulation;

/** Below that most of what differs in the chart is chance, and the page says so. */
const RELIABLE_FROM = 0.5;

/** An answer older than this says so. */
const OLD_AFTER_MS = 60 * 60 * 1000;

/** How many matches, until when: `21,034,112 ranked matches until 23 November 2026.` */
export function countWords({ matches, until }: Answer, isSample: boolean): string {
  return words.matchesUntil(matches, isSample ? "generated" : "ranked", until && dayWords(until));
}

/** What of the choice was left out because no match is like that; nothing where all of it counts. */
export function widenedWords({ widened = [] }: Answer): string {
  return widened.length === 0 ? "" : words.widened(widened);
}

/** That the matches are too few to be told from chance; nothing where they are not. */
export function reliabilityWords({ matches, reliability }: PopulationMatchups): string {
  return matches === 0 || reliability >= RELIABLE_FROM ? "" : words.unreliable(matches);
}

export function ageWords({ countedAt }: Answer, now: number): string {
  const at = Date.parse(countedAt);
  return Number.isNaN(at) || now - at < OLD_AFTER_MS ? "" : words.old(dayAndTime(at / 1000));
}

/** Which matches count: `All ranks, all patches, since 24 October 2026`. */
export function filterWords({ version, rank, since }: Answer): string {
  const rankClass = RANK_CLASSES.find(({ id }) => id === rank)?.name;
  const patch = typeof version === "number" ? formatGameVersion(version) : version;
  return words.filtered(rankClass, patch, since && dayWords(since));
}

/** Where a player is: `Name was Fujin in the latest match: above 83% of all.`; `share` is what is below, 0 to 1. */
export function placeWords(name: string, rank: string | undefined, share: number | undefined): string {
  if (rank === undefined) return words.unknownRank(name);
  if (share === undefined) return words.noMatchAtRank(name, rank);
  return words.place(name, rank, Math.round(100 * share));
}
