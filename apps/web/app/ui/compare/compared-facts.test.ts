import { isBetterForOwner, type Move } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import { comparedFacts } from "./compared-facts.ts";

const BARE: Move = { id: key("1"), command: "1", hits: [], ownHits: 0, properties: [] };
const facts = (first: Partial<Move>, second: Partial<Move>) =>
  comparedFacts({ ...BARE, ...first }, { ...BARE, ...second });

test("every fact that one of the two has, in the order of a fight, with the better one", () => {
  const rows = facts(
    {
      startup: { min: 13, max: 14 },
      damage: 20,
      block: { min: -12 },
      hit: { min: 4 },
      reach: 2.5,
      properties: ["homing"],
    },
    {
      startup: { min: 15 },
      damage: 23,
      block: { min: -9 },
      counterHit: { min: 20, effects: ["airborne"] },
      chip: 4,
    },
  );
  expect(rows).toEqual([
    { label: "Startup", first: "i13~14", second: "i15", better: "first" },
    { label: "Damage", first: "20", second: "23", better: "second" },
    { label: "On block", first: "-12", second: "-9", better: "second" },
    { label: "On hit", first: "+4", second: undefined, better: undefined },
    { label: "On counter hit", first: "+4", second: "+20a", better: "second" },
    { label: "Reach", first: "2.5 m", second: undefined, better: undefined },
    { label: "Properties", first: "Homing", second: undefined, better: "first" },
    { label: "Chip damage", first: undefined, second: "4", better: undefined },
  ]);
});

test.each([
  ["the same", { block: { min: -9 } }, { block: { min: -9 } }],
  ["spans that touch", { block: { min: -14, max: -13 } }, { block: { min: -13 } }],
  [
    "more frames but a lesser state",
    { hit: { min: 15, effects: ["down" as const] } },
    { hit: { min: 2, effects: ["airborne" as const] } },
  ],
  ["another level", { hits: [{ level: "mid" as const }] }, { hits: [{ level: "low" as const }] }],
  ["gained and lost", { properties: ["homing" as const] }, { properties: ["tornado" as const] }],
])("what cannot be said without playing is not marked: %s", (_, first, second) => {
  expect(facts(first, second).map(({ better }) => better)).not.toContain("first");
  expect(facts(first, second).map(({ better }) => better)).not.toContain("second");
});

test("turned round, the other one is better, for every two neighbours of two movelists", () => {
  const other = new Map([
    ["first", "second"],
    ["second", "first"],
  ]);
  for (const id of ["jin", "king"]) {
    const { moves } = frozenMovelist(id);
    moves.slice(1).forEach((move, index) => {
      const before = moves[index] ?? move;
      const [there, back] = [comparedFacts(before, move), comparedFacts(move, before)];
      expect(back.map(({ label, better = "none" }) => [label, better])).toEqual(
        there.map(({ label, better = "none" }) => [label, other.get(better) ?? better]),
      );
    });
  }
});

test("frames on block are judged as a patch would be", () => {
  const { moves } = frozenMovelist("jin");
  for (const [index, second] of moves.entries()) {
    const first = moves[index - 1];
    if (first?.block === undefined || second.block === undefined) continue;
    const effect = isBetterForOwner({
      ...{ what: "fact", character: "jin", date: "2026-01-01", move: second.id, kind: "changed" },
      ...{ field: "block", from: first.block, to: second.block },
    });
    const { better } = comparedFacts(first, second).find(({ label }) => label === "On block") ?? {};
    expect(better).toBe({ better: "second", worse: "first", neither: undefined }[effect]);
  }
});
