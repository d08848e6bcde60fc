import { describe, expect, it } from "vitest";
import { readCrush, Unreadable } from "./read-cells.ts";

describe("a crush field", () => {
  it.each([
    [
      "js20~49 fs50~52",
      [
        { kind: "jump", from: 20, to: 49 },
        { kind: "float", from: 50, to: 52 },
      ],
    ],
    [
      "js13~32 33~35",
      [
        { kind: "jump", from: 13, to: 32 },
        { kind: "float", from: 33, to: 35 },
      ],
    ],
    ["cs6~", [{ kind: "crouch", from: 6 }]],
    ["pc7", [{ kind: "power", from: 7, to: 7 }]],
    ["ps5-10", [{ kind: "parry", from: 5, to: 10 }]],
    ["js", [{ kind: "jump" }]],
    ["is1~6", [{ kind: "invincible", from: 1, to: 6 }]],
  ])("%j is read", (source, value) => {
    expect(readCrush(source)).toEqual({ value, unsure: false });
  });

  it("says when the source is unsure", () => {
    expect(readCrush("cs24~27?")).toMatchObject({ unsure: true });
  });

  it.each(["on whiff: js9~31 fs32~34", "js13~32 34~35", "cs13~32 33~35", "js 21F", "js~21~31", "js20~10"])(
    "%j is not guessed",
    (source) => {
      expect(() => readCrush(source)).toThrow(Unreadable);
    },
  );
});
