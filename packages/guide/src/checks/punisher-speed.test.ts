import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { punisherSpeed } from "./punishers.ts";

describe("punisher-speed", () => {
  const problems = (characterId: string, move: string, frames: number) =>
    problemsOf(punisherSpeed, bareSheet(characterId, { punishers: { startup: [{ move, frames }] } }));

  test.each([
    ["jin", "2 4", 10],
    ["jin", "1+2", 13],
    ["jin", "ws 2", 14],
    ["jin", "f n d df just 2", 14],
    ["king", "fc df 2", 15],
  ])("%s %s punishes %i", (characterId, move, frames) => {
    expect(problems(characterId, move, frames)).toEqual([]);
  });

  test.each([
    ["jin", "b 1 2", 11, "takes 12 frames"],
    ["jin", "uf 4", 14, "takes 15 frames"],
    ["jin", "f n d df just 2", 13, "takes 14 frames"],
    ["jin", "ZEN 1", 17, "starts from ZEN, which has to be entered first"],
  ])("%s %s does not punish %i", (characterId, move, frames, reason) => {
    expect(problems(characterId, move, frames)).toEqual([expect.stringContaining(reason)]);
  });
});
