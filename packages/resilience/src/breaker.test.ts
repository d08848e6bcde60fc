import { beforeEach, expect, test, vi } from "vitest";
import { Breaker } from "./breaker.ts";

let now: number;
let breaker: Breaker;
const onChange = vi.fn();
beforeEach(() => {
  now = 1_000_000;
  onChange.mockClear();
  breaker = new Breaker({ failures: 3, restMs: 30_000, now: () => now, onChange });
});

const answer = vi.fn(async () => "answer");
const fail = () => Promise.reject(new Error("no"));
const ask = (task: () => Promise<string> = answer) =>
  breaker
    .run(task, () => true)
    .catch((error: Error & { problem?: string }) => error.problem ?? error.message);

async function open(): Promise<void> {
  for (let i = 0; i < 3; i += 1) await ask(fail);
}

test("after three failures in a row nobody asks for half a minute", async () => {
  for (const task of [fail, fail, answer, fail, fail]) await ask(task);
  expect([breaker.state, breaker.restMs]).toEqual(["closed", 0]);
  await ask(fail);
  answer.mockClear();
  now += 29_000;
  expect([breaker.state, breaker.restMs, await ask()]).toEqual(["open", 1000, "resting"]);
  expect(() => breaker.check()).toThrow(expect.objectContaining({ problem: "resting", retryAfterMs: 1000 }));
  expect(answer).not.toHaveBeenCalled();
});

test("then one question goes out, and its answer lets the others go", async () => {
  await open();
  now += 30_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trial = ask(() => promise);
  expect(await ask()).toBe("resting");
  resolve("back");
  expect([await trial, await ask(), breaker.state]).toEqual(["back", "answer", "closed"]);
});

test("when that one fails, the rest begins again; when it never ends, another goes out after it", async () => {
  await open();
  now += 30_000;
  expect(await ask(fail)).toBe("no");
  expect(breaker.restMs).toBe(30_000);
  now += 30_000;
  ask(() => new Promise(() => {}));
  expect(await ask()).toBe("resting");
  now += 30_000;
  expect(await ask()).toBe("answer");
});

test("its opening and closing are told once each", async () => {
  await open();
  now += 30_000;
  await ask(fail);
  now += 30_000;
  await ask();
  await ask();
  expect(onChange.mock.calls).toEqual([["open", new Error("no")], ["closed"]]);
});

test("what is no failure of the service counts neither way", async () => {
  const refuse = () => breaker.run(fail, () => false).catch(() => undefined);
  for (const task of [fail, fail]) await ask(task);
  for (let i = 0; i < 5; i += 1) await refuse();
  expect(breaker.state).toBe("closed");
  await ask(fail);
  expect(breaker.state).toBe("open");
});
