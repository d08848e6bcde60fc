import {
  ACCURACY_FILE,
  CHARACTERS_PATH,
  type CharacterSummary,
  changedAnswersPath,
  changesPath,
  characterChangesPath,
  characterPath,
  historyPath,
  MAPPINGS_PATH,
  matchupSidePath,
  movesPath,
  NEWS_PATH,
  type NewsArticle,
  OFFLINE_LIST_FILE,
  OPEN_DATA_LIST_FILE,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  type PopulationFilter,
  populationPath,
  RANKINGS_FILE,
  REPORTS_PATH,
  reportPath,
  STRATEGIES_FILE,
  unpackSide,
  videoPreviewPath,
} from "@tactician/contract";
import type { CharacterId, History } from "@tactician/game";
import { ask } from "./ask.ts";
import { apiUrl } from "./config.ts";
import { logFailure } from "./log.ts";
import * as words from "./words.ts";

/** Everything that the page asks for, of the API first and then of the site's own files. How it asks is in ask.ts. */

export const fetchCharacters = () =>
  ask(apiUrl + CHARACTERS_PATH, "characters", { refusal: words.charactersNotFound });

/** One character's document, `fetchCharacter("jin")`; `undefined` when the API has nothing to say about it. */
export const fetchCharacter = (characterId: CharacterId) =>
  ask(apiUrl + characterPath(characterId), "character", { refusal: words.characterNotFound });

/** What can be punished of a character, and what they punish with: a page joins two of these. */
export const fetchMatchupSide = async (characterId: CharacterId) =>
  unpackSide(
    await ask(apiUrl + matchupSidePath(characterId), "matchupSide", { refusal: words.characterNotFound }),
  );

/** What the newest patch means for who plays a character: `fetchChangedAnswers("king")`. */
export const fetchChangedAnswers = (characterId: CharacterId) =>
  ask(apiUrl + changedAnswersPath(characterId), "changedAnswers", { refusal: words.characterNotFound });

export const fetchMoves = (characterId: CharacterId) =>
  ask(apiUrl + movesPath(characterId), "moves", { refusal: words.characterNotFound });

export const fetchCharacterChanges = (characterId: CharacterId) =>
  ask(apiUrl + characterChangesPath(characterId), "characterChanges", { refusal: words.characterNotFound });

/** The steps that lead back from a character's movelist to that of any day. */
export const fetchHistory = async (characterId: CharacterId): Promise<History> =>
  // What is read has the shape that HistoryStep names field by field.
  (await ask(apiUrl + historyPath(characterId), "history", { refusal: words.characterNotFound })) as History;

export const fetchChanges = (since: string, kind?: string) =>
  ask(apiUrl + changesPath(since, kind), "changes", { refusal: words.changesFailed });

export const fetchVideoPreview = (url: string) =>
  ask(apiUrl + videoPreviewPath(url), "videoPreview", { refusal: words.videoNotFound });

export async function fetchNews(): Promise<readonly NewsArticle[]> {
  const { articles } = await ask(apiUrl + NEWS_PATH, "news", { refusal: words.newsFailed });
  articlesSoFar = articles;
  return articles;
}

let articlesSoFar: readonly NewsArticle[] = [];

/** The articles as this page has fetched them, without asking anybody: none before the first time. */
export function fetchedNews(): readonly NewsArticle[] {
  return articlesSoFar;
}

export const fetchAccuracy = () => ask(ACCURACY_FILE, "accuracy");

export const fetchStrategies = () => ask(STRATEGIES_FILE, "strategies");

/** How many reports of readers came and were right. */
export const fetchReportSummary = () => ask(apiUrl + REPORTS_PATH, "reportSummary");

/** A report of this browser, by its key. */
export const fetchReport = (key: string) => ask(apiUrl + reportPath(key), "sentReport", { freshMs: 0 });

/** The players of the leaderboard, in no order. */
export const fetchRankings = () => ask(RANKINGS_FILE, "rankings");

/** What the replay service's ids are called. */
export const fetchMappings = () => ask(MAPPINGS_PATH, "mappings");

/** How characters fare against each other in everybody's matches that pass the filter. */
export const fetchMatchups = (filter: PopulationFilter) =>
  ask(apiUrl + populationPath(POPULATION_MATCHUPS_PATH, filter), "populationMatchups");

/** Who is played in them, by month and rank. */
export const fetchPopularity = (filter: PopulationFilter) =>
  ask(apiUrl + populationPath(POPULATION_POPULARITY_PATH, filter), "populationPopularity");

/** At which ranks they are played. */
export const fetchRankShares = (filter: PopulationFilter) =>
  ask(apiUrl + populationPath(POPULATION_RANKS_PATH, filter), "populationRanks");

export const fetchOfflineList = () => ask(OFFLINE_LIST_FILE, "offlineList");

/** Where the archive of all open data is; a site that was built quickly has none. */
export const fetchOpenDataList = () => ask(OPEN_DATA_LIST_FILE, "openDataList");

/** The list of the picker as a page gets it: from the build, or on its way; `undefined` when it did not arrive. */
export type CharacterList = CharacterSummary[] | Promise<CharacterSummary[] | undefined>;

/** Asks for the picker's list. A failure is logged, and the list is `undefined`. */
export function loadCharacters(): Promise<CharacterSummary[] | undefined> {
  return fetchCharacters().catch((thrown: unknown) => {
    logFailure("Failed to fetch characters", thrown);
    return undefined;
  });
}

/** The whole address of a picture that the API names by its path on the API's own host: `/api/news/images/x`. */
export function besideApi(path: string): string {
  return new URL(path, new URL(apiUrl, location.href)).href;
}
