import { describe, expect, test } from "vitest";
import { type AskedFilter, listVersions, narrowed, wider } from "./population-answers.ts";

const VERSIONS = listVersions([
  { version: 30_101, matches: 100, first: 20_700, last: 20_720 },
  { version: 30_001, matches: 100, first: 20_690, last: 20_705 },
  { version: 20_801, matches: 99, first: 20_650, last: 20_705 },
]);

describe("what is asked for becomes what is counted", () => {
  test.each<[AskedFilter, AskedFilter, string[]]>([
    [{}, {}, []],
    [{ version: "other", rankClass: 3 }, { version: "other", rankClass: 3 }, []],
    [{ version: 20_801 }, {}, ["version"]],
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
    expect(narrowed({ version: 30_101, rankClass: 2, since: 20_700 }, listVersions([]))).toEqual({
      filter: { rankClass: 2 },
      widened: ["version"],
    });
  });
});

test("a version is listed from 100 matches on and when it is numbered as the game's are; the others are one", () => {
  expect(VERSIONS.listed.map(({ version }) => version)).toEqual([30_101, 30_001]);
  expect(VERSIONS.others).toEqual({ versions: 1, matches: 99, first: 20_650, last: 20_705 });
  const strange = [0, 9999, 100_000, 2_147_483_647].map((version) => ({
    version,
    matches: 500,
    first: 1,
    last: 2,
  }));
  expect(listVersions(strange)).toEqual({
    listed: [],
    others: { versions: 4, matches: 2000, first: 1, last: 2 },
  });
  expect(listVersions([])).toEqual({ listed: [], others: undefined });
  expect(narrowed({ version: "other" }, listVersions([])).widened).toEqual(["version"]);
});

test("the newest 50 are listed, in whatever order they come", () => {
  const many = Array.from({ length: 80 }, (_, index) => ({
    version: 10_000 + ((index * 37) % 80),
    matches: 100,
    first: 1,
    last: 2,
  }));
  const { listed, others } = listVersions(many);
  expect(listed.map(({ version }) => version)).toEqual(
    Array.from({ length: 50 }, (_, index) => 10_079 - index),
  );
  expect(others).toMatchObject({ versions: 30, matches: 3000 });
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
