import { expect, test, vi } from "vitest";
import { RequestCache } from "./request-cache.ts";

test("calls while a request is under way, and for a while after it, share its answer", async () => {
  let now = 0;
  const cache = new RequestCache(() => now);
  const request = vi.fn(async () => "Jin");

  const first = cache.get("jin", 1000, request);
  expect(cache.get("jin", 1000, request)).toBe(first);
  now = 999;
  expect(await cache.get("jin", 1000, request)).toBe("Jin");
  expect(request).toHaveBeenCalledTimes(1);
});

test("an old answer is asked for again", async () => {
  let now = 0;
  const cache = new RequestCache(() => now);
  await cache.get("jin", 1000, async () => 1);
  now = 1000;
  expect(await cache.get("jin", 1000, async () => 2)).toBe(2);
});

test("keys do not share answers", async () => {
  const cache = new RequestCache(() => 0);
  expect(await cache.get("jin", 1000, async () => "Jin")).toBe("Jin");
  expect(await cache.get("jun", 1000, async () => "Jun")).toBe("Jun");
});

test("a failure reaches its caller and is forgotten", async () => {
  const cache = new RequestCache(() => 0);
  await expect(cache.get("jin", 1000, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(await cache.get("jin", 1000, async () => "Jin")).toBe("Jin");
});

test("a late failure does not throw away the newer answer", async () => {
  let now = 0;
  const cache = new RequestCache(() => now);
  const slow = Promise.withResolvers<string>();
  const failed = cache.get("jin", 1000, () => slow.promise);
  now = 2000;
  const newer = cache.get("jin", 1000, async () => "Jin");
  slow.reject(new Error("late"));
  await expect(failed).rejects.toThrow("late");
  expect(cache.get("jin", 1000, async () => "again")).toBe(newer);
});
