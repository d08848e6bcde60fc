import { describe, expect, test } from "vitest";
import { type AskedFilter, listVersions, narrowed, readFilter, wider } from "./population-routes.ts";

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

/** 1 December 2026. */
const TODAY = 20_788;

test.each([
  [{}, {}],
  [{ version: "", rank: "", since: "" }, {}],
  [{ version: "30101" }, { version: 30_101 }],
  [{ rank: "beginner-cavalry" }, { rankClass: 0 }],
  [
    { rank: "tekken-king-up", since: "2026-12-01" },
    { rankClass: 5, since: TODAY },
  ],
  [{ since: "1970-01-01" }, { since: 0 }],
  [{ since: "2024-02-29" }, { since: 19_782 }],
  [{ utm_source: "elsewhere" }, {}],
])("%j asks for %j", (query, filter) => {
  expect(readFilter(query, TODAY)).toEqual({ filter });
});

describe("what cannot be is named", () => {
  test.each([
    ["version", "3.1.1"],
    ["version", "-1"],
    ["version", "1e9"],
    ["version", "9999999999"],
    ["version", " 30101"],
    ["version", "__proto__"],
    ["rank", "Fujin"],
    ["rank", "4"],
    ["rank", "constructor"],
    ["since", "yesterday"],
    ["since", "2026-11-31"],
    ["since", "2025-02-29"],
    ["since", "2026-13-01"],
    ["since", "2026-12-02"],
    ["since", "2026-10-01T00:00Z"],
    ["since", "20261001"],
    ["since", "-000001-01-01"],
    ["since", ["2026-10-01", "2026-10-02"]],
    ["version", ["1", "2"]],
    ["rank", { fujin: "" }],
  ])("%s=%j", (name, value) => {
    expect(readFilter({ [name]: value }, TODAY)).toEqual({ mistake: expect.stringMatching(`^${name} m`) });
  });
});
