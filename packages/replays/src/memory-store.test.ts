import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { makeMatch } from "./testing/match-fixture.ts";

const LARGEST_BYTES = 400_000;

let store: MemoryStore;
let timesFull: number;
beforeEach(() => {
  timesFull = 0;
  store = new MemoryStore({
    largestBytes: LARGEST_BYTES,
    mostPlayers: 500,
    onFull: () => {
      timesFull += 1;
    },
  });
});

/** A player's history as the service gives it, everybody else in it a stranger. */
function historyOf(playerId: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeMatch(index, {
      battle_id: `${Buffer.from(playerId).toString("hex")}${index}`.padStart(32, "0"),
      [index % 2 ? "p1_polaris_id" : "p2_polaris_id"]: playerId,
      [index % 2 ? "p2_polaris_id" : "p1_polaris_id"]: `${playerId}-opponent-${index}`,
    }),
  );
}

async function keep(playerId: string, count: number): Promise<void> {
  await store.insertMatches(historyOf(playerId, count));
  await store.upsertPlayerRefresh(playerId, 700);
}

const isWhole = async (playerId: string) =>
  (await store.countMatchesByPlayer(playerId)) === 30 &&
  (await store.findPlayerRefresh(playerId)) !== undefined;

describe("a memory that is full", () => {
  it("stays within its bound, and forgets players as a whole: their refreshes too", async () => {
    for (let player = 0; player < 300; player += 1) {
      await keep(`player${player}`, 30);
      expect((await store.findSize()).bytes).toBeLessThanOrEqual(LARGEST_BYTES);
    }
    expect(timesFull, "told once").toBe(1);
    expect(await store.countMatchesByPlayer("player0")).toBe(0);
    expect(await store.findPlayerRefresh("player0")).toBeUndefined();
    for (const player of [297, 298, 299]) expect(await isWhole(`player${player}`)).toBe(true);
    const handed: string[] = [];
    await store.handDown({
      insertMatches: async (matches) => matches.length,
      upsertPlayerRefresh: async (playerId) => void handed.push(playerId),
    });
    expect(handed.length).toBeLessThan(60);
    expect(handed.at(-1)).toBe("player299");
  });

  it("forgets first whoever was not asked for the longest", async () => {
    await keep("asked", 30);
    for (let player = 0; player < 150; player += 1) {
      await keep(`player${player}`, 30);
      expect((await store.findMatchesByPlayer("asked", { limit: 1 })).length).toBe(1);
    }
    expect(await isWhole("asked")).toBe(true);
    expect(await isWhole("player0")).toBe(false);
  });

  it("does not grow with refreshes alone", async () => {
    for (let player = 0; player < 1000; player += 1) await store.upsertPlayerRefresh(`player${player}`, 700);
    expect((await store.findSize()).bytes).toBeLessThanOrEqual(LARGEST_BYTES);
    expect(await store.findPlayerRefresh("player999")).toEqual({ refreshedAt: 700 });
    expect(await store.findPlayerRefresh("player0")).toBeUndefined();
  });

  it.each(["oldest first", "newest first"])(
    "keeps the newest of a history too large for it, %s",
    async (order) => {
      await keep("before", 30);
      const history = historyOf("busy", 1000);
      const given = order === "oldest first" ? history : history.toReversed();
      for (let start = 0; start < given.length; start += 100)
        await store.insertMatches(given.slice(start, start + 100));
      await store.upsertPlayerRefresh("busy", 700);
      const kept = await store.findMatchesByPlayer("busy");
      expect(kept.length).toBeGreaterThan(200);
      expect(kept).toEqual(history.toReversed().slice(0, kept.length));
      expect(await store.findPlayerRefresh("busy")).toEqual({ refreshedAt: 700 });
      expect((await store.findSize()).bytes).toBeLessThanOrEqual(LARGEST_BYTES);
    },
  );

  it("leaves a match to the one of its players who is not forgotten", async () => {
    const shared = makeMatch(1, { p1_polaris_id: "stays", p2_polaris_id: "goes" });
    await store.insertMatches([shared]);
    for (let player = 0; player < 150; player += 1) {
      await keep(`player${player}`, 30);
      await store.countMatchesByPlayer("stays");
    }
    expect(await store.findMatchesByPlayer("stays")).toEqual([shared]);
    expect(await store.countMatchesByPlayer("player0-opponent-0"), "for comparison").toBe(0);
  });
});
