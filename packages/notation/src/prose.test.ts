import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meaningsInProse, movesInProse, type ProsePiece, splitProse } from "./index.ts";

/** Moves in brackets with their notation, buttons alone in angles. */
function marked(text: string): string {
  return splitProse(text).map(shown).join("");
}

function shown(piece: ProsePiece): string {
  if (typeof piece === "string") return piece;
  return piece.isMove ? `[${piece.text}: ${piece.notation}]` : `<${piece.notation}>`;
}

describe("a text is taken apart", () => {
  test.each([
    ["Press 1+2 after df+2 for a claw.", "Press <1+2> after [df+2: df 2] for a claw."],
    ["1,2 goes on, 1,3 to a low.", "[1,2: 1 2] goes on, [1,3: 1 3] to a low."],
    ["b,f+2,1,df+2 and f,f+3,3+4 miss.", "[b,f+2,1,df+2: b f 2 1 df 2] and [f,f+3,3+4: f f 3 3+4] miss."],
    ["4, ZEN 2, ZEN 1+2 and ws 3.", "<4>, [ZEN 2: ZEN 2], [ZEN 1+2: ZEN 1+2] and [ws 3: ws 3]."],
    ["ws+1+2 is slow (IZU f+1+2).", "[ws+1+2: ws 1+2] is slow ([IZU f+1+2: IZU f 1+2])."],
    ["CH df+1 and CH ZEN 3", "[CH df+1: ch df 1] and [CH ZEN 3: ch ZEN 3]"],
    ["FC df+4 or hFC 3+4,3", "[FC df+4: fc df 4] or [hFC 3+4,3: hfc 3+4 3]"],
    ["ws+2,4~1, f+3~4.", "[ws+2,4~1: ws 2 4 quick 1], [f+3~4: f 3 quick 4]."],
    ["Hold 3,1~F to stay.", "Hold [3,1~F: 3 1 holdf] to stay."],
    ["qcf+2 or hcb,f+1", "[qcf+2: qcf 2] or [hcb,f+1: hcb f 1]"],
    ["Break with 1+2. With 1 or 2, on 3, press 4.", "Break with <1+2>. With <1> or <2>, on <3>, press <4>."],
  ])("%s", (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  test.each([
    "Punish with 10 frames, at -14 or +3.",
    "Stand 2, 3 or 4 steps away.",
    "Caught on 2 or 3 steps, with 2 hits, on 1, 2 or 3 frames.",
    "A 13-frame punish (i14), 15+ in Season 2.",
    "The slower mid (4~3), 2,500 matches, 1.2 seconds, b+4,3,STB 2",
    "Jack-8 is up 3-2, 1/2 of it, 50 %.",
  ])("all of it is words: %s", (text) => {
    expect(splitProse(text)).toEqual([text]);
  });

  test("an empty text has no parts", () => {
    expect(splitProse("")).toEqual([]);
  });

  test("nothing of any text is lost", () => {
    const words = fc.constantFrom(..."df|f|,|+|~|1|2|4| |ZEN |ws|with |or |(|10".split("|"));
    const text = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const pieces = splitProse(written);
        expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("")).toBe(
          written,
        );
      }),
    );
  });
});

test("the moves of a text, without its buttons", () => {
  expect(movesInProse("Break 1+2, or df+2,1 after ZEN 3.")).toEqual(["df 2 1", "ZEN 3"]);
});

test("a move may be one of the stance or one in Heat", () => {
  expect(meaningsInProse("df 2")).toEqual(["df 2", "heat df 2"]);
  expect(meaningsInProse("d 2", "DES")).toEqual(["DES d 2", "d 2", "heat d 2"]);
});
