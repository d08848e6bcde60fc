import { setTimeout as sleep } from "node:timers/promises";
import { Breaker } from "@tactician/resilience";
import { expect, test } from "vitest";
import { contractStores, type Opener } from "../testing/contract-stores.ts";
import { Together } from "./together.ts";

const stores = contractStores();
const newDatabase = (): Promise<Opener> => stores.PostgreSQL?.() ?? expect.unreachable();

const REST_MS = 4000;
const { signal } = new AbortController();

/** Two servers on one database, with a breaker each. */
async function twoServers() {
  const open = await newDatabase();
  const one = async () => {
    const store = await open();
    const breaker = new Breaker({ failures: 2, restMs: REST_MS, now: Date.now });
    const together = new Together(store);
    const turns = { service: "titles", places: 2, breaker, restMs: REST_MS, signal };
    const ask = <Value>(work: () => Promise<Value>) => together.run(turns, () => breaker.run(work));
    return { store, breaker, together, ask };
  };
  return [await one(), await one()] as const;
}

test("two servers ask a service as many questions at a time as one", async () => {
  const servers = await twoServers();
  let now = 0;
  let most = 0;
  const asked = Array.from({ length: 12 }, (_, i) =>
    servers[i % 2 === 0 ? 0 : 1].ask(async () => {
      most = Math.max(most, ++now);
      await sleep(60);
      now -= 1;
      return i;
    }),
  );
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  expect(most).toBe(2);
}, 30_000);

test("a place is kept as long as its question takes, and comes free when its server has died", async () => {
  const [one, other] = await twoServers();
  const dead = { service: "titles", places: 2, server: "dead", tries: undefined, seconds: 3 };
  for (const holder of ["a", "b"]) expect(await one.store.takePlace({ ...dead, holder })).toBe(0);
  expect(await one.store.takePlace({ ...dead, holder: "c" }), "a third").toBeUndefined();
  const answer = Promise.withResolvers<string>();
  const held = [one, one].map((server) => server.ask(() => answer.promise));
  await sleep(9000);
  let isAsked = false;
  const waiting = other.ask(async () => {
    isAsked = true;
  });
  await sleep(400);
  expect(
    isAsked,
    "all places are held by questions of six seconds, which is more than a place is taken for",
  ).toBe(false);
  answer.resolve("long");
  expect(await Promise.all(held)).toEqual(["long", "long"]);
  await waiting;
}, 30_000);

test("a service that fails one server has a rest from all, and one server tries it again", async () => {
  const [one, other] = await twoServers();
  const fail = () => Promise.reject(new Error("down"));
  for (let i = 0; i < 2; i += 1) await expect(one.ask(fail)).rejects.toThrow("down");
  let asked = 0;
  const work = async () => {
    asked += 1;
  };
  for (const server of [one, other])
    await expect(server.ask(work)).rejects.toMatchObject({ problem: "resting" });
  expect(asked).toBe(0);
  const again = (server: typeof one) =>
    server.ask(work).then(
      () => asked,
      () => asked,
    );
  await expect.poll(() => again(other), { timeout: 10_000 }).toBe(1);
  await expect.poll(() => again(one), { timeout: 10_000 }).toBe(2);
  expect(one.breaker.state).toBe("closed");
}, 30_000);

test("what one is answered is kept for the other, as long as for itself", async () => {
  const [one, other] = await twoServers();
  await one.together.keep("titles a", { title: "Combos" });
  expect(await other.together.findKept("titles a", 60_000)).toEqual({
    answer: '{"title":"Combos"}',
    ageMs: expect.toSatisfy((age: number) => age < 5000),
  });
  expect(await other.together.findKept("titles a", 0)).toBeUndefined();
  expect(await other.together.findKept("titles b", 60_000)).toBeUndefined();
});

test("a database that is gone leaves each server to its own limits", async () => {
  const [one] = await twoServers();
  await one.store.close();
  expect(await one.ask(async () => "asked")).toBe("asked");
  expect(await one.together.findKept("titles a", 60_000)).toBeUndefined();
});
