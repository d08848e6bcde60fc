import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatchPages } from "./match-pages.ts";
import { readReplayRows } from "./service/read-replay-rows.ts";
import type { SqlStore } from "./sql-store.ts";
import { openerOf } from "./testing/contract-stores.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { wireRows } from "./testing/wire-rows.ts";

const PLAYER = "3aBcdEfGhiJk";

const newStore = () => openerOf({ dataDir: temporaryFolder() })();

/** Stores a player's matches, `seconds[i]` being the second of the i-th. */
async function store(into: SqlStore, seconds: readonly number[], playerId = PLAYER): Promise<void> {
  const rows = wireRows({ playerId, count: seconds.length, from: 1_780_000_000 });
  const timed = rows.map((row, index) => ({ ...row, battle_at: 1_780_000_000 + (seconds[index] ?? 0) }));
  await into.insertMatches(readReplayRows(timed).matches);
}

test("the pages together are the whole list, however many matches a page or a second has", async () => {
  const stored = await newStore();
  let players = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(12), { maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      async (seconds, size) => {
        players += 1;
        const playerId = `player${players}`;
        await store(stored, seconds, playerId);
        const pages: (readonly ReplayRecord[])[] = [];
        for await (const page of findMatchPages(stored, playerId, size)) pages.push(page);
        expect(pages.flat()).toEqual(await stored.findMatchesByPlayer(playerId));
        expect(pages.every((page) => page.length > 0)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("pages are not larger than asked for when no second has many matches", async () => {
  const stored = await newStore();
  await store(
    stored,
    Array.from({ length: 95 }, (_, index) => index),
  );
  const lengths: number[] = [];
  for await (const page of findMatchPages(stored, PLAYER, 10)) lengths.push(page.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
});
