import type { PopulationPopularity } from "@tactician/contract";
import { expect, test } from "vitest";
import { sharesAt } from "./world-popularity.ts";

const month = (from: string, sides: number, king: number) => ({
  from,
  sides: sides + 500,
  ranks: [
    { rank: "rulers" as const, sides, characters: [{ id: "king", sides: king }] },
    { rank: "fujin-bushin" as const, sides: 500, characters: [{ id: "jin", sides: 50 }] },
  ],
});
const POPULARITY: PopulationPopularity = {
  matches: 1500,
  countedAt: "2026-11-23T10:00:00.000Z",
  versions: [],
  months: [month("2026-10-01", 800, 80), month("2026-11-01", 1200, 320)],
};

test("shares are of all sides over all months, at all ranks or one class of them", () => {
  expect([...(sharesAt(POPULARITY) ?? [])]).toEqual([
    ["king", 400 / 3000],
    ["jin", 100 / 3000],
  ]);
  expect([...(sharesAt(POPULARITY, "rulers") ?? [])]).toEqual([["king", 0.2]]);
  expect([...(sharesAt(POPULARITY, "fujin-bushin") ?? [])]).toEqual([["jin", 0.1]]);
});

test("too few sides say nothing", () => {
  expect(sharesAt({ ...POPULARITY, months: [month("2026-11-01", 499, 400)] })).toBeUndefined();
  expect(sharesAt(POPULARITY, "garyu-tenryu")).toBeUndefined();
  expect(sharesAt({ ...POPULARITY, months: [] })).toBeUndefined();
});
