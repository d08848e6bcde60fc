import * as z from "zod/mini";

/** Address of the news below the API's base. */
export const NEWS_PATH = "/news";

/** Address of the news page. */
export const NEWS_PAGE_PATH = "/news";

/** The page shows at most this many articles, and the API sends no more. */
export const MOST_ARTICLES = 10;

/** One article: plain text without markup, an `http(s)` address, and a picture of this server, `/api/news/images/...`. */
export const newsArticleSchema = z.object({
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
