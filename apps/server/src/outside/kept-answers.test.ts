import { type SqlStore, Together } from "@tactician/replays";
import { expect, test, vi } from "vitest";
import { LIMITS } from "../limits.ts";
import { KeptAnswers } from "./kept-answers.ts";

interface Title {
  name: string;
}

function makeKept(maxSize = 10) {
  let now = 1_800_000_000_000;
  const kept = new KeptAnswers<Title>({
    together: new Together({ isShared: false } as SqlStore),
    signal: new AbortController().signal,
    name: "oembed",
    limits: { queue: LIMITS.videoTitles.queue, kept: { size: maxSize, ms: 60_000 } },
    sizeOf: () => 1,
    isNothing: ({ name }) => name === "nothing",
    breaker: { failures: 3, restMs: 30_000, now: () => now },
  });
  const pass = (ms: number) => {
    now += ms;
  };
  const get = (key: string, fetch: () => Promise<Title>, visitor = "visitor") =>
    kept.get(key, { visitor, countQuestion: async () => undefined }, fetch);
  return { kept, get, pass };
}

const titled = (name: string) => vi.fn(async () => ({ name }));
const failing = () => vi.fn<() => Promise<Title>>(() => Promise.reject(new Error("no")));

test("all who ask for the same share one request, and later ones take what is kept", async () => {
  const { get } = makeKept();
  const fetch = titled("Electric");
  const answers = await Promise.all([get("a", fetch), get("a", fetch, "another")]);
  expect(answers).toEqual([{ name: "Electric" }, { name: "Electric" }]);
  await get("a", fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("what failed is not asked again at once", async () => {
  const { get } = makeKept();
  const fetch = failing();
  expect(await get("a", fetch)).toBeUndefined();
  expect(await get("a", fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the oldest goes when there is no room, and never for what there is not", async () => {
  const { get } = makeKept(2);
  for (const key of ["a", "b", "c"]) await get(key, titled(key));
  for (let i = 0; i < 50; i += 1) await get(`invented${i}`, titled("nothing"));
  const fetch = titled("again");
  expect(await get("invented49", fetch)).toEqual({ name: "nothing" });
  expect(await get("c", fetch)).toEqual({ name: "c" });
  expect(fetch).not.toHaveBeenCalled();
  expect(await get("a", fetch)).toEqual({ name: "again" });
});

test("a crowd of one visitor's questions sends few out, and leaves others their turns", async () => {
  const { kept, get } = makeKept(1000);
  const { promise, resolve } = Promise.withResolvers<Title>();
  const fetch = vi.fn(() => promise);
  const ask = (count: number, visitor: string) =>
    Array.from({ length: count }, (_, i) =>
      get(visitor + i, fetch, visitor).then(
        () => "answered",
        ({ problem }: { problem: string }) => problem,
      ),
    );
  const crowd = ask(100, "crowd");
  const others = ["first", "second", "third"].flatMap((visitor) => ask(5, visitor));
  await expect.poll(() => fetch).toHaveBeenCalledTimes(4);
  expect(kept.queue.waiting).toBe(35);
  resolve({ name: "late" });
  expect(new Set(await Promise.all(others))).toEqual(new Set(["answered"]));
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(24);
  expect(outcomes.filter((outcome) => outcome === "busy")).toHaveLength(76);
});

test("a service that fails is left alone, and nothing is noted of what was not asked", async () => {
  const { kept, get, pass } = makeKept();
  await get("kept", titled("kept"));
  for (const key of ["a", "b", "c"]) await get(key, failing());
  expect(kept.breaker.state).toBe("open");
  const fetch = titled("d");
  await expect(get("d", fetch)).rejects.toMatchObject({ problem: "resting", retryAfterMs: 30_000 });
  expect(await get("kept", fetch)).toEqual({ name: "kept" });
  expect(fetch).not.toHaveBeenCalled();
  pass(30_000);
  expect(await get("d", fetch)).toEqual({ name: "d" });
});
