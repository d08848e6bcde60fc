import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { type StoreHealth, StoreUnavailableError } from "./store.ts";
import { makeMatches } from "./testing/match-fixture.ts";
import { type WatchedStore, watchStore } from "./watched-store.ts";

const GONE = "The stored matches are out of reach. The disk is gone.";
const BACK = "The stored matches are within reach again.";

/** A store that a test can take away, as a whole or one player of it. */
class FragileStore extends MemoryStore {
  isGone = false;
  brokenPlayer = "";
  checks = 0;
  hang: Promise<void> | undefined;

  override async findMatchesByPlayer(...args: Parameters<MemoryStore["findMatchesByPlayer"]>) {
    if (this.isGone || args[0] === this.brokenPlayer) throw new StoreUnavailableError("The disk is gone.");
    return super.findMatchesByPlayer(...args);
  }

  override async checkHealth(): Promise<StoreHealth> {
    this.checks += 1;
    await this.hang;
    if (this.isGone) throw new StoreUnavailableError("The disk is gone.");
    return "ok";
  }
}

let now: number;
let below: FragileStore;
let store: WatchedStore;
let warnings: string[];
beforeEach(() => {
  now = 0;
  below = new FragileStore();
  warnings = [];
  store = watchStore(below, {
    onWarning: (message) => warnings.push(message),
    now: () => now,
    patienceMs: 5,
  });
});

const later = async (ms: number) => {
  now += ms;
  return store.findState();
};
const fail = () => expect(store.findMatchesByPlayer("a")).rejects.toThrow(StoreUnavailableError);

describe("a store that fails", () => {
  it("is told of once, and once more when it is back", async () => {
    expect(await store.findState()).toBe("ok");
    below.isGone = true;
    for (let call = 0; call < 1000; call += 1) await fail();
    expect(await store.findState(), "known at once").toBe("unreachable");
    expect(warnings).toEqual([GONE]);
    expect(await later(3000)).toBe("unreachable");
    below.isGone = false;
    expect(await later(3000)).toBe("ok");
    expect(warnings).toEqual([GONE, BACK]);
  });

  it("is found out about, and missed again, without anybody's question about its health", async () => {
    below.isGone = true;
    await fail();
    below.isGone = false;
    now += 3000;
    await store.countMatchesByPlayer("a");
    await expect.poll(() => warnings).toEqual([GONE, BACK]);
  });

  it("is not back before what failed works again", async () => {
    below.brokenPlayer = "a";
    await fail();
    await store.findMatchesByPlayer("b");
    expect(await later(3000)).toBe("unreachable");
    below.brokenPlayer = "";
    expect(await later(3000)).toBe("ok");
    expect(warnings).toEqual([GONE, BACK]);
  });

  it("that comes and goes is told of once a minute, and then still when it stays away", async () => {
    for (let round = 0; round < 20; round += 1) {
      below.isGone = true;
      await fail();
      below.isGone = false;
      await later(2500);
    }
    expect(warnings).toEqual([GONE, BACK]);
    below.isGone = true;
    now += 60_000;
    await fail();
    expect(warnings).toEqual([GONE, BACK, GONE]);
  });

  it("says nothing of calls that come when it is closed", async () => {
    await store.close();
    below.isGone = true;
    await fail();
    expect(warnings).toEqual([]);
  });
});

describe("questions about a store's health", () => {
  it("are one question to the database, however many come", async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 500 }, () => store.findState()));
      now += 2001;
    }
    expect(below.checks).toBe(3);
  });

  it("are answered also while the database hangs, which is asked no second time meanwhile", async () => {
    let go = () => {};
    below.hang = new Promise((resolve) => {
      go = resolve;
    });
    expect(await store.findState()).toBe("unreachable");
    expect(await later(3000)).toBe("unreachable");
    expect(below.checks).toBe(1);
    expect(warnings).toEqual(["The stored matches are out of reach. It does not answer."]);
    go();
    await expect.poll(() => later(3000)).toBe("ok");
    expect(warnings.at(-1)).toBe(BACK);
  });
});

it("passes on what the store below says", async () => {
  const matches = makeMatches(1, 5);
  expect(await store.insertMatches(matches)).toBe(5);
  expect(await store.insertFeedWindow(matches, { name: "forwards", battleAt: 7 })).toBe(0);
  await store.upsertPlayerRefresh("player000001", 700);
  expect(await store.findPlayerRefresh("player000001")).toEqual({ refreshedAt: 700 });
  expect(await store.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 7 });
  expect(await store.countMatchesByPlayer("player000001")).toBe(1);
  expect(await store.checkHealth()).toBe("ok");
  expect(await store.findSize()).toMatchObject({ matches: 5 });
});
