import { createHash } from "node:crypto";
import { MOST_ARTICLES } from "@tactician/contract";
import * as z from "zod";
import type { ServerConfig } from "../config.ts";
import { LIMITS } from "../limits.ts";
import type { Ask } from "../outside/ask-outside.ts";

export interface NewsSource {
  name: string;
  /** Rejects when the service fails, or answers with something that is not news. */
  fetch: (signal: AbortSignal) => Promise<Article[]>;
}

/** The sources in the order in which they are asked: the news service when there is a key for it, then the game's own feed. */
export function newsSources(settings: ServerConfig, ask: Ask): NewsSource[] {
  const source = (name: string, url: URL, read: (answer: unknown) => RawArticle[]): NewsSource => ({
    name,
    fetch: async (signal) => {
      const limits = { ...LIMITS.news.outside, signal, accept: "application/json" };
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

export const articleSchema = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().regex(/^https?:\/\//),
  /** Where its picture is. */
  picture: z
    .string()
    .regex(/^https:\/\//)
    .exactOptional(),
});

export type Article = z.infer<typeof articleSchema>;

/** What a news service says of an article; nothing of it is to be trusted. */
type RawArticle = Omit<Article, "picture"> & { picture: string | undefined };

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 300;
const LONGEST_ADDRESS = 2000;

/** The articles that can be shown, as plain text: those with a title and a web address, each address once, ten at most. */
function toArticles(raw: readonly RawArticle[], plainText: PlainText): Article[] {
  const byAddress = new Map<string, Article>();
  for (const { title, description, url, picture } of raw) {
    const address = webAddress(url, ["https:", "http:"]);
    const shownTitle = plainText(title, LONGEST_TITLE);
    if (address === undefined || shownTitle === "" || byAddress.has(address)) continue;
    const pictureAddress = picture && webAddress(picture, ["https:"]);
    byAddress.set(address, {
      title: shownTitle,
      description: plainText(description, LONGEST_DESCRIPTION),
      url: address,
      ...(pictureAddress && { picture: pictureAddress }),
    });
    if (byAddress.size === MOST_ARTICLES) break;
  }
  return [...byAddress.values()];
}

/** An address of the web without a user name in it, tidied up; `undefined` for `javascript:` and the like. */
function webAddress(text: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(text);
  if (url === null || !protocols.includes(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "" || url.href.length > LONGEST_ADDRESS) return undefined;
  return url.href;
}

/** Name of a picture in our own addresses: says nothing of where it comes from, and cannot be guessed into another. */
export function pictureKey(picture: string): string {
  return createHash("sha256").update(picture).digest("base64url").slice(0, 22);
}

/** Text without markup, on one line, of at most so many characters: `plainText("<b>Patch</b> [b]2[/b]", 200)` -> `Patch 2`. */
export type PlainText = (markup: string, longest: number) => string;

const LONGEST_INPUT = 20_000;

/** BBCode whose content is no text. */
const BBCODE_MEDIA =
  /\[(img|video|previewyoutube|youtube)\b[^\]]{0,500}\][^[]{0,2000}(?:\[\/\1\]|$)|\{STEAM_CLAN_(?:LOC_)?IMAGE\}\S{0,500}/gi;
/** Tags of Steam's BBCode alone: other words in brackets, `[PC]`, belong to the text. */
const BBCODE_TAG =
  /\[\/?(?:\*|b|i|u|s|p|c|hr|br|strike|url|h[1-6]|o?list|quote|noparse|code|spoiler|table|tr|t[hd]|img|video|carousel|expand|dynamiclink|center|color|size)(?:[=\s][^\]]{0,500})?\]/gi;
/** Control characters and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Makes the function that takes markup away. The library behind it is loaded here, at the first news, because a server that
 * nobody asks for news should not carry it.
 */
export async function loadPlainText(): Promise<PlainText> {
  const { compile } = await import("html-to-text");
  const withoutHtml = compile({
    wordwrap: false,
    limits: { maxInputLength: LONGEST_INPUT, maxDepth: 50 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "iframe", format: "skip" },
      { selector: "svg", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: "ul", options: { itemPrefix: " " } },
    ],
  });
  return (markup, longest) => {
    const html = markup.slice(0, LONGEST_INPUT).replace(BBCODE_MEDIA, " ").replace(BBCODE_TAG, " ");
    const text = withoutHtml(html).replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
    return shortened(text, longest);
  };
}

/** Cut between two words, with an ellipsis. */
function shortened(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const isNear = lastSpace > Math.max(0, cut.length - 40);
  const kept = isNear ? cut.slice(0, lastSpace) : letters.slice(0, longest - 1).join("");
  return `${kept.replace(/[\s.,;:!?-]+$/, "")}…`;
}
