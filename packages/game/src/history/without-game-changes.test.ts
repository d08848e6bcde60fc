import { describe, expect, it } from "vitest";
import type { Move, Movelist } from "../move.ts";
import { key } from "../testing/move-keys.ts";
import type { History, HistoryStep } from "./history.ts";
import { withoutGameChanges } from "./without-game-changes.ts";

const jab: Move = {
  ...{ id: key("1"), command: "1", name: "Jab", hits: [{ level: "high", damage: 5 }], ownHits: 1, damage: 5 },
  ...{ startup: { min: 10 }, block: { min: 1 }, properties: [] },
};
const string: Move = {
  ...jab,
  id: key("1,2"),
  command: "1 2",
  name: "One Two",
  parent: key("1"),
  damage: 12,
};
const LOW = { command: "d 4", name: "Low", startup: { min: 16 }, block: { min: -13 } };
const low: Move = { ...jab, ...LOW, id: key("d+4") };

/** Moves in short, as they would be without the game's changes since 17 March: `1 i10 +1`. */
function without(...steps: HistoryStep[]): string[] {
  const moves = [jab, string, low];
  const movelist: Movelist = { character: "jin", checkedAt: "2026-08", stances: [], moves };
  const history: History = { character: "jin", since: "2024-01-25", steps };
  return withoutGameChanges(movelist, history, "2026-03-17").moves.map(
    ({ id, startup, block }) => `${id} i${startup?.min} ${block?.min}`,
  );
}

const today = ["1 i10 1", "1,2 i10 1", "d+4 i16 -13"];
const date = "2026-03-20";
const block = (from: number, to: number, kind: "changed" | "corrected" | "recorded", move = "d+4") =>
  ({ move: key(move), field: "block", from: { min: from }, to: { min: to }, kind }) as const;

describe("the movelist without what the game changed since a day", () => {
  it("is today's without a step, and with steps before the day", () => {
    expect(without()).toEqual(today);
    expect(without({ date: "2026-03-16", changed: [block(-11, -13, "changed")] })).toEqual(today);
    expect(without({ date: "2026-03-17", changed: [block(-11, -13, "changed")] })[2]).toBe("d+4 i16 -11");
  });

  it("keeps what the source recorded and corrected", () => {
    const facts = [block(-11, -13, "corrected"), block(2, 1, "recorded", "1")];
    expect(without({ date, changed: facts })).toEqual(today);
    expect(without({ date, also: { "d+4": { block: { min: -11 } } } })).toEqual(today);
  });

  it("goes back to the value before the first of several changes, over corrections too", () => {
    const [first, second] = [block(-9, -12, "changed"), block(-12, -14, "changed")];
    const corrected = block(-14, -13, "corrected");
    const steps = [first, second, corrected].map((fact, n) => ({
      date: `2026-04-0${n + 1}`,
      changed: [fact],
    }));
    expect(without(...steps)[2]).toBe("d+4 i16 -9");
  });

  it("undoes for a string what the move before it brings, and nothing else that stands beside it", () => {
    const startup = { move: key("1"), field: "startup", from: { min: 12 }, to: { min: 10 } } as const;
    const also = { "1,2": { startup: { min: 12 }, block: { min: -9 } }, "d+4": { startup: { min: 20 } } };
    expect(without({ date, changed: [{ ...startup, kind: "changed" }], also })).toEqual([
      "1 i12 1",
      "1,2 i12 1",
      "d+4 i16 -13",
    ]);
    expect(without({ date, changed: [{ ...startup, kind: "corrected" }], also })).toEqual(today);
  });

  it("takes away new moves and brings lost ones back", () => {
    const lost = { ...low, id: key("d+3"), command: "d 3", name: "Lost" };
    const step = { date, added: [{ move: key("d+4"), kind: "changed" as const }] };
    expect(without({ ...step, removed: [{ move: lost, kind: "changed" }] })).toEqual([
      "1 i10 1",
      "1,2 i10 1",
      "d+3 i16 -13",
    ]);
    expect(without({ date, added: [{ move: key("d+4"), kind: "recorded" }] })).toEqual(today);
    expect(without({ date, removed: [{ move: lost, kind: "corrected" }] })).toEqual(today);
  });

  it("takes a move under another id on the same day for the same one", () => {
    const step = { date, added: [{ move: key("d+4"), kind: "changed" as const }] };
    for (const kind of ["changed", "corrected"] as const)
      expect(without({ ...step, removed: [{ move: { ...low, id: key("D+4") }, kind }] })).toEqual(today);
  });

  it("keeps the beginning of a string that is older than it", () => {
    const added = (...ids: string[]) => ({
      date,
      added: ids.map((id) => ({ move: key(id), kind: "changed" as const })),
    });
    expect(without(added("1"))).toEqual(today);
    expect(without(added("1", "1,2"))).toEqual(["d+4 i16 -13"]);
  });

  it("follows renames to today's ids, and no id that belonged to another move", () => {
    const renamed = [{ move: key("d+4"), from: { id: key("D4"), command: "D 4" } }];
    const steps = [
      { date: "2026-03-18", changed: [block(-9, -11, "changed", "D4"), block(-1, -2, "changed", "d+4")] },
      { date: "2026-03-20", renamed },
    ];
    expect(without(...steps)[2]).toBe("d+4 i16 -9");
  });
});
