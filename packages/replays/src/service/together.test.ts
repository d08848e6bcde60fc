import { setTimeout as sleep } from "node:timers/promises";
import { Breaker } from "@tactician/resilience";
import { expect, test } from "vitest";
import { contractPlaces, openerOf } from "../testing/contract-stores.ts";
import { runSql } from "../testing/run-sql.ts";
import { Together } from "./together.ts";

const { PostgreSQL: newPlace } = contractPlaces();

const REST_MS = 30_000;
const { signal } = new AbortController();

/** Two servers on one database, with a breaker each; so many seconds pass for them and the database. */
async function twoServers() {
  const place = await newPlace();
  const open = openerOf(place);
  let passed = 0;
  const pass = async (seconds: number) => {
    passed += seconds;
    await runSql(place, `update feed_leases set held_until = held_until - ${seconds}`);
  };
  const one = async () => {
    const store = await open();
    const breaker = new Breaker({ failures: 2, restMs: REST_MS, now: () => Date.now() + passed * 1000 });
    const together = new Together(store);
    const turns = { service: "titles", places: 2, breaker, restMs: REST_MS, signal };
    const ask = <Value>(work: () => Promise<Value>) => together.run(turns, () => breaker.run(work));
    return { store, breaker, together, ask };
  };
  return { one: await one(), other: await one(), place, pass };
}

test("two servers ask a service as many questions at a time as one", async () => {
  const { one, other } = await twoServers();
  let now = 0;
  let most = 0;
  const asked = Array.from({ length: 12 }, (_, i) =>
    (i % 2 === 0 ? one : other).ask(async () => {
      most = Math.max(most, ++now);
      await sleep(60);
      now -= 1;
      return i;
    }),
  );
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  expect(most).toBe(2);
});

test("a place is kept as long as its question takes, and comes free when its server has died", async () => {
  const { one, other, place, pass } = await twoServers();
  const dead = { service: "titles", places: 2, server: "dead", tries: undefined, seconds: 60 };
  for (const holder of ["a", "b"]) expect(await one.store.takePlace({ ...dead, holder })).toBe(0);
  expect(await one.store.takePlace({ ...dead, holder: "c" }), "a third").toBeUndefined();
  await pass(60);
  const answer = Promise.withResolvers<string>();
  let asked = 0;
  const ask = (server: typeof one) =>
    server.ask(() => {
      asked += 1;
      return answer.promise;
    });
  const held = [ask(one), ask(one)];
  await expect.poll(() => asked).toBe(2);
  const waiting = ask(other);
  const heldUntil = async () => {
    const [row] = await runSql(place, "select min(held_until) as seconds from feed_leases");
    return Number(row?.seconds);
  };
  const first = await heldUntil();
  await expect.poll(heldUntil, { message: "kept twice" }).toBeGreaterThanOrEqual(first + 2);
  expect(asked, "all places are held by questions that take longer than a place is taken for").toBe(2);
  answer.resolve("long");
  expect(await Promise.all(held)).toEqual(["long", "long"]);
  await waiting;
});

test("a service that fails one server has a rest from all, and one server tries it again", async () => {
  const { one, other, pass } = await twoServers();
  const fail = () => Promise.reject(new Error("down"));
  for (let i = 0; i < 2; i += 1) await expect(one.ask(fail)).rejects.toThrow("down");
  let asked = 0;
  const work = async () => {
    asked += 1;
  };
  for (const server of [one, other])
    await expect(server.ask(work)).rejects.toMatchObject({ problem: "resting" });
  expect(asked).toBe(0);
  await pass(REST_MS / 1000);
  for (const server of [other, one]) await server.ask(work);
  expect([asked, one.breaker.state]).toEqual([2, "closed"]);
});

test("what one is answered is kept for the other, as long as for itself", async () => {
  const { one, other } = await twoServers();
  await one.together.keep("titles a", { title: "Combos" });
  expect(await other.together.findKept("titles a", 60_000)).toEqual({
    answer: '{"title":"Combos"}',
    ageMs: expect.toSatisfy((age: number) => age < 5000),
  });
  expect(await other.together.findKept("titles a", 0)).toBeUndefined();
  expect(await other.together.findKept("titles b", 60_000)).toBeUndefined();
});

test("a database that is gone leaves each server to its own limits", async () => {
  const { one } = await twoServers();
  await one.store.close();
  expect(await one.ask(async () => "asked")).toBe("asked");
  expect(await one.together.findKept("titles a", 60_000)).toBeUndefined();
});
