import { describe, expect, test } from "vitest";
import { sharedApp } from "../testing/test-app.ts";

const { ask, listening } = sharedApp(() => ({ config: { TRUST_PROXY: 1 } }));

/** Everybody asks from an address of their own, so that no test uses up another's share. */
const from = (visitor: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": visitor, ...more },
});

test("a known move has a picture, kept for a day and not sent twice", async () => {
  const { status, headers } = await ask("/social/move/jin/df+2.png", from("10.0.0.1"));
  expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(headers["cache-control"]).toContain("max-age=86400");
  const known = from("10.0.0.1", { "if-none-match": String(headers.etag) });
  expect((await ask("/social/move/jin/df%2B2.png?x=1", known)).status).toBe(304);
});

test.each([
  "/social/move/jin/df2.png",
  "/social/move/jin/DF+2.png",
  "/social/move/jin/df+2",
  "/social/move/jin/df+2.jpg",
  "/social/move/jin/df+2/.png",
  "/social/move/jin/nothing.png",
  "/social/move/nobody/df+2.png",
  "/social/move/__proto__/constructor.png",
  "/social/move/jin/%3Csvg%3E.png",
  "/social/move/jin/..%2f..%2fsecret.png",
  "/social/move/",
  `/social/move/jin/${"1,".repeat(900)}.png`,
])("%.50s is not drawn", async (path) => {
  const { status, body } = await ask(path, from("10.0.0.2"));
  expect([status, body]).toEqual([404, expect.stringContaining("Nothing here")]);
});

test("an endless address is too long, and one that does not decode is no address", async () => {
  expect((await ask(`/social/move/jin/${"1".repeat(10_000)}.png`)).status).toBe(414);
  expect((await ask("/social/move/jin/%ff.png")).status).toBe(400);
});

describe("a flood", () => {
  test("of one picture draws it once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => ask("/social/move/jin/1,2.png", from("10.0.0.3"))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test("of pictures that are not kept ends for its address alone, and pages are answered meanwhile", async () => {
    // Who has no ground has nothing to keep: each question counts.
    const flood = Array.from({ length: 300 }, () => fetchStatus("/social/move/kazuya/df+2.png", "10.0.0.4"));
    expect(await fetchStatus("/move/jin/df+2", "10.0.0.5")).toBe(200);
    expect(await fetchStatus("/social/move/jin/u+1+2%2A.png", "10.0.0.6")).toBe(200);
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(200);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    const refused = await ask("/social/move/kazuya/df+2.png", from("10.0.0.4"));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

async function fetchStatus(path: string, visitor: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${await listening()}${path}`, from(visitor));
  await response.arrayBuffer();
  return response.status;
}
