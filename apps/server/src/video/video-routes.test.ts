import { videoPreviewSchema } from "@tactician/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Ask } from "../outside/ask-outside.ts";
import { FAILURES, json, type StandIn, startStandIn } from "../testing/stand-in.ts";
import { inject, makeTestApp } from "../testing/test-app.ts";

const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const JPEG = Buffer.from("ffd8ffe000104a464946", "hex");

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn();
});
afterAll(() => service.close());

beforeEach(() => {
  service.asked.length = 0;
});

async function open(askForPicture?: Ask) {
  const made = await makeTestApp({
    config: { OEMBED_URL: `${service.origin}/embed?format=json` },
    seams: askForPicture ? { outside: { askForPicture } } : {},
  });
  onTestFinished(made.close);
  return made.app;
}

/** What a new application says. */
const read = async (url: string) => inject(await open(), url);

const previewOf = (url: string) => `/api/oembed?url=${encodeURIComponent(url)}`;

test("a video's title comes from the service, asked with an address of our own making", async () => {
  service.answer = json({
    title: " Jin\u202e combos\n<b>1</b> ",
    author_name: "Someone",
    thumbnail_url: "https://evil.example/x.jpg",
    html: "<script>alert(1)</script>",
  });
  const app = await open();
  const url = previewOf("http://youtu.be/dQw4w9WgXcQ?t=30&x=%0d%0aHost:%20evil");
  const { status, data } = await inject(app, url);
  expect(status).toBe(200);
  expect(videoPreviewSchema.parse(data)).toEqual({
    title: "Jin combos <b>1</b>",
    author: "Someone",
    provider: "YouTube",
    thumbnail: "/api/oembed/thumbnails/youtube-dQw4w9WgXcQ",
    url: YOUTUBE,
  });
  expect(service.asked).toEqual([`/embed?format=json&url=${encodeURIComponent(YOUTUBE)}`]);
  await app.inject(previewOf("https://m.youtube.com/watch?v=dQw4w9WgXcQ"));
  expect(service.asked).toHaveLength(1);
});

describe("no other address is ever asked about", () => {
  test.each([
    "/api/oembed",
    "/api/oembed?url=",
    "/api/oembed?url=%ff",
    `${previewOf(YOUTUBE)}&url=http://127.0.0.1/`,
    previewOf("http://127.0.0.1/watch?v=dQw4w9WgXcQ"),
    previewOf("http://[::ffff:127.0.0.1]/watch?v=dQw4w9WgXcQ"),
    previewOf("http://169.254.169.254/latest/meta-data"),
    previewOf("https://www.youtube.com:8080/watch?v=dQw4w9WgXcQ"),
    previewOf("https://www.youtube.com@127.0.0.1/watch?v=dQw4w9WgXcQ"),
    previewOf("https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ"),
    previewOf("https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ"),
    previewOf("https://www.youtube.com%2f@evil.example/watch?v=dQw4w9WgXcQ"),
    previewOf("https://www.youtube.com/redirect?q=http%3a%2f%2f127.0.0.1"),
    previewOf("//www.youtube.com/watch?v=dQw4w9WgXcQ"),
    previewOf("file:///etc/passwd"),
    previewOf("gopher://www.youtube.com/watch?v=dQw4w9WgXcQ"),
  ])("%s", async (address) => {
    const body = '{"message":"Give the address of a video on YouTube, Vimeo or Twitch as ?url="}';
    expect(await read(address)).toMatchObject({ status: 400, body });
    expect(service.asked).toEqual([]);
  });
});

test("a video that the service does not know is not found", async () => {
  service.answer = json({ error: "404 Not Found", url: YOUTUBE });
  expect((await read(previewOf(YOUTUBE))).status).toBe(404);
});

test.each(Object.entries(FAILURES))(
  "a service that fails with %s is asked once and no more",
  async (_name, answer) => {
    service.answer = answer;
    const app = await open();
    const failed = { status: 502, body: '{"message":"Couldn\'t load the video\'s title"}' };
    for (let i = 0; i < 3; i++) expect(await inject(app, previewOf(YOUTUBE))).toMatchObject(failed);
    expect(service.asked).toHaveLength(1);
  },
);

test("a service that fails five times in a row is left alone, and nobody waits for it", async () => {
  service.answer = (_request, response) => response.writeHead(500).end();
  const app = await open();
  for (let id = 1; id <= 5; id += 1) await app.inject(previewOf(`https://vimeo.com/${id}`));
  const resting = { status: 503, headers: { "retry-after": "30" } };
  for (const address of [previewOf("https://vimeo.com/6"), "/api/oembed/thumbnails/vimeo-7"])
    expect(await inject(app, address)).toMatchObject(resting);
  expect(service.asked).toHaveLength(5);
});

test("one visitor's flood sends few questions out, pushes nothing out, and others are answered", async () => {
  service.answer = json({ title: "Known" });
  const app = await open();
  await app.inject(previewOf(YOUTUBE));
  service.answer = json({ error: "404 Not Found" });
  const ask = (url: string, remoteAddress: string) => app.inject({ url: previewOf(url), remoteAddress });
  const statuses = new Map<number, number>();
  for (let id = 0; id < 700; id += 1) {
    const { statusCode, headers } = await ask(`https://vimeo.com/${id}`, "203.0.113.1");
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode === 429) expect(headers["retry-after"]).toMatch(/^\d+$/);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 60, 429: 640 });
  expect(service.asked).toHaveLength(61);
  // What is kept needs no question, so it is there for whoever asked too much, too.
  expect((await ask(YOUTUBE, "203.0.113.1")).statusCode).toBe(200);
  expect((await ask("https://vimeo.com/5", "203.0.113.1")).statusCode).toBe(404);
  service.answer = json({ title: "New" });
  expect((await ask("https://vimeo.com/800", "203.0.113.2")).statusCode).toBe(200);
});

test("a crowd at once is told to come again, not that the service failed", async () => {
  const waiting: (() => void)[] = [];
  service.answer = (request, response) => waiting.push(() => json({ title: "Late" })(request, response));
  const app = await open();
  const all = Array.from({ length: 40 }, (_, id) => app.inject(previewOf(`https://vimeo.com/${id}`)));
  await expect.poll(() => waiting).toHaveLength(4);
  service.answer = json({ title: "Late" });
  for (const answer of waiting) answer();
  const answers = await Promise.all(all);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(24);
  for (const { headers } of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(headers["retry-after"]).toBe("10");
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
});

test("the still picture comes through this server, from the video host's own servers alone", async () => {
  const askForPicture = vi.fn<Ask>(async () => JPEG);
  const app = await open(askForPicture);
  service.answer = json({ title: "On YouTube" });
  const picture = await app.inject("/api/oembed/thumbnails/youtube-dQw4w9WgXcQ");
  expect(picture.headers["content-type"]).toBe("image/jpeg");
  expect(picture.rawPayload).toEqual(JPEG);

  service.answer = json({ title: "On Vimeo", thumbnail_url: "https://i.vimeocdn.com/video/1.jpg" });
  expect((await app.inject("/api/oembed/thumbnails/vimeo-76979871")).statusCode).toBe(200);
  expect(askForPicture.mock.calls.map(([url]) => url.href)).toEqual([
    "https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
    "https://i.vimeocdn.com/video/1.jpg",
  ]);
});

test.each([
  "http://i.vimeocdn.com/video/1.jpg",
  "https://i.vimeocdn.com:8443/video/1.jpg",
  "https://i.vimeocdn.com@127.0.0.1/1.jpg",
  "https://127.0.0.1/1.jpg",
  "https://evil.example/1.jpg",
  "junk",
  7,
])("a still picture at %s is left out", async (thumbnail_url) => {
  const askForPicture = vi.fn<Ask>(async () => JPEG);
  const app = await open(askForPicture);
  service.answer = json({ title: "On Vimeo", thumbnail_url });
  const preview = (await app.inject(previewOf("https://vimeo.com/1"))).json();
  expect(preview).toEqual({ title: "On Vimeo", provider: "Vimeo", url: "https://vimeo.com/1" });
  expect((await app.inject("/api/oembed/thumbnails/vimeo-1")).statusCode).toBe(404);
  expect(askForPicture).not.toHaveBeenCalled();
});

test.each(["x", "youtube-", "youtube-..%2f..%2fx", "constructor", "vimeo-abc", "%00"])(
  "there is no still picture %s",
  async (key) => {
    expect((await read(`/api/oembed/thumbnails/${key}`)).status).toBe(404);
    expect(service.asked).toEqual([]);
  },
);
