import { expect, test } from "vitest";
import { key } from "../testing/move-keys.ts";
import type { HistoryStep } from "./history.ts";
import { lastGameChanges } from "./last-game-changes.ts";

const PATCHES = ["2025-07-08", "2026-03-17"];

const block = (move: string, kind: "changed" | "corrected" | "recorded") =>
  ({ move: key(move), field: "block", from: { min: -9 }, to: { min: -12 }, kind }) as const;

const move = { id: key("b+1"), command: "b 1", hits: [], ownHits: 0, properties: [] };

const days = (...steps: HistoryStep[]) => [
  ...lastGameChanges({ character: "jin", since: "2024-01-25", steps }, PATCHES),
];

test("each move has the day of the last patch that changed it", () => {
  expect(
    days(
      { date: "2025-06-30", changed: [block("1", "changed")] },
      { date: "2025-07-08", changed: [block("2", "changed"), block("3", "changed")] },
      { date: "2026-03-16", changed: [block("4", "changed")] },
      { date: "2026-03-20", changed: [block("3", "changed")] },
    ),
  ).toEqual([
    ["2", "2025-07-08"],
    ["3", "2026-03-17"],
    ["4", "2025-07-08"],
  ]);
});

test("corrections, what was recorded, what is new and what inherits count for nothing", () => {
  const date = "2026-03-20";
  expect(
    days({
      date,
      added: [{ move: key("5"), kind: "changed" }],
      changed: [block("1", "corrected"), block("2", "recorded")],
      also: { "3": { block: { min: -9 } } },
    }),
  ).toEqual([]);
});

test("a move is called as it is today, and one that is gone is not there", () => {
  const renames = [
    { move: key("b+1"), from: { id: key("b+2"), command: "b 2" } },
    { move: key("b+2"), from: { id: key("b+1"), command: "b 1" } },
  ];
  expect(
    days(
      { date: "2025-07-10", changed: [block("b+1", "changed"), block("4", "changed")] },
      {
        date: "2026-01-01",
        renamed: renames,
        removed: [{ move: { ...move, id: key("4") }, kind: "corrected" }],
      },
      { date: "2026-02-01", added: [{ move: key("4"), kind: "corrected" }] },
    ),
  ).toEqual([["b+2", "2025-07-08"]]);
});
