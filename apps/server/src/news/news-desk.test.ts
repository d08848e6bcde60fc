import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type SqlStore, Together } from "@tactician/replays";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { beforeEach, expect, test, vi } from "vitest";
import { NewsDesk } from "./news-desk.ts";
import type { Article } from "./news-sources.ts";

const MINUTE = 60_000;
const article = (title: string): Article => ({ title, description: "", url: "https://news.example/a" });

let dir: string;
let now: number;
let warn: ReturnType<typeof vi.fn<(details: Record<string, string>, message: string) => void>>;
beforeEach(() => {
  dir = temporaryFolder();
  now = 1_800_000_000_000;
  warn = vi.fn();
});

const ALONE = new Together({ isShared: false } as SqlStore);

type Fetch = () => Promise<Article[]>;
const failing: Fetch = () => Promise.reject(new Error("no"));

function makeDesk(service: Fetch, feed?: Fetch, patienceMs = 60_000): NewsDesk {
  return new NewsDesk({
    sources: [{ name: "service", fetch: service }, ...(feed ? [{ name: "feed", fetch: feed }] : [])],
    file: join(dir, "deeper", "news.json"),
    signal: new AbortController().signal,
    together: ALONE,
    warn,
    now: () => now,
    patienceMs,
  });
}

const titles = async (desk: NewsDesk) => (await desk.latest())?.articles.map(({ title }) => title);

test("one request for all who ask within half an hour", async () => {
  const fetch = vi.fn(async () => [article("First")]);
  const desk = makeDesk(fetch);
  for (const told of await Promise.all([titles(desk), titles(desk), titles(desk)]))
    expect(told).toEqual(["First"]);
  now += 29 * MINUTE;
  await desk.latest();
  expect(fetch).toHaveBeenCalledTimes(1);
  now += 2 * MINUTE;
  await desk.latest();
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
});

test("when the service fails, the last good answer serves for a day", async () => {
  const fetch = vi.fn<Fetch>(async () => [article("Good")]);
  const feed = vi.fn(failing);
  const desk = makeDesk(fetch, feed);
  await desk.latest();
  fetch.mockRejectedValue(new Error("no"));
  now += 23 * 60 * MINUTE;
  expect(await titles(desk)).toEqual(["Good"]);
  await expect.poll(() => warn).toHaveBeenCalledTimes(1);
  expect(feed).not.toHaveBeenCalled();
  now += 61 * MINUTE;
  expect(await titles(desk)).toBeUndefined();
  expect(feed).toHaveBeenCalled();
});

test("a service that failed is left alone for a minute, and each failure is logged once", async () => {
  const fetch = vi.fn(failing);
  const desk = makeDesk(fetch);
  expect(await titles(desk)).toBeUndefined();
  expect(await titles(desk)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(["Failed to fetch news"]);
  now += MINUTE;
  fetch.mockResolvedValue([article("Back")]);
  expect(await titles(desk)).toEqual(["Back"]);
});

test("without anything kept the feed stands in for the service", async () => {
  const desk = makeDesk(failing, async () => [article("From the feed")]);
  expect(await titles(desk)).toEqual(["From the feed"]);
  const details = { source: "service", reason: "answered with something unexpected" };
  expect(warn).toHaveBeenCalledWith(details, "Failed to fetch news");
});

test("nobody waits for a service that hangs while there are older news; what comes is there for the next", async () => {
  const fetch = vi.fn<Fetch>(async () => [article("Old")]);
  const desk = makeDesk(fetch);
  await desk.latest();
  now += 31 * MINUTE;
  const { promise, resolve } = Promise.withResolvers<Article[]>();
  fetch.mockReturnValue(promise);
  for (let i = 0; i < 3; i += 1) expect(await titles(desk)).toEqual(["Old"]);
  resolve([article("New")]);
  await expect.poll(() => titles(desk)).toEqual(["New"]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("without older news all wait for one answer, for a bounded time", async () => {
  const { promise, resolve } = Promise.withResolvers<Article[]>();
  const fetch = vi.fn<Fetch>(() => promise);
  const desk = makeDesk(fetch, undefined, 20);
  expect(await Promise.all([titles(desk), titles(desk)])).toEqual([undefined, undefined]);
  // The time is that of the first who asked: whoever comes later does not wait it anew.
  expect(await titles(desk)).toBeUndefined();
  resolve([article("Late")]);
  await expect.poll(() => titles(desk)).toEqual(["Late"]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("news outlive a restart", async () => {
  await makeDesk(async () => [article("Before")]).latest();
  const fetch = vi.fn(failing);
  expect(await titles(makeDesk(fetch))).toEqual(["Before"]);
  expect(fetch).not.toHaveBeenCalled();
});

const edition = (fetchedAt: number, url: string) =>
  JSON.stringify({ fetchedAt, articles: [{ ...article("Bad"), url }] });

test.each([
  ["junk", "junk"],
  ["another shape", '{"fetchedAt":"now","articles":{}}'],
  ["an address that is none of the web", edition(1_800_000_000_000, "javascript:alert(1)")],
  ["a moment in the future", edition(1_900_000_000_000, "https://news.example/a")],
])("a file with %s counts as none", async (_name, text) => {
  const desk = makeDesk(async () => [article("Asked")]);
  await desk.latest();
  const file = join(dir, "deeper", "news.json");
  await writeFile(file, text);
  expect(await titles(makeDesk(async () => [article("Asked anew")]))).toEqual(["Asked anew"]);
  expect(JSON.parse(await readFile(file, "utf8")).articles[0].title).toBe("Asked anew");
});

test("a folder that cannot be written costs the memory over a restart, nothing else", async () => {
  await writeFile(join(dir, "deeper"), "a file where the folder should be");
  expect(await titles(makeDesk(async () => [article("Shown")]))).toEqual(["Shown"]);
  expect(warn).toHaveBeenCalledWith({}, "The news could not be written to DATA_DIR");
});
