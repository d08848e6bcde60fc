import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatchPages } from "./match-pages.ts";
import { MemoryStore } from "./memory-store.ts";
import { readReplayRows } from "./service/read-replay-rows.ts";
import { wireRows } from "./testing/wire-rows.ts";

const PLAYER = "3aBcdEfGhiJk";

/** A store with a player's matches, `seconds[i]` being the second of the i-th. */
async function makeStore(seconds: readonly number[]): Promise<MemoryStore> {
  const rows = wireRows({ playerId: PLAYER, count: seconds.length, from: 1_780_000_000 });
  const timed = rows.map((row, index) => ({ ...row, battle_at: 1_780_000_000 + (seconds[index] ?? 0) }));
  const store = new MemoryStore();
  await store.insertMatches(readReplayRows(timed).matches);
  return store;
}

test("the pages together are the whole list, however many matches a page or a second has", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(12), { maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      async (seconds, size) => {
        const store = await makeStore(seconds);
        const pages: (readonly ReplayRecord[])[] = [];
        for await (const page of findMatchPages(store, PLAYER, size)) pages.push(page);
        expect(pages.flat()).toEqual(await store.findMatchesByPlayer(PLAYER));
        expect(pages.every((page) => page.length > 0)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("pages are not larger than asked for when no second has many matches", async () => {
  const store = await makeStore(Array.from({ length: 95 }, (_, index) => index));
  const lengths: number[] = [];
  for await (const page of findMatchPages(store, PLAYER, 10)) lengths.push(page.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
});

test("nobody has no pages", async () => {
  for await (const _page of findMatchPages(await makeStore([]), PLAYER)) expect.unreachable();
});
