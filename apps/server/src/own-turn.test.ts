import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("who asks alone waits for nothing, the next ones for eight turns of the loop each, in the order of asking", async () => {
  let turns = 0;
  const order: string[] = [];
  const begin = (name: string) => ownTurn().then(() => order.push(`${name} ${turns}`));
  const works = [begin("a"), begin("b"), begin("c")];
  await Promise.resolve();
  expect(order).toEqual(["a 0"]);
  for (; turns < 20; turns += 1) await nextTurn();
  await Promise.all(works);
  expect(order.map((work) => work.split(" ")[0])).toEqual(["a", "b", "c"]);
  const [a = 0, b = 0, c = 0] = order.map((work) => Number(work.split(" ")[1]));
  // This loop counts a turn before or after that of the works ends.
  expect([Math.abs(b - a - 8) <= 1, Math.abs(c - b - 8) <= 1]).toEqual([true, true]);
});
