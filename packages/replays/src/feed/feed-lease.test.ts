import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FeedLeaseLostError } from "../store.ts";
import { contractPlaces, openerOf, type Place } from "../testing/contract-stores.ts";
import { runSql } from "../testing/run-sql.ts";
import { startStoreProcess } from "../testing/start-process.ts";
import { withFeedLease } from "./feed-lease.ts";

const PLACES = contractPlaces();
const never = new AbortController().signal;
const failOnWaiting = (holder: string) => expect.unreachable(holder);

/** Ends only by hand: no machine stands still for so long. */
const SECONDS = 60;
const LOOK_MS = 50;
const OTHER = { holder: "other", seconds: SECONDS };

/** As if so many seconds had gone by. */
const passes = (place: Place, seconds: number) =>
  runSql(place, `update feed_leases set held_until = held_until - ${seconds}`);

/** A process that has the lease, looks after it once a second, and says when it has it. */
async function startHolder(place: Place) {
  const holder = startStoreProcess("lease", place);
  expect(await holder.nextLine()).toBe("has it");
  return holder;
}

describe.each(Object.entries(PLACES))("the lease of the feed in %s", (_name, newPlace) => {
  const newOpener = async () => {
    const place = await newPlace();
    return { place, open: openerOf(place) };
  };

  it("lets processes work one after the other, never at once", async () => {
    const { open } = await newOpener();
    const stores = [await open(), await open(), await open()];
    let working = 0;
    let mostWorking = 0;
    const waited = new Set<number>();
    const work = async () => {
      working += 1;
      mostWorking = Math.max(mostWorking, working);
      await sleep(2 * LOOK_MS);
      working -= 1;
    };
    const options = { signal: never, seconds: SECONDS, lookMs: LOOK_MS };
    await Promise.all(
      stores.map((store, index) =>
        withFeedLease({ ...options, store, onWaiting: () => void waited.add(index) }, work),
      ),
    );
    expect([mostWorking, waited.size]).toEqual([1, 2]);
  });

  it("is kept for as long as the work takes", async () => {
    const { place, open } = await newOpener();
    const [store, other] = [await open(), await open()];
    const secondsLeft = async () => {
      const [row] = await runSql(place, "select held_until from feed_leases");
      return Number(row?.held_until) - (await store.findClock());
    };
    const options = { store, signal: never, seconds: SECONDS, lookMs: LOOK_MS, onWaiting: failOnWaiting };
    await withFeedLease(options, async ({ holder }) => {
      for (let time = 0; time < 3; time += 1) {
        await passes(place, SECONDS / 2);
        await expect.poll(secondsLeft).toBeGreaterThan(SECONDS / 2 + 1);
        expect(await other.takeFeedLease(OTHER)).toBe(holder);
      }
    });
    expect(await other.takeFeedLease(OTHER), "given back").toBe("other");
  });

  it("goes to another when its holder is killed", async () => {
    const { place, open } = await newOpener();
    const { child, ended } = await startHolder(place);
    const store = await open();
    let holder: string | undefined;
    const onWaiting = (name: string) => {
      if (holder === undefined) child.kill("SIGKILL");
      holder = name;
    };
    const options = { store, signal: never, seconds: SECONDS, lookMs: LOOK_MS, onWaiting };
    const taken = withFeedLease(options, async () => "mine");
    await ended;
    await passes(place, SECONDS);
    expect(await taken).toBe("mine");
    expect(holder).toMatch(new RegExp(`, process ${child.pid}$`));
    expect(child.signalCode).toBe("SIGKILL");
  });

  it("is lost by who stands still for too long; the work is broken off and begins anew in its turn", async () => {
    const { place, open } = await newOpener();
    const { child, nextLine, ended } = await startHolder(place);
    child.kill("SIGSTOP");
    await passes(place, SECONDS);
    const store = await open();
    const options = { store, signal: never, seconds: SECONDS, lookMs: LOOK_MS, onWaiting: failOnWaiting };
    await withFeedLease(options, async () => {
      child.kill("SIGCONT");
      expect(await nextLine()).toBe("lost it");
      await sleep(LOOK_MS);
    });
    expect(await nextLine()).toBe("has it");
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, err: "" });
    expect(await store.takeFeedLease(OTHER), "given back at once").toBe("other");
  });
});

describe("work with the lease", () => {
  const held = async (work: () => Promise<unknown>, signal = never) => {
    const store = await openerOf(await PLACES.SQLite())();
    const done = withFeedLease({ store, signal, onWaiting: failOnWaiting }, work);
    return { done, store };
  };

  it("that fails gives it back and fails", async () => {
    const { done, store } = await held(() => Promise.reject(new Error("disk full")));
    await expect(done).rejects.toThrow("disk full");
    expect(await store.takeFeedLease(OTHER)).toBe("other");
  });

  it("that finds it lost begins anew", async () => {
    let begun = 0;
    const { done } = await held(async () => {
      begun += 1;
      if (begun < 3) throw new FeedLeaseLostError();
      return begun;
    });
    expect(await done).toBe(3);
  });

  it("is not begun by who is to stop", async () => {
    const { done } = await held(() => expect.unreachable(), AbortSignal.abort(new Error("stopping")));
    await expect(done).rejects.toThrow("stopping");
  });
});
