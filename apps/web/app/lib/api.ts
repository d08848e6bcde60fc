import {
  CHARACTERS_PATH,
  type Character,
  type CharacterMoves,
  type CharacterSummary,
  characterPath,
  type Matchup,
  matchupPath,
  movesPath,
  NEWS_PATH,
  type NewsArticle,
  type VideoPreview,
  videoPreviewPath,
} from "@tactician/contract";
import { apiUrl } from "./config.ts";
import { RequestCache } from "./core/request-cache.ts";

/**
 * The browser's questions to the API. Every failure is an `Error` whose message can be shown:
 * a refused address says what was not found, a broken connection says what the browser said.
 */

export const UNKNOWN_ERROR = "An unknown error occurred";

const TIMEOUT_MS = 20_000;
const FRESH_MS = 60_000;

const lists = new RequestCache<CharacterSummary[]>(FRESH_MS, Date.now);
const matchups = new RequestCache<Matchup>(FRESH_MS, Date.now);
const movelists = new RequestCache<CharacterMoves>(FRESH_MS, Date.now);
const news = new RequestCache<readonly NewsArticle[]>(FRESH_MS, Date.now);
const previews = new RequestCache<VideoPreview>(FRESH_MS, Date.now);
const sheets = new RequestCache<Character | undefined>(FRESH_MS, Date.now);

/** Every character of the picker. Calls within a minute share one request. */
export function fetchCharacters(): Promise<CharacterSummary[]> {
  return lists.get("all", async () => {
    const [body, shapes] = await Promise.all([
      fetchJson(CHARACTERS_PATH, "Characters not found"),
      loadShapes(),
    ]);
    return checked(shapes.checkCharacterList(body));
  });
}

/** One character's document, `fetchCharacter("jin")`; `undefined` when the API has nothing to say about it. */
export function fetchCharacter(id: string): Promise<Character | undefined> {
  return sheets.get(id, async () => {
    const [body, shapes] = await Promise.all([
      fetchJson(characterPath(id), "Character not found"),
      loadShapes(),
    ]);
    return isEmpty(body) ? undefined : checked(shapes.checkCharacter(body));
  });
}

/** What can be punished of a character, and what they punish with. */
export function fetchMatchup(id: string): Promise<Matchup> {
  return matchups.get(id, async () => {
    const [body, shapes] = await Promise.all([
      fetchJson(matchupPath(id), "Character not found"),
      loadShapes(),
    ]);
    return checked(shapes.checkMatchup(body));
  });
}

/** A character's whole movelist with frame data, `fetchMoves("jin")`. */
export function fetchMoves(id: string): Promise<CharacterMoves> {
  return movelists.get(id, async () => {
    const [body, shapes] = await Promise.all([fetchJson(movesPath(id), "Movelist not found"), loadShapes()]);
    return checked(shapes.checkMoves(body));
  });
}

/** The newest articles, their pictures with whole addresses. */
export function fetchNews(): Promise<readonly NewsArticle[]> {
  return news.get("all", async () => {
    const [body, shapes] = await Promise.all([
      fetchJson(NEWS_PATH, "The news could not be fetched"),
      loadShapes(),
    ]);
    const { articles } = checked(shapes.checkNews(body));
    articlesSoFar = articles.map(({ image, ...article }) =>
      image === undefined ? article : { ...article, image: besideApi(image) },
    );
    return articlesSoFar;
  });
}

let articlesSoFar: readonly NewsArticle[] = [];

/** The articles as they were fetched last, without asking anybody: none before the first time. */
export function fetchedNews(): readonly NewsArticle[] {
  return articlesSoFar;
}

/** What a video of a known host is called, and its still picture. */
export function fetchVideoPreview(url: string): Promise<VideoPreview> {
  return previews.get(url, async () => {
    const [body, shapes] = await Promise.all([
      fetchJson(videoPreviewPath(url), "Video not found"),
      loadShapes(),
    ]);
    const preview = checked(shapes.checkVideoPreview(body));
    return preview.thumbnail === undefined
      ? preview
      : { ...preview, thumbnail: besideApi(preview.thumbnail) };
  });
}

/** A path that the API names, on the API's own host: `/api/news/images/x`. */
function besideApi(path: string): string {
  return new URL(path, new URL(apiUrl, location.href)).href;
}

/** Starts a request that the next page will need. A failure is left for that page to meet. */
export function prefetchCharacter(id: string): void {
  fetchCharacter(id).catch(() => undefined);
}

/** The text for a visitor of whatever was thrown. */
export function failureMessage(thrown: unknown): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : UNKNOWN_ERROR;
}

const loadShapes = () => import("./answer-shapes.ts");

async function fetchJson(path: string, refusedMessage: string): Promise<unknown> {
  try {
    const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(refusedMessage);
    return await response.json();
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "TimeoutError") {
      throw new Error("The server took too long to answer", { cause: thrown });
    }
    if (thrown instanceof SyntaxError) throw new Error(UNKNOWN_ERROR, { cause: thrown });
    throw thrown;
  }
}

function isEmpty(body: unknown): boolean {
  return body === null || (typeof body === "object" && Object.keys(body).length === 0);
}

function checked<Value>(result: { success: true; data: Value } | { success: false; error: unknown }): Value {
  if (result.success) return result.data;
  throw new Error(UNKNOWN_ERROR, { cause: result.error });
}
