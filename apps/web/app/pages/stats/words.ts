import { counted } from "@tactician/contract";
import { formatCount } from "@tactician/game";
import type { MatchPeriod, Outcome, Tally } from "@tactician/statistics";
import type { StatsTab } from "./core/stats-address.ts";

export const pageTitle = "Tekken 8 player stats";
export const pageDescription = (patch: string) =>
  `Tekken 8 player statistics by user ID, patch ${patch}: rank, rating, win ratio against every character, latest ranked matches, form and head-to-head.`;
export const keywords = [
  "Tekken 8 stats",
  "Tekken 8 player stats",
  "Tekken 8 win rate",
  "Tekken 8 matchups",
  "Polaris ID",
];

export const heading = "Enter User ID for Stats";
export const lookUpAnother = "Look up another player";
export const userId = "User ID";
export const search = "Search";
export const myStats = "My Stats";
export const whereToFind = {
  before: "Your ID is the ",
  strong: "TEKKEN-ID",
  after: " on your player profile in the game: twelve letters and digits. Capitals count, dashes do not.",
};
export const shown = (name: string) => `Showing the statistics of ${name}`;
export const theStatistics = "the statistics";
export const loading = "Loading...";
export const onTheWay =
  "Matches come from the replay service and are counted here, on your device. The first time takes a few seconds longer.";
export const loadingSlowly =
  "Loading... A player who is new here takes a while: their whole history is fetched.";
export const noData = "No data available";
export const noDataBecause = (reason: string) => `No data available: ${reason}`;
export const noMatches = { before: "No ranked match found for ", after: ". Check the ID: capitals count." };
export const notLoaded = {
  before: "Couldn't load the matches of ",
  after: (reason: string) => `: ${reason}`,
};
export const needsScripts = "Statistics are counted in the browser and need JavaScript.";
export const PARTS = [
  {
    title: "Who beats you",
    text: "Win ratio against every character, and how to beat your three worst.",
  },
  {
    title: "Where you are going",
    text: "Rating and rank over time, the last twenty matches, streaks, sessions, stages and hours.",
  },
  {
    title: "You and your rival",
    text: "Save your ID, put a second player beside it, and see who leads in your matches.",
  },
];
export const noId = "No ID at hand?";
export const seeSample = "Look at a sample player";

export const replaysAreOld = (age: string) =>
  `The replay service is down. These are the matches as they were ${age} ago.`;
export const replaysAreUnsaved =
  "This site cannot save matches right now. These are the ones that the replay service sends; older ones may be missing.";
export const rejectedRows = (rows: number) =>
  `${counted(rows, "row", "rows")} could not be read as a match and ${rows === 1 ? "is" : "are"} left out.`;

export const userInfo = "User Info";
export const comparisonUserInfo = "Comparison User Info";
export const name = "Name";
export const rank = "Rank";
export const sampleData = "Sample data";
export const currentRating = "Current Rating";
export const notRated = "Not rated yet";
export const record = "Record";
export const winRatio = "Win Ratio";
export const totalMatches = "Total Matches";
export const mostUsedCharacter = "Most Used Character";
export const power = "Power";
export const polarisId = "Polaris ID";
export const unknownCharacter = "Unknown Character";
export const unknownRank = "Unknown Rank";
export const unknownStage = "Unknown Stage";
export const thisIsMe = "This is Me";
export const thisIsYou = "This is you.";
export const forgetMyId = "Forget my ID";

export const whatCosts = "What Costs You Matches";
export const counting = "Counting...";
export const notCounted = "These matches could not be counted.";
export const moreCosts = (more: number) => (more === 0 ? "How sure is that?" : `${more} more, and how sure`);
export const worthLearning = "Worth learning in any case";
/** Behind the name of a character, in bold. */
export const punishable = (moves: number, ownName: string, met: string) =>
  `: ${counted(moves, "move", "moves")} that ${ownName} can punish, ${met}`;
export const drillLink = "Drill";
export const drillLinkSpoken = (own: string, other: string) => ` ${own} against ${other}`;
export const saveAsPicture = "Save as picture";
export const howCounted = "How is this counted?";
export const howCountedText = (target: string, often: string) =>
  `Each match is compared with what both ratings predict: losing to a stronger player is no weakness. A 0–3 says more than a 2–3. A short record is mostly luck, so it is pulled ${target}; the thin line shows where the truth lies in 95 % of cases. What costs most comes first: how far below even, times ${often}. A character is named only if chance alone would rarely do as much.`;
export const longAnswer = "The long answer";

export const even = "Even, the line in the middle, is 50 % wins against equally rated opponents.";
export const notSure = "not sure yet";
export const evenPoints = (points: string, low: string, high: string) =>
  `${points} % (likely ${low} to ${high})`;
export const pointsAndRange = (points: string, low: string, high: string) => `${points} (${low} to ${high})`;
/** `2–9, 18 %; adjusted −4 %` */
export const recordAdjusted = (score: string, percent: number, points: string, isSure: boolean) =>
  `${score}, ${percent} %; adjusted ${points} %${isSure ? "" : `; ${notSure}`}`;
export const metIn = (met: number, matches: number) =>
  `met ${times(met)} in ${counted(matches, "match", "matches")}`;
export const metShare = (met: number, percent: number) =>
  `met ${times(met)} (${percent === 0 ? "less than 1" : percent} %)`;
export const standsOut = (matches: number, whom: string) =>
  `In your ${formatCount(matches)} matches you very likely win less than expected against ${whom}.`;
export const nothingStandsOut = (matches: number) =>
  `No clear weakness: in ${formatCount(matches)} matches no character costs you more than chance would.`;
export const tooEarly = (matches: number, more: number) =>
  `No clear weakness yet (${counted(matches, "match", "matches")}, about ${formatCount(more)} more needed).`;
export const centred = (matches: string) =>
  `Each record starts from what ${matches} matches by everybody say about that matchup.`;
export const towardsEven = "towards even";
export const towardsWorld = "towards what everybody's matches say about that matchup";
export const howOften = "how often you meet it";
export const howOftenAt = (ranks: string) =>
  `how often you meet it, in your matches and a little by pick rates at ${ranks}`;

const times = (met: number) => (met === 1 ? "once" : `${formatCount(met)} times`);

export const costsPictureTitle = (player: string) => `What costs ${player} matches`;
export const costsPictureSample = "Sample data: nobody played these matches.";
/** How often it is met, behind how far from even a record is. */
export const costsPictureRecord = (points: string, met: string) => `${points}; ${met}`;

export const statistics = "Statistics";
export const TABS = {
  matches: "Latest Matches",
  characters: "Character Win/Loss",
  trends: "Trends",
} as const satisfies Record<StatsTab, string>;
export const filterMatches = "Filter the matches";
export const playingAs = "Playing as";
export const allCharacters = "All characters";
export const time = "Time";
export const PERIODS = {
  all: "All matches",
  "90-days": "Last 90 days",
  "last-patch": "Since the last patch",
} as const satisfies Record<MatchPeriod, string>;
export const noMatchPasses = "No matches with this filter. Choose a longer time or all characters.";
export const SAVING = { during: "Writing...", failure: "The file could not be written" };
export const saveAsCsv = "Save as CSV";
export const saveAsJson = "Save as JSON";
export const hitYou = (moves: readonly string[]) => `Hit you: ${moves.join(", ")}`;
export const latestMatches = "Latest matches, newest first";
export const versus = "VS";
export const winner = "Winner: ";
export const OUTCOMES = { win: "Win", loss: "Loss", draw: "Draw" } as const satisfies Record<Outcome, string>;

/** Whose numbers they are: the visitor's own, those of who is shown, or those of who is compared with them. */
export type Whose = "my" | "user" | "comparison";

const WHOSE = { my: "My", user: "User", comparison: "Comparison" } as const satisfies Record<Whose, string>;
export const TOPS = {
  own: {
    issues: "Top 3 Characters You Have Issues With",
    best: "Top 3 Characters You Have Highest Win Ratio",
  },
  comparison: {
    issues: "Comparison Top 3 Characters You Have Issues With",
    best: "Comparison Top 3 Characters You Have Highest Win Ratio",
  },
};
export const characterRatio = (character: string, percent: string) =>
  `Character: ${character}, Win Ratio: ${percent}%`;
export const under = (matches: number) => `under ${matches} matches`;
export const winLossChart = "Character Win/Loss Ratio";
export const winLossChartSpoken =
  "Character Win/Loss Ratio: a bar chart; the table below has the same numbers";
export const wonBars = (whose: Whose) => `${WHOSE[whose]} Wins`;
export const lostBars = (whose: Whose) => `${WHOSE[whose]} Losses`;
export const everyCharacter = "Every Character";
export const characterTable = "Wins and losses against each character";
export const character = "Character";
const COLUMNS = {
  matches: "matches",
  ratio: "win ratio",
  estimate: "estimate",
  wins: "wins",
  losses: "losses",
  draws: "draws",
};
export const columnOf = (whose: Whose, column: keyof typeof COLUMNS) => `${WHOSE[whose]} ${COLUMNS[column]}`;
export const difference = "Difference";
export const noDifference = "no clear difference";
export const estimateNote =
  "Estimate: % above (+) or below (−) even against opponents of equal rating, with the likely range in brackets. Short records are pulled towards even.";

export const tally = ({ wins, losses, draws }: Tally) =>
  [
    counted(wins, "win", "wins"),
    counted(losses, "loss", "losses"),
    ...(draws > 0 ? [counted(draws, "draw", "draws")] : []),
  ].join(", ");
/** The same in a cell: `12W 9L`, `12W 9L 1D`. */
export const score = ({ wins, losses, draws }: Tally) =>
  `${formatCount(wins)}W ${formatCount(losses)}L${draws > 0 ? ` ${formatCount(draws)}D` : ""}`;
/** How long something took or is ago, in its largest fitting unit: 90 s -> `2 min`, 7200 s -> `2 h`. */
export function duration(seconds: number): string {
  if (seconds < 60 * 60) return `${Math.max(1, Math.round(seconds / 60))} min`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.round((seconds % 3600) / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  if (hours >= 10 || minutes === 0) return `${Math.round(seconds / 3600)} h`;
  return minutes === 60 ? `${hours + 1} h` : `${hours} h ${minutes} min`;
}

export const TRENDS = {
  rating: {
    title: "Rating Over Time",
    spoken: "Rating Over Time: a line chart; the table below has its main numbers",
    none: "No match with a rating yet: the first ones are not rated.",
  },
  rank: {
    title: "Rank Over Time",
    spoken: "Rank Over Time: a line chart; the table below has its main numbers",
    none: "No match at a known rank.",
  },
};
export const trendColumns = ["Character", "Lowest", "Highest", "Latest"];
export const patchFrom = (version: string, day: string) => `${version} from ${day}`;
export const patches = (earlier: number, named: readonly string[]) =>
  `Dashed lines are patches: ${earlier > 0 ? `${earlier} earlier ones, ` : ""}${named.join(", ")}.`;
export const byStage = "Win Ratio by Stage";
export const byStageTable = "Win ratio by stage";
export const stageColumns = ["Stage", "Matches", "Win ratio"];
export const noStages = "These matches do not say on which stage they were played.";
export const byHour = "Win Ratio by Weekday and Hour";
export const noTimes = "These matches do not say when they were played.";
export const hour = "Hour";
export const hourShort = "h";
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
export const WEEKDAYS = DAYS.map((long) => ({ long, short: long.slice(0, 3) }));
export const percentSpoken = (matches: number) => ` percent of ${counted(matches, "match", "matches")}`;
export const hourNote =
  "Win % by the hour in which a match began, in your time zone, with the number of matches below.";
export const latestSessions = "Latest Sessions";
export const sessionEnds = "An hour without a ranked match ends a session.";
export const ratingSpoken = "Rating ";
export const sessionOf = (matches: number, seconds: number, ofThem: Tally) =>
  `${counted(matches, "match", "matches")} in ${duration(seconds)}: ${tally(ofThem)}`;
export const sessionsNoSign = "No sign that your results drop in long sessions.";
export const sessionsTooEarly = "Too early to say whether your results drop in long sessions.";
export const sessionsDrop = (after: number, points: Difference, matches: number) =>
  `Your results drop after ${after} matches in a row: you win ${percentMore(points)}, ${likely(points)} (${counted(matches, "match", "matches")}). Take a break there.`;

/** Matches of a hundred that are won more or less than expected: at least one, and where the truth likely lies. */
export interface Difference {
  readonly count: number;
  readonly isMore: boolean;
  readonly from: number;
  readonly to: number;
}

const percentMore = ({ count, isMore }: Difference) => `about ${count} % ${isMore ? "more" : "less"}`;
const likely = ({ from, to }: Difference) => `likely ${from} to ${to}`;

export const lastMatches = (matches: number) => `Form: last ${matches}`;
export const lastMatchesSpoken = "The last matches, newest first";
export const formTally = (ofThem: Tally, ratio: string, isSmall: boolean) =>
  `${tally(ofThem)}: ${ratio}${isSmall ? ", too few to say much" : ""}. Newest first.`;
export const now = "Now";
const IN_A_ROW: Record<Outcome, readonly [one: string, many: string]> = {
  win: ["win", "wins"],
  loss: ["loss", "losses"],
  draw: ["draw", "draws"],
};
/** `4 wins in a row` */
export const streak = (outcome: Outcome, length: number) =>
  `${counted(length, ...IN_A_ROW[outcome])}${length > 1 ? " in a row" : ""}`;
export const longestWinStreak = "Longest win streak";
export const longestLossStreak = "Longest loss streak";
export const longest = (outcome: Outcome, length: number) => counted(length, ...IN_A_ROW[outcome]);

export const yourRating = "Your Rating";
export const notRatedYet = "No rated matches yet.";
export const aboutRight = (matches: number) =>
  `About right, as far as ${counted(matches, "rated match", "rated matches")} can tell.`;
export const againstRating = (points: Difference) =>
  `You win ${percentMore(points)} than your rating says, ${likely(points)}.`;
export const closeMatches = (points: Difference, matches: number) =>
  `Matches that went 3–2: you win ${percentMore(points)} than your rating says, ${likely(points)} (${counted(matches, "match", "matches")}).`;
export const firstOfSession = (points: Difference, sessions: number) =>
  `First match of a session: you win ${percentMore(points)} than later on, ${likely(points)} (${counted(sessions, "session", "sessions")}).`;
export const byRating = "By the opponent's rating";
export const byRatingTable = "Matches won by the opponent's rating";
export const byRatingColumns = ["Opponents rated", "Matches", "Expected", "Won", "Likely"];
export const range = (low: string, high: string) => `${low} to ${high}`;
export const anyRating = "any";
export const aboutTheSame = "about the same";
export const lower = (rating: string) => `${rating} lower`;
export const higher = (rating: string) => `${rating} higher`;

export const compare = "Compare";
export const compareWith = "Compare with User ID";
export const whomToCompare = "A friend, a rival, or your own second account.";
export const noMatchOfId = "no ranked match found for that ID. Capitals count.";
export const headToHead = "Head to Head";
export const neverMet = "No ranked match between the two yet.";
export const meetings = (matches: number, draws: number) =>
  `${counted(matches, "match", "matches")} against each other${draws > 0 ? `, ${counted(draws, "draw", "draws")}` : ""}. The latest:`;
