import { describe, expect, test } from "vitest";
import { narrowed, wider } from "./population-answers.ts";

const VERSIONS = [
  { version: 30_101, matches: 10, first: 20_700, last: 20_720 },
  { version: 30_001, matches: 10, first: 20_650, last: 20_705 },
];

describe("what is asked for becomes what is counted", () => {
  test.each([
    [{}, {}, []],
    [{ version: 30_001, rankClass: 3 }, { version: 30_001, rankClass: 3 }, []],
    [{ version: 1, since: 20_710 }, { since: 20_710 }, ["version"]],
    // From the first match on, or before, is from the start.
    [{ since: 20_651 }, { since: 20_651 }, []],
    [{ since: 20_650 }, {}, []],
    [{ since: 5 }, {}, []],
  ])("%j -> %j", (asked, filter, widened) => {
    expect(narrowed(asked, VERSIONS)).toEqual({ filter, widened });
  });

  test("nothing is there at all", () => {
    expect(narrowed({ version: 30_101, rankClass: 2, since: 20_700 }, [])).toEqual({
      filter: { rankClass: 2 },
      widened: ["version"],
    });
  });
});

test("a filter without matches is widened by days, then by version, then by ranks", () => {
  const filter = { version: 30_101, rankClass: 5, since: 20_715 };
  expect([...wider({ filter, widened: [] })]).toEqual([
    { filter, widened: [] },
    { filter: { version: 30_101, rankClass: 5 }, widened: ["since"] },
    { filter: { rankClass: 5 }, widened: ["since", "version"] },
    { filter: {}, widened: ["since", "version", "rank"] },
  ]);
  expect([...wider({ filter: { since: 20_715 }, widened: ["version"] })]).toEqual([
    { filter: { since: 20_715 }, widened: ["version"] },
    { filter: {}, widened: ["version", "since"] },
  ]);
  expect([...wider({ filter: {}, widened: [] })]).toEqual([{ filter: {}, widened: [] }]);
});
