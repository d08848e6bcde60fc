import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../sheet-fixture.ts";
import { punisherSpeed } from "./punisher-speed.ts";

describe("punisher-speed", () => {
  const problems = (slug: string, move: string, frames: number) =>
    problemsOf(punisherSpeed, bareSheet(slug, { punishers: { startup: [{ move, frames }] } }));

  test.each([
    ["jin", "2 4", 10],
    ["jin", "1+2", 13],
    ["jin", "ws 2", 14],
    ["jin", "f n d df just 2", 14],
    ["king", "fc df 2", 15],
  ])("%s %s punishes %i", (slug, move, frames) => {
    expect(problems(slug, move, frames)).toEqual([]);
  });

  test.each([
    ["jin", "b 1 2", 11, "takes 12 frames"],
    ["jin", "uf 4", 14, "takes 15 frames"],
    ["jin", "f n d df just 2", 13, "takes 14 frames"],
    ["jin", "ZEN 1", 17, "starts from ZEN, which has to be entered first"],
  ])("%s %s does not punish %i", (slug, move, frames, reason) => {
    expect(problems(slug, move, frames)).toEqual([expect.stringContaining(reason)]);
  });
});
