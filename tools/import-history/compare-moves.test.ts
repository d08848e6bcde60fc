import type { Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, it } from "vitest";
import { compareMoves, findRenames } from "./compare-moves.ts";

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

function compare(before: readonly Move[], after: readonly Move[]) {
  const byId = (moves: readonly Move[]) => new Map(moves.map((move) => [move.id, move]));
  return compareMoves(byId(before), byId(after));
}

/** What is told, as `move field`. */
function told(before: readonly Move[], after: readonly Move[]): string[] {
  return compare(before, after).told.map(({ move, field }) => `${move} ${field}`);
}

describe("two days of moves", () => {
  it("differ in frame data of the move itself; what follows from the move before is kept, not told", () => {
    const slower = { ...jab, startup: { min: 11 }, ownStartup: [{ min: 11 }] };
    const difference = compare([jab, string], [slower, { ...string, startup: { min: 11 } }]);
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

  it("do not tell a sum that is another one by scaling alone", () => {
    const scaled = {
      ...string,
      hits: [...jab.hits, { level: "high" as const, damage: 12, scaledDamage: 8 }],
      damage: 13,
    };
    expect(told([string], [scaled])).toEqual([]);
    expect(told([jab], [{ ...jab, hit: { min: 4 } }])).toEqual(["1 hit"]);
  });

  it("do not differ in what moves are called", () => {
    const difference = compare([jab], [{ ...jab, command: "1 jab", name: "Jab" }]);
    expect(Object.values(difference).flatMap(Object.values)).toEqual([]);
  });

  it("tell moves that came, went, and are called otherwise", () => {
    const named = { ...string, name: "Jab Straight" };
    const difference = compare(
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

const hook: Move = {
  id: key("f,F,1"),
  command: "f f 1",
  name: "Jaguar Hook",
  hits: [{ level: "mid", damage: 21 }],
  ownHits: 1,
  damage: 21,
  startup: { min: 20 },
  properties: [],
};

/** The renames, as `old -> new`. */
function renames(gone: readonly Move[], come: readonly Move[]): string[] {
  return findRenames(gone, come).map(({ from, to }) => `${from.id} -> ${to.id}`);
}

describe("moves under another id", () => {
  it("are found by name, startup and damage, and written otherwise they stay the same", () => {
    expect(renames([hook], [{ ...hook, id: key("f,F+1"), block: { min: -5 } }])).toEqual(["f,F,1 -> f,F+1"]);
    expect(renames([hook], [{ ...hook, id: key("f,F+1"), name: "Jaguar hook!" }])).toEqual([]);
    expect(renames([hook], [{ ...hook, id: key("f,F+1"), name: "Jaguar-Hook" }])).toEqual(["f,F,1 -> f,F+1"]);
  });

  it("are others with another startup, damage or name", () => {
    for (const other of [{ startup: { min: 21 } }, { damage: 22 }, { name: "Jaguar Kick" }]) {
      expect(renames([hook], [{ ...hook, id: key("f,F+1"), ...other }])).toEqual([]);
    }
  });

  it("are told apart by block and hit if several fit, and left if that is not clear", () => {
    const [a, b] = [
      { ...hook, id: key("a"), block: { min: -5 } },
      { ...hook, id: key("b"), block: { min: -9 } },
    ];
    expect(
      renames(
        [a, b],
        [
          { ...b, id: key("d") },
          { ...a, id: key("c") },
        ],
      ),
    ).toEqual(["a -> c", "b -> d"]);
    expect(
      renames(
        [a],
        [
          { ...hook, id: key("c") },
          { ...hook, id: key("d") },
        ],
      ),
    ).toEqual([]);
  });

  it("are not found where next to nothing is known", () => {
    const { name, startup, ...bare } = hook;
    expect(renames([bare], [{ ...bare, id: key("f,F+1") }])).toEqual([]);
  });
});
