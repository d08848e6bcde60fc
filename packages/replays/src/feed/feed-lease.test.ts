import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { FeedLeaseLostError } from "../store.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { withFeedLease } from "./feed-lease.ts";

const SLOW = 60_000;
const never = new AbortController().signal;
const failOnWaiting = (holder: string) => expect.unreachable(holder);

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, SLOW);
afterAll(() => postgres.remove());

const ENGINES: Record<string, (database: string) => Promise<string[]>> = {
  SQLite: async () => [],
  PostgreSQL: async (database) => [await postgres.createDatabase(database)],
};

async function open(dataDir: string, databaseUrl?: string): Promise<SqlStore> {
  const onWarning = (message: string) => expect.unreachable(message);
  const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }), onWarning });
  onTestFinished(() => store.close());
  return store;
}

/** A process that takes the lease for two seconds at a time and says when it has it. */
async function startHolder(...store: string[]): Promise<ChildProcess> {
  const script = join(import.meta.dirname, "../testing/store-process.ts");
  const child = spawn(process.execPath, [script, "lease", ...store], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface(child.stdout)) if (line === "has it") return child;
  throw new Error("It never had the lease");
}

describe.each(Object.entries(ENGINES))("the lease of the feed in %s", (_name, urls) => {
  it("lets two processes work one after the other, never at once", { timeout: SLOW }, async () => {
    const where = [temporaryFolder(), ...(await urls("turns"))] as const;
    const stores = [await open(...where), await open(...where), await open(...where)];
    let working = 0;
    let mostWorking = 0;
    const waited = new Set<number>();
    const work = async () => {
      working += 1;
      mostWorking = Math.max(mostWorking, working);
      await sleep(100);
      working -= 1;
    };
    const options = { signal: never, seconds: 2 };
    await Promise.all(
      stores.map((store, index) =>
        withFeedLease({ ...options, store, onWaiting: () => void waited.add(index) }, work),
      ),
    );
    expect([mostWorking, waited.size]).toEqual([1, 2]);
  });

  it("is kept for as long as the work takes", { timeout: SLOW }, async () => {
    const where = [temporaryFolder(), ...(await urls("kept"))] as const;
    const [store, other] = [await open(...where), await open(...where)];
    await withFeedLease(
      { store, signal: never, seconds: 4, onWaiting: failOnWaiting },
      async ({ holder }) => {
        for (let i = 0; i < 10; i += 1) {
          await sleep(500);
          expect(await other.takeFeedLease({ holder: "other", seconds: 2 })).toBe(holder);
        }
      },
    );
    expect(await other.takeFeedLease({ holder: "other", seconds: 2 }), "given back").toBe("other");
  });

  it("goes to another when its holder is killed", { timeout: SLOW }, async () => {
    const where = [temporaryFolder(), ...(await urls("killed"))] as const;
    const child = await startHolder(...where);
    const store = await open(...where);
    let holder: string | undefined;
    const onWaiting = (name: string) => {
      if (holder === undefined) child.kill("SIGKILL");
      holder = name;
    };
    const result = await withFeedLease({ store, signal: never, seconds: 2, onWaiting }, async () => "mine");
    expect(result).toBe("mine");
    expect(holder).toMatch(new RegExp(`, process ${child.pid}$`));
    expect(child.signalCode).toBe("SIGKILL");
  });

  it("is lost by who stands still for too long; the work is broken off and begins anew in its turn", {
    timeout: SLOW,
  }, async () => {
    const where = [temporaryFolder(), ...(await urls("stopped"))] as const;
    const child = await startHolder(...where);
    const lines = createInterface(child.stdout ?? expect.unreachable())[Symbol.asyncIterator]();
    child.kill("SIGSTOP");
    const store = await open(...where);
    await withFeedLease({ store, signal: never, seconds: 4, onWaiting: () => undefined }, async () => {
      child.kill("SIGCONT");
      expect((await lines.next()).value).toBe("lost it");
      await sleep(1000);
    });
    expect((await lines.next()).value).toBe("has it");
    child.kill("SIGTERM");
    await once(child, "close");
    expect(await store.takeFeedLease({ holder: "other", seconds: 2 }), "given back at once").toBe("other");
  });
});

describe("work with the lease", () => {
  const held = async (work: () => Promise<unknown>, signal = never) => {
    const store = await open(temporaryFolder());
    const done = withFeedLease({ store, signal, seconds: 60, onWaiting: failOnWaiting }, work);
    return { done, store };
  };

  it("that fails gives it back and fails", async () => {
    const { done, store } = await held(() => Promise.reject(new Error("disk full")));
    await expect(done).rejects.toThrow("disk full");
    expect(await store.takeFeedLease({ holder: "other", seconds: 2 })).toBe("other");
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
