import type { Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, it } from "vitest";
import { findRenames } from "./compare-moves.ts";

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
