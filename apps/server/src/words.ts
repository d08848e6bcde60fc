import { CONTRACT_HEADER } from "@tactician/contract";

/*
 * What the server says to whoever asks it: why there is no answer, which pages show to visitors, and what the description of the API
 * says of its data. What only the owner of a server reads (settings, log, metrics) stands where it is made.
 */

// Why there is no answer.
export const characterNotFound = "Character not found";
export const pictureNotFound = "Picture not found";
export const videoNotFound = "Video not found";
export const videoFailed = "Couldn't load the video's title";
export const newsFailed = "Couldn't load the news";
export const storeUnavailable = "Stored matches are unavailable right now: try again in a moment.";
export const siteBusy = "The site is busy right now: try again soon.";
export const serviceFailed = "The service failed a moment ago: try again soon.";
export const tooManyRequests = (seconds: number) =>
  `Too many requests from your address: try again in ${seconds} s.`;
export const tooManySearches = (seconds: number) =>
  `Too many searches from your address: try again in ${seconds} s.`;
export const matchesLoading = "This player's matches are still loading: try again in a moment.";
export const manySearches = "Many searches are running right now: try again in half a minute.";
export const replaysFailed = "The replay service failed a moment ago: try again soon.";
export const replaysDown = "The replay service isn't working right now: try again soon.";

export const reportsOff = "This site takes no reports.";
export const reportsFull = "Too many reports wait to be read: try again tomorrow.";
export const reportsNotSaved = "Reports cannot be saved right now: try again later.";
export const reportKnown = "You have reported this already. Thank you.";
export const reportNotFound = "There is no report under this key.";

// What is wrong with a question.
export const noReport = "That is no report: see `POST /api/reports` in the API's description.";
export const noSuchFact = "There is no such move, or it has no such value.";
export const emptyReport = "Say what is right.";
export const whichPlayer = "Which player? Ask with ?id= and one ID.";
export const whichVideo = "Give the address of a video on YouTube, Vimeo or Twitch as ?url=";
export const whichDay =
  "Give a day as ?since=2026-03-17. With ?kind=, choose recorded, corrected or changed, or leave it out.";
export const onlyOnce = (name: string) => `${name} may be given only once`;
export const whichRank = (ids: readonly string[]) => `rank must be one of ${ids.join(", ")}`;
export const whichVersion = "version must be the number of a version, such as 30101, or other";
export const whichSince = "since must be a day such as 2026-10-01, and not in the future";

// The description of the API.
export const api = {
  description: `Open data of the guide. No key, any origin; \`/developers\` says the rest. A new number in \`${CONTRACT_HEADER}\` means that answers have a new shape.`,
  openApi: "This description",
  characters: "Every character that has a sheet",
  character: "One character: sheet, anti-guide and creator notes",
  matchupSide: "One character's half of all its matchups: two halves make the answers of one to the other",
  moves: "A character's whole movelist with frame data",
  changesOf: "What changed in a character's frame data, newest first",
  changedAnswers: "What a character can punish since the newest patch, and what is safe now",
  history: "All changes of a character's movelist, to undo from today's",
  matchup: "One character's answers to every move of another, best first",
  changes: "What changed in everybody's frame data since a day, newest first",
  since: "The first day; leave it out for all days",
  kind: "Only changes of this kind",
  mappings: "Names of the replay service's IDs",
  health: "Whether the server is up, and what works",
  healthMore:
    "`store` says how the stored matches are: `ok`; `read-only`, they are served, and new ones are shown without being saved; `unreachable`, matches are shown as the replay service sends them. `feed` says whether this server reads everybody's matches: `off`; `waiting`, another process does; `reading`; `failing`, it is trying again. `feed` does not change `status`. With `?ready` the HTTP status is 503 unless everything works.",
  accuracy:
    "How well the guide's figures are known: the last audit, what is missing, what nobody has measured",
  reports: "How many values readers have reported as wrong, and how many were",
  sendReport: "Reports a wrong value, or a measured one",
  sendReportMore:
    "`key`: 16 random bytes in base64url, made by the sender, who sees the report and takes it back by it; sending twice under one key changes nothing. Texts become one line of plain text.",
  sentReport: "A report, for who has its key",
  takeBack: "Takes a report back: it is deleted",
  replays: "A player's ranked matches, newest first",
  replaysMore:
    "`sample-player` always works. `x-data-age`: the matches' age in seconds, when they are older than usual. `x-data-unsaved`: matches cannot be saved here right now, so these are what the replay service sends.",
  populationMatchups: "Win % of characters against each other at even ratings, from everybody's matches",
  popularity: "Pick rates, by month and rank",
  ranks: "Matches by rank",
  populationMore:
    "All matches, or those of one game version (`other`: of all that `versions` does not list), of one group of ranks, since a day (UTC). Counted every ten minutes at most; `countedAt` says when. If no match fits, a filter is left out, and `widened` names it.",
  video: "Title and still picture of a video on YouTube, Vimeo or Twitch",
  videoPicture: "The still picture of a preview",
  news: "The newest articles about the game, ten at most",
  newsMore: "Renewed every half hour. Titles and descriptions are plain text.",
  newsPicture: "The picture of an article in the list",
  picture: "JPEG, PNG, GIF, WebP or AVIF, at most 1 MB",
  strategies: "Challenges of the Strategy Roulette",
  rankings: "Recorded runs of the Strategy Roulette",
} as const;
