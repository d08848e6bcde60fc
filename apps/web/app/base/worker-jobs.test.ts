import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OtherContractError } from "./other-contract.ts";
import { doJobs, workerOf } from "./worker-jobs.ts";

type Listener = (event: object) => void;

/** A worker in this process: what one side posts, the other hears as a copy. */
class StandIn {
  readonly listeners = new Map<string, Listener>();
  readonly #hear: Listener;
  terminate = vi.fn<() => void>();

  constructor(jobs: Parameters<typeof doJobs>[0]) {
    let hear: Listener = () => undefined;
    vi.stubGlobal("addEventListener", (_type: string, listener: Listener) => {
      hear = listener;
    });
    doJobs(jobs);
    this.#hear = hear;
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  postMessage(asked: unknown): void {
    vi.stubGlobal("postMessage", (made: unknown) =>
      this.listeners.get("message")?.({ data: structuredClone(made) }),
    );
    this.#hear({ data: structuredClone(asked) });
  }
}

const jobs = {
  double: ({ frames }: { frames: number }) => frames * 2,
  later: async (words: string) => `${words}!`,
  refuse: async (_: undefined): Promise<string> => {
    throw new Error("Character not found");
  },
  meet: async (version: string): Promise<string> => {
    throw new OtherContractError(version);
  },
};

const started: StandIn[] = [];
const start = () => {
  started.push(new StandIn(jobs));
  return started.at(-1) as unknown as Worker;
};
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  started.length = 0;
  reload.mockReset();
  vi.unstubAllGlobals();
});

test("calls get what the worker's function of that name makes, each its own", async () => {
  const call = workerOf<typeof jobs>(start);
  expect(started).toHaveLength(0);
  const [late, doubled] = await Promise.all([call("later", "Jin"), call("double", { frames: 7 })]);
  expect([late, doubled]).toEqual(["Jin!", 14]);
  expect(started).toHaveLength(1);
});

test("a failure comes with its words", async () => {
  await expect(workerOf<typeof jobs>(start)("refuse", undefined)).rejects.toThrow(/^Character not found$/);
});

test("a worker that breaks fails what is waiting; the next call starts another", async () => {
  const call = workerOf<typeof jobs>(start);
  const waiting = call("later", "Jin");
  const preventDefault = vi.fn();
  started[0]?.listeners.get("error")?.({ preventDefault });
  await expect(waiting).rejects.toThrow("Part of the page did not load");
  expect(preventDefault).toHaveBeenCalled();
  expect(started[0]?.terminate).toHaveBeenCalled();
  expect(await call("double", { frames: 1 })).toBe(2);
  expect(started).toHaveLength(2);
});

test("an answer of another contract in the worker loads the page anew, once", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const call = workerOf<typeof jobs>(start);
  const waiting = call("meet", "99");
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  await expect(call("meet", "99")).rejects.toThrow("This page is older than the site");
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await Promise.race([waiting, "waiting"])).toBe("waiting");
});
