import { MOST_ARTICLES } from "@tactician/contract";
import * as z from "zod";
import type { ServerConfig } from "../config.ts";
import type { Ask } from "../outside/ask-outside.ts";
import { type Article, type RawArticle, toArticles } from "./article.ts";
import { loadPlainText } from "./plain-text.ts";

/** A service that has news of the game. */
export interface NewsSource {
  name: string;
  /** Rejects when the service fails, or answers with something that is not news. */
  fetch: (signal: AbortSignal) => Promise<Article[]>;
}

/** Ten articles are some 50 KB. */
const LARGEST_ANSWER = 1024 * 1024;
const TIMEOUT_MS = 8000;

/** The sources in the order in which they are asked: the news service when there is a key for it, then the game's own feed. */
export function newsSources(settings: ServerConfig, ask: Ask): NewsSource[] {
  const source = (name: string, url: URL, read: (answer: unknown) => RawArticle[]): NewsSource => ({
    name,
    fetch: async (signal) => {
      const limits = { maxBytes: LARGEST_ANSWER, timeoutMs: TIMEOUT_MS, signal, accept: "application/json" };
      const raw = read(JSON.parse((await ask(url, limits)).toString("utf8")));
      return toArticles(raw, await loadPlainText());
    },
  });
  const feed = source("feed", new URL(settings.NEWS_FEED_URL), readFeed);
  if (settings.NEWS_API_KEY === undefined) return [feed];
  return [source("service", serviceUrl(settings.NEWS_SERVICE_URL, settings.NEWS_API_KEY), readService), feed];
}

function serviceUrl(base: string, key: string): URL {
  const url = new URL(base);
  const query = { q: "tekken", lang: "en", country: "us", max: String(MOST_ARTICLES), apikey: key };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

const serviceSchema = z.object({ articles: z.array(z.unknown()) });
const text = z.string().nullish().catch(undefined);
const serviceArticleSchema = z.object({ title: z.string(), description: text, url: z.string(), image: text });

/** GNews: an article that is not one is left out, the others stay. */
function readService(answer: unknown): RawArticle[] {
  return serviceSchema.parse(answer).articles.flatMap((item) => {
    const { data } = serviceArticleSchema.safeParse(item);
    if (!data) return [];
    const { title, description, url, image } = data;
    return [{ title, description: description ?? "", url, picture: image ?? undefined }];
  });
}

const feedSchema = z.object({ appnews: z.object({ newsitems: z.array(z.unknown()) }) });
const feedItemSchema = z.object({ title: z.string(), url: z.string(), contents: text });

/** Steam: the summary is the beginning of the text, in HTML or BBCode. */
function readFeed(answer: unknown): RawArticle[] {
  return feedSchema.parse(answer).appnews.newsitems.flatMap((item) => {
    const { data } = feedItemSchema.safeParse(item);
    if (!data) return [];
    const contents = data.contents ?? "";
    return [{ title: data.title, description: contents, url: data.url, picture: firstPicture(contents) }];
  });
}

/** What Steam's placeholder for pictures stands for. */
const STEAM_PICTURES = "https://clan.akamai.steamstatic.com/images";
const PICTURE =
  /(\{STEAM_CLAN_IMAGE\}\/[\w./-]{1,300})|(?:\[img\]|\bsrc=["']?)(https:\/\/[^\s"'<>[\]]{1,500}\.(?:jpe?g|png|webp|avif|gif)\b[^\s"'<>[\]]{0,200})/i;

function firstPicture(contents: string): string | undefined {
  const [, placeholder, address] = PICTURE.exec(contents.slice(0, 20_000)) ?? [];
  return placeholder?.replace("{STEAM_CLAN_IMAGE}", STEAM_PICTURES) ?? address;
}
