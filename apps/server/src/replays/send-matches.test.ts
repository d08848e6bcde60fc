import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { FairQueue } from "@tactician/resilience";
import { expect, test, vi } from "vitest";
import { type ListCoding, type MatchPages, makeList, openLists, unpackInTurn } from "./send-matches.ts";

const MATCHES = makeMatches(1, 1200);
const parsed = ({ body }: { body: Buffer }): unknown => JSON.parse(gunzipSync(body).toString());

function makeLists() {
  const lists = openLists();
  return (name: string, coding: ListCoding, visitor: string, pages: () => MatchPages) =>
    lists.made.get(`${coding} ${name}`, { visitor }, () => makeList(pages(), coding));
}

test("a list is made of its pages, and its plain length is known", async () => {
  const made = await makeList([MATCHES.slice(0, 500), MATCHES.slice(500)], "gzip");
  expect(parsed(made)).toEqual(MATCHES);
  expect(made.plainBytes).toBe(Buffer.byteLength(JSON.stringify(MATCHES)));
  expect(parsed(await makeList([], "gzip"))).toEqual([]);
});

test("all who ask for a list share one, at the same time and later", async () => {
  const get = makeLists();
  let made = 0;
  const pages = () => {
    made += 1;
    return [MATCHES];
  };
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, visitor) => get("a", "br", String(visitor), pages)),
  );
  expect(new Set([...all, await get("a", "br", "later", pages)]).size).toBe(1);
  expect(made).toBe(1);
  await get("a", "gzip", "me", pages);
  await get("b", "br", "me", pages);
  expect(made).toBe(3);
});

test("who has many waiting is refused, and others are not", async () => {
  const get = makeLists();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const ask = (name: string, visitor: string) =>
    get(name, "gzip", visitor, async function* (): AsyncGenerator<ReplayRecord[]> {
      await gate;
      yield MATCHES.slice(0, 1);
    });
  const greedy = Array.from({ length: 40 }, (_, index) => ask(`a${index}`, "a"));
  const settled = Promise.allSettled(greedy);
  const other = ask("b", "b");
  open();
  expect(parsed(await other)).toHaveLength(1);
  const refused = (await settled).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(28);
  expect(refused[0]).toMatchObject({ reason: { problem: "busy" } });
});

test("what fails is not kept", async () => {
  const get = makeLists();
  const failing = () => {
    throw new Error("gone");
  };
  await expect(get("a", "gzip", "me", failing)).rejects.toThrow("gone");
  expect(parsed(await get("a", "gzip", "me", () => [MATCHES]))).toEqual(MATCHES);
});

test("lists are unpacked in turns: the next begins when one is read, or once its turn is over", async () => {
  const list = await makeList([MATCHES], "gzip");
  const turns = new FairQueue({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 1 });
  const first = await unpackInTurn(list, "a", turns);
  const began = vi.fn();
  const second = unpackInTurn(list, "b", turns, 1);
  void second.then(began);
  await expect(unpackInTurn(list, "b", turns)).rejects.toMatchObject({ problem: "busy" });
  expect(began).not.toHaveBeenCalled();
  expect(JSON.parse(await text(first))).toEqual(MATCHES);

  const unread = await second;
  const third = await unpackInTurn(list, "c", turns);
  expect(unread.destroyed, "who reads slowly gets the rest").toBe(false);
  expect(await text(third)).toBe(await text(unread));

  const leaving = await unpackInTurn(list, "d", turns);
  leaving.destroy();
  expect(JSON.parse(await text(await unpackInTurn(list, "e", turns)))).toEqual(MATCHES);
});
