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
import { smallDist } from "@tactician/static-site/testing/small-dist";
import { expect, onTestFinished, test, vi } from "vitest";
import { LIMITS } from "../limits.ts";
import { readDocument } from "../made.ts";
import { makeTestApp, NO_CHARACTERS, sharedApp } from "../testing/test-app.ts";
import { joinedAnswers } from "./joined-answers.ts";

const { get, ask } = sharedApp();

const ADDRESS = "/api/matchups/jin/kazuya";

test("the answers of a pair are as the contract says, and a character can meet itself", async () => {
  const { status, headers, data } = await get(ADDRESS);
  expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(matchupAnswersSchema.parse(data)).toMatchObject({
    me: "jin",
    them: "kazuya",
    checkedAgainst: "2026-08",
    situations: [{ id: "Kazuya-d3+4", isLow: true, answers: [{ id: "Jin-ws2", launches: true }] }],
  });
  const itself = { me: "jin", them: "jin", situations: [{ id: "Jin-d3+4" }] };
  expect((await get("/api/matchups/jin/jin")).data).toMatchObject(itself);
});

test.each(NO_CHARACTERS)("there is no character %s in a pair", async (id) => {
  for (const url of [`/api/matchups/${id}/jin`, `/api/matchups/jin/${id}`, `/api/matchups/${id}/${id}`]) {
    if (url.length > 2000) continue;
    const { status, body } = await get(url);
    expect([status, body], url).toEqual([404, '{"message":"Character not found"}']);
  }
});

test("two dots are no character either, sent as they are", async () => {
  for (const url of ["/api/matchups/%2e%2e/jin", "/api/matchups/../jin", "/api/matchups/jin/%2e%2e"]) {
    const { status, body } = await ask(url);
    expect([status, body], url).toEqual([404, '{"message":"Character not found"}']);
  }
});

test.each([
  [ADDRESS, "br", brotliDecompressSync],
  [ADDRESS, "gzip", gunzipSync],
  ["/api/changes", "br", brotliDecompressSync],
] as const)("%s with %s: the same answer travels, and is revalidated", async (url, coding, unpack) => {
  const { body } = await get(url);
  const accepted = { "accept-encoding": coding };
  const { headers, raw } = await get(url, accepted);
  expect(headers).toMatchObject({
    "content-encoding": coding,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(unpack(raw).toString()).toBe(body);
  expect((await get(url, { ...accepted, "if-none-match": String(headers.etag) })).status).toBe(304);
});

test("all who ask for a pair share one answer, and so do those who ask later", async () => {
  const { data, security } = await openSite();
  const read = vi.spyOn(required(data.sides.get("jin")).identity, "readBody");
  const joined = joinedAnswers({ data, security });
  const asked = ["one", "one", "other"].map((visitor) => joined.matchup("jin", "kazuya", { visitor }));
  const [first, ...others] = await Promise.all(asked);
  expect(others).toEqual([first, first]);
  expect(await joined.matchup("jin", "kazuya", { visitor: "later" })).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

/** What an answer takes beside its bodies counts too, so that not even all of these short ones are kept. */
test("all pairs are answered, only so many are kept, and who asks for all at once leaves others their turn", async () => {
  const { data, security } = await openSite();
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

async function openSite() {
  const site = await loadSite(await smallDist(), "http://localhost:3000");
  onTestFinished(() => site.moves.close());
  return site;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is not there.");
  return value;
}

/** Whose changes of which field an answer has. */
async function told(url: string): Promise<string[]> {
  const { status, data } = await get(url);
  expect(status, url).toBe(200);
  const { changes } = changesSchema.parse(data);
  return changes.map(({ character, change }) => `${change.date} ${character} ${change.field}`);
}

test("a character's changes, history and what a patch means are as the contract says", async () => {
  const read = async (what: string) => (await get(`/api/characters/jin/${what}`)).data;
  const changes = { name: "Jin", since: "2024-01-25" };
  expect(characterChangesSchema.parse(await read("changes"))).toMatchObject(changes);
  expect(historySchema.parse(await read("history"))).toMatchObject({ character: "jin" });
  const answers = { _id: "jin", patch: { version: "3.00" } };
  expect(changedAnswersSchema.parse(await read("changed-answers"))).toMatchObject(answers);
});

test("everybody's changes are those of the day and later, newest first", async () => {
  const recent = ["2026-03-20 jin startup", "2026-03-20 kazuya startup"];
  const old = ["2025-10-01 jin block", "2025-10-01 kazuya block"];
  expect(await told("/api/changes")).toEqual([...recent, ...old]);
  expect(await told("/api/changes?since=2025-10-01")).toEqual([...recent, ...old]);
  expect(await told("/api/changes?since=2025-10-02")).toEqual(recent);
  expect(await told("/api/changes?since=2026-03-21")).toEqual([]);
  expect(await told("/api/changes?since=2025-01-01&kind=corrected")).toEqual(old);
});

test("days between two days of changes are one answer", async () => {
  const tagOf = async (day: string) => (await get(`/api/changes?since=${day}`)).headers.etag;
  expect(await tagOf("2025-10-02")).toBeTruthy();
  expect(await tagOf("2025-10-02")).toBe(await tagOf("2026-03-20"));
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
  const { status, data } = await get(`/api/changes?${query}`);
  expect(status).toBe(400);
  expect(data.message).toContain("?since=2026-03-17");
});
