import { newsSchema } from "@tactician/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Ask } from "../outside/ask-outside.ts";
import { FAILURES, json, type StandIn, startStandIn } from "../testing/stand-in.ts";
import { inject, makeTestApp, type TestApp } from "../testing/test-app.ts";

const KEY = "key-of-the-news-service";
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

let service: StandIn;
let feed: StandIn;
beforeAll(async () => {
  [service, feed] = await Promise.all([startStandIn(), startStandIn()]);
});
afterAll(() => Promise.all([service.close(), feed.close()]));

const apps: TestApp[] = [];
const log: string[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  for (const list of [service.asked, feed.asked, log]) list.length = 0;
});

async function open({ key, askForPicture }: { key?: string; askForPicture?: Ask } = { key: KEY }) {
  const made = await makeTestApp({
    config: {
      LOG_LEVEL: "trace",
      NEWS_API_KEY: key,
      NEWS_SERVICE_URL: `${service.origin}/search`,
      NEWS_FEED_URL: `${feed.origin}/feed?appid=1778820`,
    },
    seams: {
      logStream: { write: (line) => log.push(line) },
      ...(askForPicture && { outside: { askForPicture } }),
    },
  });
  apps.push(made);
  return made.app;
}

/** What a new application has to say of the news. */
const readNews = async (options?: Parameters<typeof open>[0]) => inject(await open(options), "/api/news");

const gnews = (changes: Record<string, unknown> = {}) => ({
  title: "Tekken 8 patch 2.1",
  description: "What changes for everybody.",
  url: "https://news.example/patch",
  image: "https://cdn.example/patch.png",
  publishedAt: "2026-08-01T00:00:00Z",
  source: { name: "News", url: "https://news.example" },
  ...changes,
});

const item = (changes: Record<string, unknown> = {}) => ({
  gid: "1",
  title: "Season news",
  url: "https://steam.example/1",
  contents: "[img]{STEAM_CLAN_IMAGE}/47/a.png[/img][p]A [b]new[/b] season.[/p]",
  date: 1_780_000_000,
  ...changes,
});

test("the news service is asked with the key, and its articles come as the contract says", async () => {
  service.answer = json({ totalArticles: 1, articles: [gnews()] });
  const { status, headers, data } = await readNews();
  expect(status).toBe(200);
  expect(newsSchema.parse(data).articles).toEqual([
    {
      title: "Tekken 8 patch 2.1",
      description: "What changes for everybody.",
      url: "https://news.example/patch",
      image: expect.stringMatching(/^\/api\/news\/images\/[\w-]{22}$/),
    },
  ]);
  expect(headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-cache" });
  const asked = new URL(service.asked[0] ?? "", service.origin);
  const query = { q: "tekken", lang: "en", country: "us", max: "10", apikey: KEY };
  expect(Object.fromEntries(asked.searchParams)).toEqual(query);
  expect(feed.asked).toEqual([]);
});

test("without a key the game's own feed is read, in BBCode or HTML", async () => {
  const other = item({ url: "https://steam.example/2", contents: "<p>Also <i>new</i></p>" });
  feed.answer = json({ appnews: { newsitems: [item(), other] } });
  expect((await readNews({})).data.articles).toEqual([
    {
      title: "Season news",
      description: "A new season.",
      url: "https://steam.example/1",
      image: expect.stringMatching(/^\/api/),
    },
    { title: "Season news", description: "Also new", url: "https://steam.example/2" },
  ]);
  expect(feed.asked).toEqual(["/feed?appid=1778820"]);
  expect(service.asked).toEqual([]);
});

test("ten articles at most, each once", async () => {
  const many = Array.from({ length: 30 }, (_, i) => gnews({ url: `https://news.example/${i >> 1}` }));
  service.answer = json({ articles: many });
  const { articles } = (await readNews()).data;
  expect(articles).toHaveLength(10);
  expect(new Set(articles.map(({ url }: { url: string }) => url)).size).toBe(10);
});

test("what is no article is left out; the others stay, as plain text", async () => {
  service.answer = json({
    articles: [
      null,
      "text",
      {},
      gnews({ title: 7 }),
      gnews({ title: "<script></script> " }),
      gnews({ url: "javascript:alert(1)" }),
      gnews({ url: "data:text/html,<script>alert(1)</script>" }),
      gnews({ url: "https://user:word@news.example/" }),
      gnews({ url: `https://news.example/${"a".repeat(3000)}` }),
      gnews({
        title: "<script>alert(1)</script>Safe <b>title</b>",
        image: "javascript:a",
        url: "https://a.example",
      }),
      gnews({ title: "No picture", image: 7, description: null, url: "HTTP://b.example" }),
    ],
  });
  expect((await readNews()).data.articles).toEqual([
    { title: "Safe title", description: "What changes for everybody.", url: "https://a.example/" },
    { title: "No picture", description: "", url: "http://b.example/" },
  ]);
});

test("no news are news too", async () => {
  service.answer = json({ totalArticles: 0, articles: [] });
  expect(await readNews()).toMatchObject({ status: 200, body: '{"articles":[]}' });
});

test.each(Object.entries(FAILURES))(
  "both services failing with %s is said and logged",
  async (_name, answer) => {
    service.answer = answer;
    feed.answer = answer;
    expect(await readNews()).toMatchObject({
      status: 502,
      headers: { "retry-after": "60" },
      body: '{"message":"Couldn\'t load the news"}',
    });
    const text = log.join("");
    expect(text.match(/"msg":"Failed to fetch news"/g)).toHaveLength(2);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain("127.0.0.1");
  },
);

test("a visitor who waits for a service that hangs does not hold the server when it stops", async () => {
  service.answer = () => undefined;
  const app = await open();
  const waiting = app.inject("/api/news");
  await expect.poll(() => service.asked).toHaveLength(1);
  feed.answer = json({ appnews: { newsitems: [] } });
  await apps.pop()?.close();
  expect((await waiting).statusCode).toBe(502);
});

test("a picture comes through this server, as what it is", async () => {
  const askForPicture = vi.fn<Ask>(async () => PNG);
  service.answer = json({ articles: [gnews()] });
  const app = await open({ key: KEY, askForPicture });
  const { articles } = (await app.inject("/api/news")).json();
  for (let i = 0; i < 2; i++) {
    const { status, headers, raw } = await inject(app, articles[0].image);
    expect([status, raw]).toEqual([200, PNG]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
  expect(askForPicture).toHaveBeenCalledTimes(1);
  const [[url, limits] = []] = askForPicture.mock.calls;
  expect([url?.href, limits?.maxBytes]).toEqual(["https://cdn.example/patch.png", 1024 * 1024]);
});

test.each([
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["nothing", ""],
])("%s is no picture", async (_name, body) => {
  service.answer = json({ articles: [gnews()] });
  const app = await open({ key: KEY, askForPicture: async () => Buffer.from(body) });
  const { articles } = (await app.inject("/api/news")).json();
  expect((await app.inject(articles[0].image)).statusCode).toBe(404);
});

test("only pictures of the present articles are fetched, and none inside our own network", async () => {
  const inside = `${feed.origin.replace("http:", "https:")}/a.png`;
  service.answer = json({
    articles: [gnews({ image: inside }), gnews({ url: "https://b.example", image: "https://[::1]/a.png" })],
  });
  const app = await open();
  const address = encodeURIComponent("https://cdn.example/patch.png");
  for (const key of ["x", "AAAAAAAAAAAAAAAAAAAAAA", address, "..%2fnews"])
    expect((await app.inject(`/api/news/images/${key}`)).statusCode, key).toBe(404);
  expect(service.asked).toEqual([]);
  const { articles } = (await app.inject("/api/news")).json();
  expect(articles).toHaveLength(2);
  for (const { image } of articles) expect((await app.inject(image)).statusCode).toBe(404);
  expect(feed.asked).toEqual([]);
});
