import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { matchupAnswersSchema } from "@tactician/contract";
import { loadSite, type Site } from "@tactician/static-site";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask, listen } from "../testing/ask.ts";
import { makeTestApp, type TestApp } from "../testing/test-app.ts";
import { MadeMatchups } from "./made-matchups.ts";

let site: TestApp;
beforeAll(async () => {
  site = await makeTestApp();
});
afterAll(() => site.close());

const ADDRESS = "/api/matchups/jin/kazuya";

test("the answers of a pair are as the contract says", async () => {
  const response = await site.app.inject(ADDRESS);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(matchupAnswersSchema.parse(response.json())).toMatchObject({
    me: "jin",
    them: "kazuya",
    checkedAgainst: "2026-08",
    situations: [{ id: "Kazuya-d3+4", isLow: true, answers: [{ id: "Jin-ws2", launches: true }] }],
  });
});

test("a character can meet itself", async () => {
  const response = await site.app.inject("/api/matchups/jin/jin");
  expect(response.json()).toMatchObject({ me: "jin", them: "jin", situations: [{ id: "Jin-d3+4" }] });
});

test.each([
  "nobody",
  "JIN",
  "__proto__",
  "constructor",
  "%2e%2e%2fsecret",
  "jin%00",
  "jin.json",
  "%F0%9F%90%BB",
  "x".repeat(1900),
])("there is no character %s in a pair", async (id) => {
  for (const url of [`/api/matchups/${id}/jin`, `/api/matchups/jin/${id}`, `/api/matchups/${id}/${id}`]) {
    if (url.length > 2000) continue;
    const response = await site.app.inject(url);
    expect(response.statusCode, url).toBe(404);
    expect(response.json(), url).toEqual({ message: "Character not found" });
  }
});

test("two dots are no character either, sent as they are", async () => {
  const app = await makeTestApp();
  const port = await listen(app.app);
  for (const url of ["/api/matchups/%2e%2e/jin", "/api/matchups/../jin", "/api/matchups/jin/%2e%2e"]) {
    const reply = await ask(port, url);
    expect(reply.status, url).toBe(404);
    expect(JSON.parse(reply.body), url).toEqual({ message: "Character not found" });
  }
  await app.close();
});

test.each(["/api/matchups", "/api/matchups/jin", "/api/matchups/jin/kazuya/more"])(
  "%s has no answer",
  async (url) => {
    const response = await site.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "Not Found" });
  },
);

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("with %s the same answer travels, and is revalidated", async (coding, unpack) => {
  const headers = { "accept-encoding": coding };
  const { body } = await site.app.inject(ADDRESS);
  const first = await site.app.inject({ url: ADDRESS, headers });
  expect(first.headers).toMatchObject({
    "content-encoding": coding,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(unpack(first.rawPayload).toString()).toBe(body);
  const known = { ...headers, "if-none-match": String(first.headers.etag) };
  expect((await site.app.inject({ url: ADDRESS, headers: known })).statusCode).toBe(304);
});

test("HEAD gets the headers alone", async () => {
  const [get, head] = await Promise.all([
    site.app.inject(ADDRESS),
    site.app.inject({ method: "HEAD", url: ADDRESS }),
  ]);
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe("");
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test("all who ask for a pair share one answer, and so do those who ask later", async () => {
  await withSite(async ({ data, security }) => {
    const read = vi.spyOn(required(data.sides.get("jin")).identity, "readBody");
    const matchups = new MadeMatchups({ data, security });
    const asked = ["one", "one", "other"].map((visitor) => matchups.get("jin", "kazuya", visitor));
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual([first, first]);
    expect(await matchups.get("jin", "kazuya", "later")).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

/** What an answer takes beside its bodies counts too, so that not even all of these short ones are kept. */
test("all pairs at once are answered, and only so many are kept", async () => {
  await withSite(async ({ data, security }) => {
    const jin = required(data.sides.get("jin"));
    const ids = Array.from({ length: 42 }, (_, index) => `character-${index}`);
    const read = vi.spyOn(jin.identity, "readBody");
    const sides = new Map(ids.map((id) => [id, jin]));
    const matchups = new MadeMatchups({ data: { ...data, sides }, security });
    const pairs = ids.flatMap((me) => ids.map((them) => [me, them] as const));
    const askAll = () => Promise.all(pairs.map(([me, them]) => matchups.get(me, them, "visitor")));
    expect((await askAll()).every((entry) => entry !== undefined)).toBe(true);
    expect(read).toHaveBeenCalledTimes(2 * pairs.length);
    await matchups.get("character-41", "character-41", "visitor");
    expect(read).toHaveBeenCalledTimes(2 * pairs.length);
    await matchups.get("character-0", "character-0", "visitor");
    expect(read).toHaveBeenCalledTimes(2 * pairs.length + 2);
  });
});

async function withSite(check: (site: Site) => Promise<void>): Promise<void> {
  const dist = await makeSmallDist();
  try {
    await check(await loadSite(dist.dir, "http://localhost:3000"));
  } finally {
    await dist.remove();
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is not there.");
  return value;
}
