import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  type CharacterChanges,
  changedAnswersSchema,
  changesSchema,
  characterChangesSchema,
  matchupAnswersSchema,
} from "@tactician/contract";
import { historySchema } from "@tactician/game";
import { createDataEntry, loadSite, plainContent, type Site } from "@tactician/static-site";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LIMITS } from "../limits.ts";
import { readDocument } from "../made.ts";
import { ask, listen } from "../testing/ask.ts";
import { makeTestApp, type TestApp } from "../testing/test-app.ts";
import { joinedAnswers } from "./joined-answers.ts";

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
    const joined = joinedAnswers({ data, security });
    const asked = ["one", "one", "other"].map((visitor) => joined.matchup("jin", "kazuya", { visitor }));
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual([first, first]);
    expect(await joined.matchup("jin", "kazuya", { visitor: "later" })).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

/** What an answer takes beside its bodies counts too, so that not even all of these short ones are kept. */
test("all pairs are answered, only so many are kept, and who asks for all at once leaves others their turn", async () => {
  await withSite(async ({ data, security }) => {
    const jin = required(data.sides.get("jin"));
    const ids = Array.from({ length: 42 }, (_, index) => `character-${index}`);
    const read = vi.spyOn(jin.identity, "readBody");
    const sides = new Map(ids.map((id) => [id, jin]));
    const joined = joinedAnswers({ data: { ...data, sides }, security });
    const pairs = ids.flatMap((me) => ids.map((them) => [me, them] as const));
    for (const [me, them] of pairs)
      expect(await joined.matchup(me, them, { visitor: "visitor" })).toBeDefined();
    expect(read).toHaveBeenCalledTimes(2 * pairs.length);
    await joined.matchup("character-41", "character-41", { visitor: "visitor" });
    expect(read).toHaveBeenCalledTimes(2 * pairs.length);
    const flood = pairs.slice(0, 500).map(([me, them]) => joined.matchup(me, them, { visitor: "flood" }));
    const other = joined.matchup("character-12", "character-12", { visitor: "other" });
    const { atOnce, mostWaitingOfOne } = LIMITS.pairs.queue;
    const settled = await Promise.allSettled(flood);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(atOnce + mostWaitingOfOne);
    expect(await other).toBeDefined();
  });
});

/** A site with 42 characters and 200 days of changes, so that there is more to ask for than a visitor's share. */
function crowded(site: Site): Site {
  const { data, security } = site;
  const sides = new Map(
    Array.from({ length: 42 }, (_, index) => [`character-${index}`, required(data.sides.get("jin"))]),
  );
  const document = readDocument<CharacterChanges>(required(data.changes.get("jin")));
  const changes = Array.from({ length: 200 }, (_, day) => ({
    ...required(document.changes[0]),
    date: dayAfter(day),
  }));
  const entry = createDataEntry(
    plainContent(Buffer.from(JSON.stringify({ ...document, changes }))),
    security,
  );
  return { ...site, data: { ...data, sides, changes: new Map([["jin", entry]]) } };
}

const dayAfter = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

test.each([
  ["changes", LIMITS.changes, (index: number) => `/api/changes?since=${dayAfter(index)}`],
  [
    "pairs",
    LIMITS.pairs,
    (index: number) => `/api/matchups/character-${index % 42}/character-${Math.floor(index / 42)}`,
  ],
])(
  "one address has its share of %s a minute, others and what is kept are served",
  async (_name, limits, url) => {
    const { app, close } = await makeTestApp({ changeSite: crowded });
    const askAs = (remoteAddress: string, index: number) => app.inject({ url: url(index), remoteAddress });
    const { aMinute } = limits.share;
    for (let index = 0; index < aMinute; index += 1)
      expect((await askAs("203.0.113.1", index)).statusCode, `question ${index}`).toBe(200);
    const refused = await askAs("203.0.113.1", aMinute);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^Too many requests from your address: try again in \d+ s\.$/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await askAs("203.0.113.2", aMinute)).statusCode).toBe(200);
    expect((await askAs("203.0.113.1", aMinute)).statusCode, "kept by now").toBe(200);
    await close();
  },
);

test("who asks for many changes at once leaves another visitor a turn, and is told to come again", async () => {
  const { app, close } = await makeTestApp({ changeSite: crowded });
  const askAs = (remoteAddress: string, index: number) =>
    app.inject({ url: `/api/changes?since=${dayAfter(index)}`, remoteAddress });
  const flood = Array.from({ length: LIMITS.changes.share.aMinute }, (_, index) =>
    askAs("203.0.113.1", index),
  );
  const other = await askAs("203.0.113.2", 199);
  expect(other.statusCode).toBe(200);
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json().message).toBe("The site is busy right now: try again soon.");
  expect(refused[0]?.headers["retry-after"]).toBe("10");
  await close();
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

/** Whose changes of which field an answer has. */
async function told(url: string): Promise<string[]> {
  const response = await site.app.inject(url);
  expect(response.statusCode, url).toBe(200);
  const { changes } = changesSchema.parse(response.json());
  return changes.map(({ character, change }) => `${change.date} ${character} ${change.field}`);
}

test("a character's changes, history and what a patch means are as the contract says", async () => {
  const changes = await site.app.inject("/api/characters/jin/changes");
  expect(characterChangesSchema.parse(changes.json())).toMatchObject({ name: "Jin", since: "2024-01-25" });
  const history = await site.app.inject("/api/characters/jin/history");
  expect(historySchema.parse(history.json())).toMatchObject({ character: "jin" });
  const answers = await site.app.inject("/api/characters/jin/changed-answers");
  expect(changedAnswersSchema.parse(answers.json())).toMatchObject({
    _id: "jin",
    patch: { version: "3.00" },
  });
});

test("everybody's changes are those of the day and later, newest first", async () => {
  const all = [
    "2026-03-20 jin startup",
    "2026-03-20 kazuya startup",
    "2025-10-01 jin block",
    "2025-10-01 kazuya block",
  ];
  expect(await told("/api/changes")).toEqual(all);
  expect(await told("/api/changes?since=2025-10-01")).toEqual(all);
  expect(await told("/api/changes?since=2025-10-02")).toEqual(all.slice(0, 2));
  expect(await told("/api/changes?since=2026-03-21")).toEqual([]);
  expect(await told("/api/changes?since=2025-01-01&kind=corrected")).toEqual(all.slice(2));
});

test("days between two days of changes are one answer", async () => {
  const tags = await Promise.all(
    ["2025-10-02", "2026-03-20"].map(
      async (day) => (await site.app.inject(`/api/changes?since=${day}`)).headers.etag,
    ),
  );
  expect(tags[0]).toBeTruthy();
  expect(tags[0]).toBe(tags[1]);
});

test("an answer is compressed and revalidated", async () => {
  const headers = { "accept-encoding": "br" };
  const first = await site.app.inject({ url: "/api/changes", headers });
  expect(first.headers["content-encoding"]).toBe("br");
  const again = await site.app.inject({
    url: "/api/changes",
    headers: { ...headers, "if-none-match": first.headers.etag },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  "since=2025-02-30",
  "since=yesterday",
  "since=",
  "since=2025-01-01&since=2025-01-02",
  "since=%00",
  "kind=bad",
  "kind=__proto__",
])("%s is no question", async (query) => {
  const response = await site.app.inject(`/api/changes?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain("?since=2026-03-17");
});
