import type { Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, it } from "vitest";
import { compareMoves } from "./compare-moves.ts";

const jab: Move = {
  id: key("1"),
  command: "1",
  hits: [{ level: "high", damage: 5 }],
  ownHits: 1,
  damage: 5,
  startup: { min: 10 },
  ownStartup: [{ min: 10 }],
  block: { min: 1 },
  properties: [],
};
const string: Move = {
  ...jab,
  id: key("1,2"),
  command: "1 2",
  parent: key("1"),
  hits: [...jab.hits, { level: "high", damage: 12 }],
  damage: 17,
  ownStartup: [{ min: 12 }],
};

function compare(
  before: readonly Move[],
  after: readonly Move[],
  { date = "2026-09-01", unread = [""] } = {},
) {
  const byId = (moves: readonly Move[]) => new Map(moves.map((move) => [move.id, move]));
  const older = { moves: byId(before), date, unread: new Set(unread) };
  return compareMoves(older, byId(after));
}

/** What is told, as `move field`. */
function told(
  before: readonly Move[],
  after: readonly Move[],
  day?: { date?: string; unread?: string[] },
): string[] {
  return compare(before, after, day).difference.told.map(({ move, field }) => `${move} ${field}`);
}

describe("two days of moves", () => {
  it("differ in frame data of the move itself; what follows from the move before is kept, not told", () => {
    const slower = { ...jab, startup: { min: 11 }, ownStartup: [{ min: 11 }] };
    const { difference } = compare([jab, string], [slower, { ...string, startup: { min: 11 } }]);
    expect(difference.told).toEqual([
      { move: key("1"), field: "startup", from: { min: 10 }, to: { min: 11 } },
    ]);
    expect(difference.also).toEqual({ "1": { ownStartup: [{ min: 10 }] }, "1,2": { startup: { min: 10 } } });
  });

  it("tell another hit level, but not what notes say, nor who lies within reach", () => {
    expect(told([jab], [{ ...jab, hits: [{ level: "mid", damage: 5 }] }])).toEqual(["1 hits"]);
    expect(told([jab], [{ ...jab, hits: [{ level: "high", damage: 5, grounded: true }] }])).toEqual([]);
    expect(told([jab], [{ ...jab, properties: ["homing"], recovery: { frames: 17 } }])).toEqual([]);
  });

  it("tell what a string itself deals, whether or not the move before it deals another damage too", () => {
    const weaker = { ...jab, hits: [{ level: "high" as const, damage: 4 }], damage: 4 };
    const inherited = {
      ...string,
      hits: [...weaker.hits, { level: "high" as const, damage: 12 }],
      damage: 16,
    };
    const own = { ...string, hits: [...weaker.hits, { level: "high" as const, damage: 9 }], damage: 13 };
    expect(told([jab, string], [weaker, inherited])).toEqual(["1 damage"]);
    expect(told([jab, string], [weaker, own])).toEqual(["1 damage", "1,2 damage"]);
    // The source may leave the sum of a note as it was.
    const sameSum = { ...own, hits: [...jab.hits, { level: "high" as const, damage: 9 }], damage: 17 };
    expect(told([string], [sameSum])).toEqual(["1,2 hits"]);
  });

  it("tell nothing whose text is the same in both rows", () => {
    const older = { moves: new Map([["1", jab]]), date: "2026-09-01", unread: new Set<string>() };
    const after = new Map([["1", { ...jab, damage: 6, block: { min: 2 } }]]);
    const isSameText = (_move: string, _former: string, field: string) => field === "damage";
    const { difference } = compareMoves({ ...older, isSameText }, after);
    expect(difference.told.map(({ field }) => field)).toEqual(["block"]);
    expect(difference.also).toEqual({ "1": { damage: 5 } });
  });

  it("do not tell a sum that is another one by scaling alone, or a value that nobody could read", () => {
    const scaled = {
      ...string,
      hits: [...jab.hits, { level: "high" as const, damage: 12, scaledDamage: 8 }],
      damage: 13,
    };
    expect(told([string], [scaled])).toEqual([]);
    expect(told([jab], [{ ...jab, hit: { min: 4 } }])).toEqual(["1 hit"]);
    expect(told([jab], [{ ...jab, hit: { min: 4 } }], { unread: ["1 hit"] })).toEqual([]);
  });

  it("carry back what the older day had no column for, and what moves are called", () => {
    const newer: Move = {
      ...jab,
      command: "1 jab",
      crush: [{ kind: "crouch" }],
      totalFrames: 27,
      unsure: ["totalFrames"],
    };
    const { difference, before } = compare([jab], [newer], { date: "2024-02-09" });
    expect(Object.values(difference).flatMap(Object.values)).toEqual([]);
    expect(before.get("1")).toEqual(newer);
    expect(compare([jab], [newer]).difference.also).toEqual({
      "1": { crush: null, totalFrames: null, unsure: null },
    });
  });

  it("tell moves that came, went, and are called otherwise", () => {
    const named = { ...string, name: "Jab Straight" };
    const { difference } = compare(
      [jab, named],
      [
        { ...named, id: key("1, 2") },
        { ...jab, id: key("2"), damage: 6 },
      ],
    );
    expect(difference.added).toEqual(["2"]);
    expect(difference.removed.map(({ id }) => id)).toEqual(["1"]);
    expect(difference.renamed).toEqual([
      { move: key("1, 2"), from: { id: key("1,2"), command: "1 2", parent: key("1") } },
    ]);
  });
});
