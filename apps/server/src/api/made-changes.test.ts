import { changedAnswersSchema, changesSchema, characterChangesSchema } from "@tactician/contract";
import { historySchema } from "@tactician/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await makeTestApp();
});
afterAll(() => site.close());

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
