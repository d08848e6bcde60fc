import type { FrameFacts } from "@tactician/contract";
import { expect, test } from "vitest";
import { framesWords } from "./frames-words.ts";

const facts = (changes: Partial<FrameFacts>): FrameFacts => ({
  command: "1",
  hits: [],
  properties: [],
  ...changes,
});
const line = (moves: FrameFacts[], counterHit = false) =>
  framesWords(moves, counterHit)
    .map(({ text }) => text)
    .join(" · ");

test("startup, block and hit in a player's words", () => {
  const move = facts({ startup: { min: 13, max: 14 }, block: { min: -3 }, hit: { min: 5 } });
  expect(line([move])).toBe("13 frames · -3 on block · +5 on hit");
});

test("who is off their feet is said, not counted", () => {
  expect(line([facts({ hit: { min: 33, effects: ["airborne"] } })])).toBe("airborne on hit");
  expect(line([facts({ hit: { min: 2, effects: ["down"] } })])).toBe("knocks down on hit");
});

test("the letters behind a number stay", () => {
  expect(line([facts({ hit: { min: 14, effects: ["crouching", "guard"] } })])).toBe("+14cg on hit");
  expect(line([facts({ hit: { min: 8, effects: ["stagger"] } })])).toBe("+8s on hit");
  expect(line([facts({ hit: { min: 63, recovered: { min: 48 } } })])).toBe("+63 (+48) on hit");
  expect(line([facts({ block: { min: 4, effects: ["crouching"] } })])).toBe("+4c on block");
});

test("a counter hit is there where it is asked for and differs", () => {
  const move = facts({ hit: { min: 4 }, counterHit: { min: 42, effects: ["down"] } });
  expect(line([move])).toBe("+4 on hit");
  expect(line([move], true)).toBe("+4 on hit · knocks down on counter hit");
  expect(line([facts({ hit: { min: 4 } })], true)).toBe("+4 on hit");
});

test("a throw says what breaks it", () => {
  const grab = { startup: { min: 12 }, block: { min: -6 }, hit: { min: 0 } };
  expect(line([facts({ ...grab, throwBreak: ["1", "2"] })])).toBe("12 frames · broken with 1 or 2");
  expect(line([facts({ ...grab, throwBreak: ["none"] })])).toBe("12 frames · cannot be broken");
});

test("of several moves the first says when it hits, the last what it leaves", () => {
  const stance = facts({ command: "3+4" });
  const kick = facts({ startup: { min: 17 }, block: { min: 8 } });
  expect(line([stance, kick])).toBe("17 frames · +8 on block");
  expect(line([])).toBe("");
});

test("plus is good for whoever does it, minus where it is punished", () => {
  const tones = (block: number) => framesWords([facts({ block: { min: block } })]).map(({ tone }) => tone);
  expect([1, 0, -9, -10].flatMap(tones)).toEqual(["plus", "plain", "plain", "minus"]);
});
