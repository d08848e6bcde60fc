import { expect, test } from "vitest";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { caughtButtons } from "./gaps.ts";

function caught(character: string, command: string) {
  const { moves } = frozenMovelist(character);
  const move = moves.find((one) => one.command === command);
  if (move === undefined) throw new Error(`${character} has no ${command}`);
  return caughtButtons(move, new Map(moves.map((one) => [one.id, one])));
}

test.each([
  ["a note says up to 14 frames, the frames let one of 15 trade", "king", "3 2 2 charge", [16]],
  ["a note and the frames say the same", "king", "1 2 2+4", [13]],
  ["the gap is shorter than any button", "king", "3 2 2", [10]],
  ["frames alone say it, and one of 11 trades", "king", "df 3 4", [12]],
  ["it jails, but not when it is delayed", "king", "1 2 1", [10]],
  ["a note says that nothing gets in", "fahkumram", "1 2 4", [10]],
])("%s: %s %s", (_why, character, command, from) => {
  expect(caught(character, command)).toEqual({ jails: false, from });
});

test.each([
  ["king", "1 2"],
  ["king", "d 1 2"],
])("%s %s jails", (character, command) => {
  expect(caught(character, command)).toEqual({ jails: true, from: [] });
});

test("a gap of a frame or two may be none, so nothing is said", () => {
  expect(caught("jin", "d 3 4")).toEqual({ jails: false, from: [] });
});
