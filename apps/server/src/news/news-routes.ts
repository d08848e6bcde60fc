import { join } from "node:path";
import * as contract from "@tactician/contract";
import type { Entry, Site } from "@tactician/static-site";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { packAnswer } from "../made.ts";
import { addPictureRoute, type Outside } from "../outside/outside.ts";
import * as words from "../words.ts";
import { type Edition, NewsDesk } from "./news-desk.ts";
import { newsSources, pictureKey } from "./news-sources.ts";

/** News of the game and their pictures. Visitors ask this server alone; it asks the services. */
export function addNewsRoutes(app: App, site: Site, config: ServerConfig, outside: Outside): void {
  const { ask, now, signal, together } = outside;
  const desk = new NewsDesk({
    sources: newsSources(config, ask),
    file: join(config.DATA_DIR, "news.json"),
    signal,
    together,
    warn: (details, message) => app.log.warn(details, message),
    now,
  });
  outside.services.push(desk);
  const entries = new WeakMap<Edition, Promise<Entry>>();

  const schema = {
    summary: words.api.news,
    description: words.api.newsMore,
    response: { 200: contract.newsSchema, ...failures(502) },
  };
  app.get(contract.API_BASE + contract.NEWS_PATH, { schema }, async (request, reply) => {
    const edition = await desk.latest();
    if (!edition) return sendFailure(reply, 502, { "retry-after": "60" }, words.newsFailed);
    const entry = entries.get(edition) ?? packAnswer(newsOf(edition), site.security, "most");
    entries.set(edition, entry);
    return sendEntry(request, reply, await entry);
  });

  addPictureRoute(app, outside, {
    pattern: contract.NEWS_PICTURE_PATTERN,
    summary: words.api.newsPicture,
    findAddress: async (key) => {
      const edition = await desk.kept();
      return edition?.articles.find(({ picture }) => picture && pictureKey(picture) === key)?.picture;
    },
  });
}

function newsOf({ articles }: Edition): contract.News {
  return {
    articles: articles.map(({ picture, ...article }) => ({
      ...article,
      ...(picture && { image: contract.API_BASE + contract.newsPicturePath(pictureKey(picture)) }),
    })),
  };
}
