import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { pressure } from "./pressure.ts";

type Beats = CharacterFile["pressure"][number]["follow"][number]["beats"];
type On = CharacterFile["pressure"][number]["on"];

const findings = (
  id: string,
  move: string,
  on: On,
  follow: string,
  beats: Beats,
  movelist = frozenMovelist(id),
): string[] =>
  problemsOf(
    pressure,
    bareSheet(id, { pressure: [{ move, on, follow: [{ move: follow, beats, why: "x" }] }] }),
    movelist,
  );

describe("pressure", () => {
  test.each<[string, string, On, string, Beats]>([
    ["jin", "f f f 3", "block", "df 1", ["jab", "press", "duck"]],
    ["jin", "df 4", "hit", "uf 1+2", ["block", "jab", "power crush", "throw"]],
    ["jin", "1", "hit", "4", ["step left", "step right"]],
    ["jin", "3 1~F", "block", "ZEN 1", ["duck"]],
    ["jin", "1", "hit", "d 4", ["block", "throw", "power crush"]],
    ["jin", "f 4", "counter hit", "uf n 4", ["jab"]],
    ["king", "3 2 2 charge", "block", "JGR 1", ["jab", "press"]],
    ["king", "f f 2", "block", "3+4 into JGS 4", ["block"]],
    ["jin", "1", "hit", "rage df 1+2", ["power crush"]],
    ["jin", "1", "block", "df 1", ["backdash"]],
  ])("%s: after %s on %s, %s beats %s", (character, move, on, follow, beats) => {
    expect(findings(character, move, on, follow, beats)).toEqual([]);
  });

  test.each<[string, On, string, Beats[number], string]>([
    ["1", "block", "df 1", "jab", "takes 13 frames, +1 ahead of a button of 10"],
    ["1", "block", "df 1", "press", "takes 13 frames, +1 ahead of a button of 12"],
    ["1", "block", "df 1", "block", "can be blocked standing"],
    ["1", "block", "b 1", "duck", "goes over a crouch, or is guarded there"],
    ["1", "block", "uf 1+2", "duck", "goes over a crouch, or is guarded there"],
    [
      "1",
      "block",
      "df 1",
      "step left",
      'is not homing, and nothing is recorded of a step left against "df 1"',
    ],
    ["1", "block", "1 2 3", "step right", "misses who steps right"],
    ["1", "block", "df 1", "power crush", "is absorbed"],
    ["1", "block", "f f 3", "throw", "takes 26 frames, +1 ahead of a button of 12"],
  ])("after %s on %s, %s does not beat %s", (move, on, follow, beats, fault) => {
    expect(findings("jin", move, on, follow, [beats])).toEqual([
      `pressure.0.follow.0.beats.0: "${follow}" after "${move}" on ${on} ${fault}`,
    ]);
  });

  // 12 frames to step: the jab leaves 1, and df 1 takes 13.
  test.each([
    ["less", 8],
    ["about as long", 16],
  ])("recorded tracking that lasts %s follows no step", (_much, left) => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map((move) =>
      move.command === "df 1" ? { ...move, tracking: { left, right: 17 } } : move,
    );
    const both: Beats = ["step left", "step right"];
    expect(findings("jin", "1", "block", "df 1", both, { ...movelist, moves })).toEqual([
      `pressure.0.follow.0.beats.1: "df 1" after "1" on block follows ${left} frames of a step right, and there are 12`,
    ]);
  });

  test("a follow-up can be done from where the move ends", () => {
    expect(findings("jin", "df 1", "hit", "ZEN 1", ["duck"])).toEqual([
      'pressure.0.follow.0.move: "ZEN 1" starts from ZEN, and "df 1" does not lead there',
    ]);
  });

  test("what ends in a crouch is not followed by a standing move", () => {
    expect(findings("jin", "d 2", "hit", "1", ["jab"])).toEqual([
      'pressure.0.follow.0.move: "1" is done standing, and "d 2" ends in a crouch',
    ]);
    expect(findings("jin", "d 2", "hit", "ws 4", ["jab"])).toEqual([]);
  });

  test("the value with the stance counts where the follow-up comes out of it", () => {
    expect(findings("jin", "b 3~F", "block", "ZEN u 1", ["jab"])).toEqual([
      expect.stringContaining("takes 14 frames, -2 ahead"),
    ]);
  });

  test("what the movelist does not say is a finding", () => {
    expect(findings("jin", "uf 1+2 into b 1+3", "block", "df 1", ["duck"])).toEqual([
      'pressure.0.on: the movelist does not say what "uf 1+2 into b 1+3" leaves on block',
    ]);
  });

  test("movement first takes time that nobody has measured", () => {
    expect(findings("jin", "1", "block", "(dash) df 1", ["jab"])).toEqual([]);
  });
});
