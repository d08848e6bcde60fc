import type { ChangedAnswer } from "@tactician/contract";
import type { CharacterId, FactChange, History, HistoryStep, Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, it } from "vitest";
import { bareSheet, characterOf, combo } from "../sheet-fixture.ts";
import { buildChangedAnswers, castBefore } from "./build-changed-answers.ts";

/* The rules, by frozen movelists and steps with the numbers of content/history (Paul and others, 3.00). */

const patch = { version: "3.00", date: "2026-03-17" };
const sheets = {
  paul: bareSheet("paul", { importantCombos: [combo(["df 2"], ["1 2"])] }),
  king: bareSheet("king", {
    matchupPunishers: [
      {
        against: "paul",
        move: key("f 3 1"),
        answers: [{ move: key("df 1 2") }, { move: key("ssl"), beforeHit: 2 }],
      },
    ],
  }),
};
const cast = new Map(Object.entries(sheets).map(([characterId, sheet]) => [characterId, characterOf(sheet)]));

/** Rows of one character against another: `gained f 3: -9 -> -14 b 2 1`. */
function rows(
  me: string,
  them: string,
  ...steps: [character: CharacterId, step: Omit<HistoryStep, "date">][]
) {
  const histories = new Map(
    steps.map(([character, step]): [string, History] => [
      character,
      { character, since: "2024-01-25", steps: [{ date: "2026-03-20", ...step }] },
    ]),
  );
  const documents = buildChangedAnswers(cast, castBefore(cast, histories, patch.date), patch);
  const document = documents.find(({ _id }) => _id === me);
  return document?.opponents.find(({ id }) => id === them)?.answers.map(words) ?? [];
}

function words({ turn, move, before, now }: ChangedAnswer): string {
  const day = ({ frames, best }: ChangedAnswer["now"]) =>
    [frames === undefined ? "none" : -frames, best?.move, best?.launches ? "launches" : undefined]
      .filter((part) => part !== undefined)
      .join(" ");
  return `${turn} ${move}: ${day(before)} | ${day(now)}`;
}

const block = (move: string, from: number, to: number, kind: FactChange["kind"] = "changed"): FactChange => ({
  move: key(move),
  field: "block",
  from: { min: from },
  to: { min: to },
  kind,
});

describe("what a patch means", () => {
  it("is nothing where nothing changed, or the source alone", () => {
    expect(rows("king", "paul")).toEqual([]);
    expect(rows("king", "paul", ["paul", { changed: [block("f+3", -9, -14, "corrected")] }])).toEqual([]);
    expect(rows("king", "paul", ["paul", { changed: [block("f+3", -9, -14, "recorded")] }])).toEqual([]);
  });

  it("names what became unsafe, and leaves out characters that have nothing to do with it", () => {
    const step = { changed: [block("f+3", -9, -14)] };
    expect(rows("king", "paul", ["paul", step])).toEqual(["gained f 3: -9 | -14 b 2 1"]);
    expect(rows("king", "king", ["paul", step])).toEqual([]);
    expect(rows("paul", "king", ["paul", step])).toEqual([]);
  });

  it("names what became safe", () => {
    expect(rows("paul", "king", ["king", { changed: [block("1,2", -12, -3)] }])[0]).toMatch(
      /^lost 1 2: -12 .* \| -3$/,
    );
  });

  it("names a stronger answer and a weaker one", () => {
    const worse = rows("paul", "king", ["king", { changed: [block("d+3+4", -12, -25)] }]);
    expect(worse).toHaveLength(1);
    expect(worse[0]).toMatch(/^better d 3\+4: -12 /);
    expect(rows("paul", "king", ["king", { changed: [block("d+3+4", -30, -25)] }])).toEqual([]);
  });

  it("takes what a sheet names for an answer only since there is time for it, and always before a hit", () => {
    const step = { changed: [block("f+3,1", -10, -13)] };
    // Today df 1 2 (i14) is not in time after -13: the sheet rests on something else, and stands on both days.
    expect(rows("king", "paul", ["paul", step])).toEqual([]);
  });

  it("names new moves and lost ones", () => {
    const added = { added: [{ move: key("db+3"), kind: "changed" as const }] };
    expect(rows("king", "paul", ["paul", added])).toEqual([
      expect.stringMatching(/^gained db 3: none \| -18 /),
    ]);
    const move = { ...moveOf("paul", "f+3"), id: key("b+9"), command: "b 9", name: "Lost" };
    const removed = { removed: [{ move, kind: "changed" as const }] };
    expect(rows("king", "paul", ["paul", removed])).toEqual(["lost b 9: -14 b 2 1 | none"]);
  });

  it("names what one's own move launches since it lifts, although today's sheet has a combo with it", () => {
    const lifted = (move: string): FactChange => ({
      move: key(move),
      field: "hit",
      from: { min: 5 },
      to: { min: 33, effects: ["airborne"], recovered: { min: 23 } },
      kind: "changed",
    });
    const one = rows("paul", "king", ["paul", { changed: [lifted("df+2")] }]);
    expect(one).toEqual([]);
    const both = rows("paul", "king", [
      "paul",
      { changed: [lifted("df+2"), lifted("uf+3,4"), lifted("uf+4")] },
    ]);
    expect(both).toContainEqual(expect.stringMatching(/^better df 4 3 4: -15 .*\| -15 df 2 launches$/));
    for (const row of both) expect(row).toMatch(/^better .*: -(\d+) .*\| -\1 (df 2|uf 3 4) launches$/);
  });
});

function moveOf(characterId: string, id: string): Move {
  const move = cast.get(characterId)?.movelist.moves.find((one) => one.id === id);
  if (move === undefined) throw new Error(`no ${id} of ${characterId}`);
  return move;
}
