import {
  type CountedPopulation,
  counted,
  dayAndTime,
  dayWords,
  type PopulationMatchups,
} from "@tactician/contract";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import { listWords } from "../../../base/core/list-words.ts";

type Answer = CountedPopulation;

/** Below that most of what differs in the chart is chance, and the page says so. */
const RELIABLE_FROM = 0.5;

/** An answer older than this says so. */
const OLD_AFTER_MS = 60 * 60 * 1000;

/** At the top of everything that is made of generated matches: page, picture, file. */
export const SAMPLE_WORDS = "Sample: generated matches, not real ones.";

export const EVEN_WORDS =
  "The worst first. The line in the middle is even, 50 of 100; the thin line is where the truth lies in 95 of 100 cases.";

/** How many matches, until when: `21,034,112 ranked matches until 23 November 2026.` */
export function countWords({ matches, until }: Answer, isSample: boolean): string {
  const kind = isSample ? "generated" : "ranked";
  return `${counted(matches, `${kind} match`, `${kind} matches`)}${until === undefined ? "" : ` until ${dayWords(until)}`}.`;
}

/** What of the choice was left out because no match is like that; nothing where all of it counts. */
export function widenedWords({ widened = [] }: Answer): string {
  if (widened.length === 0) return "";
  const left = listWords(widened.map((which) => WIDENED[which]));
  return `No match fits all that was chosen: shown without ${left}.`;
}

/** That the matches are too few to be told from chance; nothing where they are not. */
export function reliabilityWords({ matches, reliability }: PopulationMatchups): string {
  if (matches === 0 || reliability >= RELIABLE_FROM) return "";
  const share = Math.round(100 * reliability);
  return `${counted(matches, "match", "matches")} cannot tell most matchups apart yet: differences are mostly chance (reliability ${share} of 100).`;
}

export function ageWords({ countedAt }: Answer, now: number): string {
  const at = Date.parse(countedAt);
  if (Number.isNaN(at) || now - at < OLD_AFTER_MS) return "";
  return `Counted ${dayAndTime(at / 1000)}: newer matches are missing, because the database does not answer.`;
}

/** Which matches count: `All ranks, all patches, since 24 October 2026`. */
export function filterWords({ version, rank, since }: Answer): string {
  const ranks = RANK_CLASSES.find(({ id }) => id === rank)?.name ?? "All ranks";
  const patch = version === undefined ? "all patches" : `patch ${formatGameVersion(version)}`;
  return [ranks, patch, ...(since === undefined ? [] : [`since ${dayWords(since)}`])].join(", ");
}

const WIDENED: Record<NonNullable<Answer["widened"]>[number], string> = {
  version: "the patch",
  rank: "the ranks",
  since: "the time",
};

/** Where a player is: `Name was Fujin in the latest match: above 83% of all.`; `share` is what is below, 0 to 1. */
export function placeWords(name: string, rank: string | undefined, share: number | undefined): string {
  if (rank === undefined) return `${name}’s rank is none that is known here.`;
  if (share === undefined)
    return `${name} was ${rank} in the latest match; no match at a known rank is counted.`;
  return `${name} was ${rank} in the latest match: above ${Math.round(100 * share)}% of all.`;
}
