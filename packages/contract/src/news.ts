import * as z from "zod/mini";

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
