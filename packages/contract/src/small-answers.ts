import { replayRecordSchema } from "@tactician/game";
import * as z from "zod/mini";

/** The body of every failed API answer. */
export const failureSchema = z.object({ message: z.string() });

export type Failure = z.infer<typeof failureSchema>;

/** `GET /wank.json`: the replay service's ids and what they are called. */
export const mappingsSchema = z.object({
  characters: z.record(z.string(), z.string()),
  ranks: z.record(z.string(), z.string()),
});

export type Mappings = z.infer<typeof mappingsSchema>;

/** `GET /offline.json`: what "Save for offline" fetches, as paths of the site. */
export const offlineListSchema = z.object({
  /** What travels for all of it, compressed. */
  bytes: z.number(),
  addresses: z.array(z.string().check(z.startsWith("/"))),
});

export type OfflineList = z.infer<typeof offlineListSchema>;

/** `GET /stats/replays?id=`: a player's matches, newest first; empty when nobody is known by that id. */
export const replayRecordsSchema = z.array(replayRecordSchema);

/** One article: plain text without markup, an `http(s)` address, and a picture of this server, `/api/news/images/...`. */
const newsArticleSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Left out when the article has no picture that we can pass on. */
  image: z.optional(z.string()),
  url: z.string(),
});

export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** `GET /api/news`: the newest articles about the game. */
export const newsSchema = z.object({ articles: z.array(newsArticleSchema) });

export type News = z.infer<typeof newsSchema>;

/** `GET /api/oembed?url=`: what a video is called, and a still picture of it, `/api/oembed/thumbnails/...`, when there is one. */
export const videoPreviewSchema = z.object({
  title: z.string(),
  author: z.optional(z.string()),
  provider: z.string(),
  thumbnail: z.optional(z.string()),
  url: z.string(),
});

export type VideoPreview = z.infer<typeof videoPreviewSchema>;
