import { expect, test, vi } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

const makeKept = (maxSize = 10) =>
  new KeptAnswers<{ name: string }>({ maxSize, sizeOf: () => 1, keptMs: 60_000 });

test("all who ask for the same share one request, and later ones take what is kept", async () => {
  const kept = makeKept();
  const fetch = vi.fn(async () => ({ name: "Electric" }));
  const answers = await Promise.all([kept.get("a", fetch), kept.get("a", fetch)]);
  expect(answers).toEqual([{ name: "Electric" }, { name: "Electric" }]);
  await kept.get("a", fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("what failed is not asked again at once", async () => {
  const kept = makeKept();
  const fetch = vi.fn(() => Promise.reject(new Error("no")));
  expect(await kept.get("a", fetch)).toBeUndefined();
  expect(await kept.get("a", fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the oldest goes when there is no room", async () => {
  const kept = makeKept(2);
  for (const key of ["a", "b", "c"]) await kept.get(key, async () => ({ name: key }));
  const fetch = vi.fn(async () => ({ name: "again" }));
  expect(await kept.get("c", fetch)).toEqual({ name: "c" });
  expect(await kept.get("a", fetch)).toEqual({ name: "again" });
});

test("a crowd of questions sends few out, and those that would wait too long are refused", async () => {
  const kept = makeKept(1000);
  const release: (() => void)[] = [];
  const fetch = () =>
    new Promise<{ name: string }>((resolve) => release.push(() => resolve({ name: "late" })));
  const answers = Array.from({ length: 100 }, (_, i) => kept.get(String(i), fetch));
  await vi.waitFor(() => expect(release).toHaveLength(4));
  expect(await answers[99]).toBeUndefined();
  let freed = 0;
  while (freed < 44) {
    await vi.waitFor(() => expect(release.length).toBeGreaterThan(freed));
    release[freed++]?.();
  }
  const settled = await Promise.all(answers);
  expect(settled.filter((answer) => answer !== undefined)).toHaveLength(44);
});
