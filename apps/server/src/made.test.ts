import { expect, test, vi } from "vitest";
import { Made } from "./made.ts";

interface Title {
  name: string;
}

const ONE_AT_A_TIME = { atOnce: 1, mostWaiting: 4, mostWaitingOfOne: 2 };
const bySize = { maxSize: 3, sizeCalculation: () => 1 };
const me = { visitor: "me" };
const titled = (name: string) => vi.fn(async (): Promise<Title> => ({ name }));

test("who shares the question of a visitor with too much waiting is not refused with it", async () => {
  const made = new Made<Title>({ ...bySize, queue: ONE_AT_A_TIME });
  const { promise, resolve } = Promise.withResolvers<Title>();
  const ask = (key: string, visitor: string) => made.get(key, { visitor }, () => promise);
  const greedy = ["a", "b", "c"].map((key) => ask(key, "greedy"));
  const refused = expect(ask("d", "greedy")).rejects.toMatchObject({ problem: "busy" });
  const shared = ask("d", "modest");
  resolve({ name: "done" });
  await refused;
  expect(await Promise.all([...greedy, shared])).toHaveLength(4);
});

test("an old value is the answer while a new one fails, is refused or takes its time", async () => {
  let now = 1_800_000_000_000;
  const made = new Made<Title>({ ...bySize, ttl: 1000, patienceMs: 10, perf: { now: () => now } });
  await made.get("a", me, titled("old"));
  now += 1001;
  const failing = () => Promise.reject(new Error("gone"));
  expect(await made.get("a", me, failing)).toEqual({ name: "old" });
  const limited = { ...me, countQuestion: failing };
  expect(await made.get("a", limited, titled("new"))).toEqual({ name: "old" });
  const { promise, resolve } = Promise.withResolvers<Title>();
  expect(await made.get("a", me, () => promise)).toEqual({ name: "old" });
  resolve({ name: "late" });
  await expect.poll(() => made.kept("a")).toEqual({ name: "late" });
});

test("what others crowd out while it is made is kept all the same", async () => {
  const made = new Made<Title>({ ...bySize, queue: ONE_AT_A_TIME });
  const { promise, resolve } = Promise.withResolvers<Title>();
  const slow = made.get("slow", me, () => promise);
  const others = ["a", "b"].map((key) => made.get(key, me, titled(key)));
  resolve({ name: "slow" });
  await Promise.all([slow, ...others]);
  for (const key of ["c", "d", "e"]) await made.get(key, me, titled(key));
  const all = ["f", "g", "h", "i"].map((key) => made.get(key, { visitor: key }, titled(key)));
  expect((await Promise.all(all)).map(({ name }) => name)).toEqual(["f", "g", "h", "i"]);
  expect(["g", "h", "i"].map((key) => made.kept(key)?.name)).toEqual(["g", "h", "i"]);
});

test("nothing is kept of an error, nor of what there is not", async () => {
  const made = new Made<Title>(bySize);
  await expect(made.get("a", me, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  const nothing = vi.fn(async () => undefined);
  expect(await made.get("a", me, nothing)).toBeUndefined();
  expect(await made.get("a", me, titled("there"))).toEqual({ name: "there" });
});
