import { expect, test } from "vitest";
import { chosen, inTurn, runsFrom } from "./harness.ts";

test("each way is measured once a round, and who is first alternates", async () => {
  const order: string[] = [];
  const way = (name: string) => async (round: number) => {
    order.push(name);
    return `${name}${round}`;
  };
  expect(await inTurn([way("a"), way("b")], 3)).toEqual([
    ["a0", "a1", "a2"],
    ["b0", "b1", "b2"],
  ]);
  expect(order.join("")).toBe("abbaab");
});

test("pages are chosen by any of their names, in the order of the bench", () => {
  const pages = [["home"], ["deck", "drills"], ["drills"]];
  expect(chosen(pages, undefined, (names) => names)).toBe(pages);
  expect(chosen(pages, "drills,home", (names) => names)).toEqual(pages);
  expect(chosen(pages, "deck", (names) => names)).toEqual([["deck", "drills"]]);
});

test("a page that the bench does not have is refused with those that it has", () => {
  expect(() => chosen([["home"], ["sheet"]], "home,shet", (names) => names)).toThrow(
    'There is no page "shet" here, but home, sheet',
  );
});

test.each(["0", "-1", "1.5", "two", ""])("%j is no number of runs", (runs) => {
  expect(() => runsFrom(runs)).toThrow("--runs must be a whole number from 1");
});
