import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, failureMessage, isMissing } from "./ask.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

/** Each test asks at an address of its own: answers are kept for a minute. */
let count = 0;
const fresh = () => `/asked/${++count}`;
const answer = (body: string, status = 200) =>
  fetched.mockImplementation(async () => new Response(body, { status }));

const askCharacter = () => ask(fresh(), "character", { refusal: "Character not found" });

test("a refusal is said in the question's words, whatever the body says, or names the status", async () => {
  answer('{"message":"no such id"}', 404);
  await expect(askCharacter()).rejects.toThrow(/^Character not found$/);
  answer("<html>bad gateway</html>", 502);
  await expect(askCharacter()).rejects.toThrow(/^Character not found$/);
  await expect(ask(fresh(), "strategies")).rejects.toThrow(/^HTTP error! status: 502$/);
});

test("what is not there is told from what did not arrive", async () => {
  answer("{}", 404);
  expect(isMissing(await askCharacter().catch((thrown) => thrown))).toBe(true);
  answer("{}", 500);
  expect(isMissing(await askCharacter().catch((thrown) => thrown))).toBe(false);
});

test("a broken connection keeps the browser's message", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask(fresh(), "news")).rejects.toThrow(/^Failed to fetch$/);
});

test("a request that takes too long says so", async () => {
  fetched.mockRejectedValue(new DOMException("signal timed out", "TimeoutError"));
  await expect(ask(fresh(), "moves")).rejects.toThrow("The server took too long to answer");
  expect(fetched).toHaveBeenCalledWith(expect.any(String), { signal: expect.any(AbortSignal) });
});

test("equal questions share one request, and a failed one is forgotten", async () => {
  const address = fresh();
  answer("asleep", 503);
  await expect(ask(address, "strategies")).rejects.toThrow();
  answer('{"general":[],"characters":{}}');
  const [one, other] = await Promise.all([ask(address, "strategies"), ask(address, "strategies")]);
  expect(one).toEqual({ general: [], characters: {} });
  expect(other).toBe(one);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("an answer that is no longer fresh is asked for again, and a late failure of the older one harms it not", async () => {
  vi.useFakeTimers();
  const address = fresh();
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  const failed = ask(address, "strategies", { freshMs: 1000 });
  vi.setSystemTime(Date.now() + 1000);
  answer('{"general":[],"characters":{}}');
  const newer = ask(address, "strategies", { freshMs: 1000 });
  late.reject(new TypeError("late"));
  await expect(failed).rejects.toThrow("late");
  vi.setSystemTime(Date.now() + 999);
  expect(await ask(address, "strategies", { freshMs: 1000 })).toBe(await newer);
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test.each(["null", "{}", "[]"])("a character that is %s is nobody, not a failure", async (body) => {
  answer(body);
  expect(await ask(fresh(), "character")).toBeUndefined();
});

test.each([
  ["character", "<html>"],
  ["character", '{"_id":"jin"}'],
  ["character", "[1]"],
  ["characters", "{}"],
  ["populationPopularity", '{"matches":"many"}'],
  ["matchupSide", "null"],
  ["moves", "{}"],
  ["news", '{"articles":"many"}'],
  ["videoPreview", '{"title":1}'],
  ["strategies", '{"general":[{"title":1}],"characters":{}}'],
  ["strategies", "[]"],
  ["rankings", '[{"name":"A","vodUrl":"javascript:alert(1)","points":5}]'],
  ["mappings", "[]"],
  ["offlineList", "<!doctype html>"],
  ["offlineList", '{"bytes":1,"addresses":["https://elsewhere.example/"]}'],
] as const)(
  "%s of another shape is an unknown error, where no contract is named: %s",
  async (schema, body) => {
    answer(body);
    await expect(ask(fresh(), schema)).rejects.toThrow(/^An unknown error occurred$/);
  },
);

test("whatever was thrown has a text to show", () => {
  expect(failureMessage(new Error("Character not found"))).toBe("Character not found");
  expect(failureMessage(new Error(""))).toBe("An unknown error occurred");
  expect(failureMessage("boom")).toBe("An unknown error occurred");
});
