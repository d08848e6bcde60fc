import { meaningsInProse, splitProse } from "@tactician/notation";
import { expect, test } from "vitest";
import { buildCharacterDocument } from "./character-document.ts";
import { listSheetTexts } from "./sheet-moves.ts";
import { characters } from "./testing/content.ts";

test.each(characters.map((character) => [character.sheet.name, character] as const))(
  "texts of %s keep every sign, and the moves that they name have their frame data",
  (_name, character) => {
    const { sheet, read } = character;
    const { frameData } = buildCharacterDocument(character);
    let moves = 0;
    for (const { path, text } of listSheetTexts(sheet)) {
      const pieces = splitProse(text);
      expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("")).toBe(text);
      const stance = path[0] === "stances" ? sheet.stances[Number(path[1])]?.token : undefined;
      for (const piece of pieces) {
        if (typeof piece === "string" || !piece.isMove) continue;
        const move = meaningsInProse(piece.notation, stance).find((meaning) =>
          Object.hasOwn(frameData, meaning),
        );
        const isWaived = sheet.waivers.some(({ at }) => at === `${path.join(".")}@${piece.notation}`);
        if (move === undefined) expect([path.at(-1) === "exit", isWaived], piece.text).toContain(true);
        else expect(read(move), move).toMatchObject({ unknown: [], unresolved: [] });
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(0);
  },
);
