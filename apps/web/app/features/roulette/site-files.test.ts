import { afterEach, expect, test, vi } from "vitest";
import { fetchRankings, fetchStrategies } from "./site-files.ts";

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a refusal is an error with the HTTP status, and is not remembered", async () => {
  answer("asleep", 503);
  await expect(fetchStrategies()).rejects.toThrow(/^HTTP error! status: 503$/);
  await expect(fetchRankings()).rejects.toThrow(/503/);
  answer('{"general":[],"characters":{}}');
  expect(await fetchStrategies()).toEqual({ general: [], characters: {} });
});

test.each(["<html>", "[]", '{"general":[{"title":1}],"characters":{}}', "null"])(
  "rankings and strategies of another shape are a failure: %s",
  async (body) => {
    answer(body === "[]" ? "{}" : body);
    await expect(fetchRankings()).rejects.toThrow();
  },
);

test("a link that is not https is a failure, not a link", async () => {
  answer(JSON.stringify([{ name: "A", vodUrl: "javascript:alert(1)", points: 5 }]));
  await expect(fetchRankings()).rejects.toThrow();
});
