import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** A queue whose tasks end when they are told to; `begun` are those that had their turn, in its order. */
function makeQueue(atOnce: number, mostWaiting: number, mostWaitingOfOne: number) {
  const queue = new FairQueue({ atOnce, mostWaiting, mostWaitingOfOne });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  return {
    queue,
    begun,
    /** Task `a1` belongs to owner `a`; resolves to what became of it. */
    ask(task: string): Promise<string> {
      const end = Promise.withResolvers<void>();
      ends.set(task, end);
      const run = queue.run(task.slice(0, 1), () => {
        begun.push(task);
        return end.promise;
      });
      return run.then(
        () => "done",
        (error: unknown) => (error instanceof Error && "problem" in error ? String(error.problem) : "failed"),
      );
    },
    async end(...tasks: string[]): Promise<void> {
      for (const task of tasks) {
        ends.get(task)?.resolve();
        await turn();
      }
    },
    fail(task: string): void {
      ends.get(task)?.reject(new Error("no"));
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("so many tasks run at once, and the next begins when one ends or fails", async () => {
  const { queue, begun, ask, end, fail } = makeQueue(2, 10, 10);
  const all = ["a1", "a2", "a3", "a4"].map(ask);
  await turn();
  expect([begun, queue.waiting]).toEqual([["a1", "a2"], 2]);
  await end("a2");
  expect(begun).toEqual(["a1", "a2", "a3"]);
  fail("a1");
  await turn();
  await end("a3", "a4");
  expect(await Promise.all(all)).toEqual(["failed", "done", "done", "done"]);
  expect(queue.waiting).toBe(0);
});

test("owners take turns, whoever has asked for more", async () => {
  const { begun, ask, end } = makeQueue(1, 20, 10);
  const all = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map(ask);
  await turn();
  await end("a1", "a2", "b1", "c1", "a3", "b2", "a4");
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  expect(new Set(await Promise.all(all))).toEqual(new Set(["done"]));
});

test("one owner has so many places for waiting, others have theirs", async () => {
  const { queue, ask } = makeQueue(1, 10, 2);
  const [, , , refused] = ["a1", "a2", "a3", "a4"].map(ask);
  expect(await refused).toBe("busy");
  ask("b1");
  expect(queue.waiting).toBe(3);
});

test("when all places are taken, who has the most gives the latest up, until all have the same", async () => {
  const { queue, begun, ask, end } = makeQueue(1, 4, 4);
  const own = ["a1", "a2", "a3", "a4", "a5"].map(ask);
  const other = ["b1", "b2", "b3"].map(ask);
  expect(await Promise.all([own[4], own[3], other[2]])).toEqual(["busy", "busy", "busy"]);
  expect(queue.waiting).toBe(4);
  // Two newcomers take one place each of those who have two; then all have one, and nobody gives up his only one.
  ask("c1");
  ask("d1");
  expect(await ask("e1")).toBe("busy");
  await end("a1", "a2", "b1", "c1", "d1");
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "d1"]);
});

test("those that wait are sent away together, and what runs goes on", async () => {
  const { queue, ask, end } = makeQueue(1, 4, 4);
  const [running, waiting] = ["a1", "b1"].map(ask);
  queue.clear(new Error("closed"));
  expect(await waiting).toBe("failed");
  await end("a1");
  expect(await running).toBe("done");
  expect(queue.waiting).toBe(0);
});
