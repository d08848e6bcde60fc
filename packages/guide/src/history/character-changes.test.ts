import { join } from "node:path";
import { changeSentence } from "@tactician/contract";
import { changesOf, type History, isBetterForOwner } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, test } from "vitest";
import { type GuideCharacter, guideCharacter } from "../guide-character.ts";
import { punisherCounter } from "../punishable-moves.ts";
import { characters, historyOf, patches, sides } from "../testing/content.ts";
import { CONTENT_DIR } from "../testing/sheets.ts";
import { buildCharacterChanges } from "./character-changes.ts";
import { lastPatch, loadHistory } from "./histories.ts";

const count = punisherCounter(sides);
const changesFor = (character: GuideCharacter) =>
  buildCharacterChanges(character, historyOf(character.sheet.characterId), patches, count);

describe("the changes of a character as they are told", () => {
  test.each(characters.map((one) => [one.sheet.characterId, one] as const))(
    "%s: everything of the history, newest first, in a sentence",
    (characterId, character) => {
      const { changes } = changesFor(character);
      const told = changesOf(historyOf(characterId)).filter(({ move }) => move !== "");
      const key = (...parts: unknown[]) => parts.join(" ");
      expect(changes.map((one) => key(one.date, one.move, one.field, one.effect)).sort()).toEqual(
        told
          .map((one) =>
            key(one.date, one.move, one.what === "fact" ? one.field : "move", isBetterForOwner(one)),
          )
          .sort(),
      );
      const days = changes.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().reverse());
      for (const change of changes) {
        const sentence = changeSentence(change);
        expect(sentence).toMatch(/^\S.* \S+/);
        expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
      }
    },
  );

  test("belong to the last patch that changed moves, where the game changed", () => {
    for (const { date, patch, kind } of characters.flatMap((one) => changesFor(one).changes)) {
      expect(patch === undefined).toBe(kind !== "changed");
      if (patch === undefined) continue;
      const [own] = patches.filter(({ version }) => version === patch);
      expect(own?.balance).toBe("yes");
      expect(own && own.date <= date).toBe(true);
      expect(patches.filter((one) => one.balance === "yes" && one.date <= date).at(-1)).toBe(own);
    }
  });

  test("of a block say who is fast enough: counted here by nothing but frames", () => {
    // Standing punishers that need nothing, against moves that leave the opponent standing in front of one.
    const fast = (owner: string, frames: number) =>
      sides.filter(
        ({ _id, candidates }) =>
          _id !== owner &&
          candidates.some(
            ({ answer, from, onlyLying }) =>
              from === "standing" && !onlyLying && answer.condition === undefined && answer.frames <= frames,
          ),
      ).length;
    let checked = 0;
    for (const { sheet, movelist } of characters) {
      for (const move of movelist.moves.filter((one) => one.hits.at(-1)?.level === "mid" && !one.from)) {
        const { pushbackOnBlock, attackerAfter, transitions, recovery, links } = move;
        if (pushbackOnBlock || attackerAfter || transitions || recovery === undefined || links) continue;
        if (recovery.into !== undefined) continue;
        if (move.block === undefined || move.block.effects || move.hits.some((hit) => hit.unblockable))
          continue;
        checked += 1;
        for (const frames of [8, 10, 13]) {
          expect(
            count(sheet.characterId, move, { min: -frames }),
            `${sheet.characterId} ${move.id} ${frames}`,
          ).toBe(fast(sheet.characterId, frames));
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  test("a move that came, was renamed and went is written as it was then", () => {
    const [jin] = characters.filter(({ sheet }) => sheet.characterId === "jin");
    if (jin === undefined) throw new Error("Jin has no sheet");
    const hits = [{ level: "mid" as const, damage: 10 }];
    const jab = { id: key("1"), command: "1", hits, ownHits: 1, properties: [] };
    const history: History = {
      character: "jin",
      since: "2024-01-25",
      steps: [
        {
          date: "2025-04-05",
          added: [{ move: key("d+9"), kind: "changed" }],
          removed: [{ move: { ...jab, id: key("OLD.2"), command: "OLD 2", from: ["OLD"] }, kind: "changed" }],
        },
        { date: "2026-03-20", renamed: [{ move: key("1"), from: { id: key("d+9"), command: "d 9" } }] },
      ],
    };
    const small = guideCharacter(jin.sheet, { ...jin.movelist, moves: [jab] });
    const { changes, vocabulary } = buildCharacterChanges(small, history, patches, count);
    expect(changes.map(changeSentence)).toEqual(["1 was written d 9", "d 9 is new", "OLD 2 is gone"]);
    expect(vocabulary).toContain("OLD");
    const nobody = { date: "2026-03-20", added: [{ move: key("9"), kind: "changed" as const }] };
    expect(() => buildCharacterChanges(small, { ...history, steps: [nobody] }, patches, count)).toThrow(
      'jin: no move "9" on 2026-03-20',
    );
  });

  test("a history of somebody else is named, and who has none is new", () => {
    const load = (file: string, character: "jin" | "king") =>
      loadHistory(join(CONTENT_DIR, "history", file), { character, checkedAt: "2026-08" });
    expect(load("nobody.json", "jin")).toEqual({ character: "jin", since: "2026-08-01", steps: [] });
    expect(() => load("jin.json", "king")).toThrow('jin.json is the history of "jin"');
  });
});

test.each([
  ["2024-01", undefined],
  ["2024-02", "1.02.01"],
  ["2025-04", "2.00.02"],
  ["2025-05", "2.00.02"],
  ["2026-03", "3.00"],
])("the last patch of %s is %s", (month, version) => {
  const known = patches.filter(({ date }) => date < "2026-04");
  expect(lastPatch(known, month)).toBe(version);
});
