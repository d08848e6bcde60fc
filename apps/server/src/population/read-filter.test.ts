import { describe, expect, test } from "vitest";
import { readFilter } from "./population-routes.ts";

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
