import { type CountedPopulation, counted } from "@tactician/contract";
import { formatCount } from "@tactician/game";
import { listWords } from "../../base/core/list-words.ts";
import type { ChartOrder, Period } from "./core/world-address.ts";

export const pageTitle = "Tekken 8 matchup chart of the world";
export const pageDescription =
  "Tekken 8 matchup chart from everybody's ranked matches, by rank and patch: every character against every other with its likely range, popularity and rank distribution. Open data.";
export const keywords = [
  "Tekken 8 matchup chart",
  "Tekken 8 tier list",
  "Tekken 8 character popularity",
  "Tekken 8 rank distribution",
];

export const heading = "World matchups";
export const intro = "Ranked win % of the row against the column, at equal ratings.";
export const needsScripts = { before: "The chart needs JavaScript. The numbers are open data: ", after: "." };
export const parts = "Parts of this page";
export const tierList = "Tier list";
export const matchups = "Matchups";
export const pickRate = "Pick rate";
export const ranks = "Ranks";

export const tooFewOf = (character: string) => `Too few matches of ${character} to tell yet.`;
export const allMatchups = "All matchups";
export const worst = "Worst";
export const best = "Best";

export const chooseShown = "Choose what the chart shows";
export const show = "Show";
export const everybody = "Everybody";
export const allRanks = "All ranks";
export const patch = "Patch";
export const allPatches = "All patches";
/** All patches of few matches. */
export const otherPatches = "Other patches";
export const time = "Time";
export const PERIODS = {
  all: "All time",
  "12-months": "Last 12 months",
  "90-days": "Last 90 days",
  "30-days": "Last 30 days",
} as const satisfies Record<Period, string>;

export const loading = "Loading...";
/** At the top of everything that is made of generated matches: page, picture, file. */
export const sample = "Sample: generated matches, not real ones.";
export const realMatches = "Real matches";
const KINDS = {
  ranked: ["ranked match", "ranked matches"],
  generated: ["generated match", "generated matches"],
} as const;
/** `21,034,112 ranked matches until 23 November 2026.` */
export const matchesUntil = (matches: number, kind: keyof typeof KINDS, day: string | undefined) =>
  `${counted(matches, KINDS[kind][0], KINDS[kind][1])}${day === undefined ? "" : ` until ${day}`}.`;
/** `All ranks, patch 3.01.01, since 24 October 2026`; `version`: one, or `other` */
export const filtered = (
  rankClass: string | undefined,
  version: string | undefined,
  day: string | undefined,
) => `${rankClass ?? allRanks}, ${patches(version)}${day === undefined ? "" : `, since ${day}`}`;
function patches(version: string | undefined): string {
  if (version === undefined) return "all patches";
  return version === "other" ? "other patches" : `patch ${version}`;
}
const LEFT_OUT = {
  version: "the patch",
  rank: "the ranks",
  since: "the time",
} as const satisfies Record<NonNullable<CountedPopulation["widened"]>[number], string>;
export const widened = (left: readonly (keyof typeof LEFT_OUT)[]) =>
  `No match has all of these filters: shown without ${listWords(left.map((which) => LEFT_OUT[which]))}.`;
export const unreliable = (matches: number) =>
  `Too few matches (${formatCount(matches)}) to rank matchups yet: differences are mostly chance.`;
export const old = (when: string) => `Counted ${when}: newer matches are missing while the database is down.`;

export const noData = "No data available";
export const noDataBecause = (reason: string) => `No data available: ${reason}`;
export const theMatchups = "the matchups";
export const theNumbers = "the numbers";
export const nothingCounted = "No match counted yet";
export const nothingCountedYet = "No match counted yet.";
export const itFills = "It fills as ranked matches come in.";
export const seeSample = "Look at a sample";

export const chart = "Chart of all matchups";
export const chartNumbers = "Win % of the row against the column, at equal ratings";
export const SORTED_BY = {
  name: "Sorted by name",
  strength: "Sorted by strength",
} as const satisfies Record<ChartOrder, string>;
export const sameCharacter = "the same character";
export const noMatchSpoken = "no match yet";
export const tooFew = "not enough matches yet";
const count = (matches: number) => counted(matches, "match", "matches");
export const tooFewSpoken = (matches: number) => `${tooFew}: ${count(matches)}`;
export const cell = (estimate: string, range: string, matches: number) =>
  `${estimate}, ${range}, ${count(matches)}`;
export const likely = (low: string, high: string) => `likely ${low} to ${high}`;

export const pair = (me: string, them: string) => `${me} against ${them}`;
export const noMatch = "No match yet.";
export const tooFewToSay = (matches: number) => `${count(matches)}: ${tooFew} to say anything.`;
/** Behind the estimate, in bold. */
export const percentLikely = (range: string) => ` %, ${range}`;
export const tooClose = "Too close to call: even is within the range.";
export const hasTheBetter = (better: string, worse: string) => `${better} has the better of ${worse}.`;
export const matchesWon = (matches: number, won: number) =>
  `${count(matches)}, ${formatCount(won)} won. The estimate is for equal ratings.`;
export const againstEverybody = (character: string) => `${character} against everybody`;
export const close = "Close";

export const wholeChart = "Whole chart";
export const worstFirst =
  "Worst first. The line in the middle is even (50 %); the thin line is where the truth lies in 95 % of cases.";
export const evidence = (matches: number) => count(matches);
export const rangeAndEvidence = (range: string, isSure: boolean, matches: number) =>
  `${range}${isSure ? "" : ", may be even"}; ${count(matches)}`;
export const drillLink = "Drill";
export const drillLinkSpoken = (them: string) => ` against ${them}`;

export const bands = "Colours: % from even";
export const BANDS = [
  [-4, "3 or more behind"],
  [-3, "2 to 3"],
  [-2, "1 to 2"],
  [-1, "less than 1"],
  [1, "less than 1"],
  [2, "1 to 2"],
  [3, "2 to 3"],
  [4, "3 or more ahead"],
] as const;
export const legend = (sign: string) =>
  `No colour: may be even. ${sign}: ${tooFew}. Press a number for its range and matches, a name for all of that character's matchups.`;

export const SAVING = {
  during: "Saving...",
  failure: "The chart could not be saved",
  apology: "This could not be saved. Try again.",
};
export const nothingToSave = "There is nothing to save yet.";
export const saveAsCsv = "Save as CSV";
export const saveAsPicture = "Save as picture";
export const pictureNumbers = "Win % of the row against the column, at equal ratings.";
export const pictureLegend = "Blue is ahead, orange behind; no colour: may be even.";
export const rowPictureNumbers = (character: string) => `Win % of ${character}, at equal ratings.`;
export const pictureMatches = (numbers: string, filter: string, matches: string) =>
  `${numbers} ${filter}. ${matches}`;

export const howEstimated = "How is this estimated?";
export const howEstimatedText =
  "Each ranked match is compared with what both ratings predict: losing to a stronger player says nothing about the characters. The rest is split in two: how strong a character is against everybody, and what is special about the pair. With few matches, both stay close to average. Ranges hold in 95 % of cases. Mirror matches don't count. The numbers show how people play, not what the game allows: nobody may have found the answer yet.";
export const openData = "The numbers as open data";

export const winRatesText =
  "A character's win ratio mostly says who plays it: strong players win with weak characters too. Strength takes both players' ratings into account: win % against everybody else, at equal ratings. Mirror matches are left out.";
export const winRatesTable = "Wins and strength of each character";
export const character = "Character";
export const strength = "Strength";
export const likelyColumn = "Likely";
export const winRatio = "Win ratio";
export const matches = "Matches";
export const range = (low: string, high: string) => `${low} to ${high}`;

export const popularityText = "Pick rate in %. Both sides of a match count.";
export const popularityChart = "The most played, by month: a line chart; the table has everybody";
export const popularityTable = "How often each character is played, at all ranks and at each class of ranks";
export const all = "All";

export const ranksText =
  "Matches by rank. Active players count more often. The rank is that of the character they played.";
export const userId = "User ID";
export const findPlace = "Find the place";
export const myPlace = "My place";
export const noMatchOfId = "No ranked match found for that ID. Capitals count.";
export const unknownRank = (player: string) => `${player}'s rank is not known here.`;
export const noMatchAtRank = (player: string, rank: string) =>
  `${player} was ${rank} in the latest match; no matches at known ranks yet.`;
export const place = (player: string, rank: string, percentBelow: number) =>
  `${player} was ${rank} in the latest match: above ${percentBelow}% of all.`;
export const ranksBars = "% of matches";
export const ranksChart = "Matches by rank: a bar chart; the table has the numbers";
export const ranksTable = "Matches by rank";
export const rankColumns = ["Rank", "Share", "Above"];
