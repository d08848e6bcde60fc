import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, combo, problemsOf } from "../testing/sheets.ts";
import { playedLinks } from "./played-links.ts";

type Combo = CharacterFile["importantCombos"][number];

/** A played route, and groups whose routes are judged by it. */
const PLAYED = combo(["uf 4", "ws 2"], ["df 2 4", "b f 2 3~F", "ZEN u 1 t", "(2) 4~F", "ZEN 1 3"]);
const OTHER = combo(["CH f 4"], ["(dash) b 3~F", "ZEN 1", "b f 2 3~F", "ZEN 1 3"]);

function problems(...importantCombos: Combo[]): string[] {
  return problemsOf(playedLinks, bareSheet("jin", { importantCombos }));
}

const easier = (group: Combo, followUpSimple: string[]): Combo => ({
  ...group,
  followUpSimple,
  simpleUnplayed: "yes",
});

describe("played-links", () => {
  test("an easier route may take a short cut through another played route, however it is written", () => {
    expect(problems(easier(PLAYED, ["df 2 4", "b f 2 3 holdf", "ZEN 1 3"]), OTHER)).toEqual([]);
  });

  test("two moves that nobody has played one after the other are named, with the state of the combo", () => {
    expect(problems(easier(PLAYED, ["df 2 4", "ZEN 1", "b f 2 3~F"]), OTHER)).toEqual([
      'importantCombos.0.followUpSimple.1: "df 2 4" into "ZEN 1" (launch) is played in no route',
    ]);
  });

  test("the same two moves with the Tornado spent are another matter", () => {
    expect(
      problems(
        easier(PLAYED, ["df 2 4", "b f 2 3~F", "ZEN 1 3"]),
        combo(["d 3+4 t"], ["b f 2 3~F", "ZEN 1 3"]),
      ),
    ).toEqual([
      'importantCombos.0.followUpSimple.2: "b f 2 3 holdf" into "ZEN 1 3" (launch) is played in no route',
    ]);
  });

  test.each([
    ["d 3+4 t", "tornado, tornado spent"],
    ["(low parry)", "low parry, tornado spent"],
    ["heat f 3 1~F", "heat dash"],
  ])("behind %s the combo is in a state of its own", (launcher, state) => {
    const group = combo([launcher], ["b 3~F", "ZEN 1", "b f 2 3~F", "ZEN 2"]);
    expect(problems(OTHER, easier(group, ["b 3~F", "ZEN 1", "b f 2 3~F"]))).toEqual([]);
    expect(problems(OTHER, easier(group, ["b 3~F", "ZEN 1", "b 2 1"]))).toEqual([
      `importantCombos.1.followUpSimple.2: "ZEN 1" into "b 2 1" (${state}) is played in no route`,
    ]);
    expect(problems(OTHER, easier(group, ["b 3~F", "ZEN 1", "ZEN 1 3"]))).toHaveLength(1);
  });

  test("a launcher beside one that spends the Tornado shows nothing for combos that still have it", () => {
    const mixed = combo(["CH 4", "d 3+4 t"], ["b 3~F", "ZEN 1", "b f 2 3~F", "ZEN 2"]);
    expect(problems(easier(mixed, ["b 3~F", "ZEN 1", "b f 2 3~F"]))).toEqual([]);
    const ordinary = combo(["CH 4"], ["b 3~F", "1", "1", "1"]);
    expect(problems(mixed, easier(ordinary, ["b 3~F", "ZEN 1"]))).toEqual([
      'importantCombos.1.followUpSimple.1: "b 3 holdf" into "ZEN 1" (launch) is played in no route',
    ]);
  });

  test("what a launcher leads into counts for it and for those in one played group with it", () => {
    const first = combo(["uf 4"], ["b 3 2", "1", "1"]);
    const second = combo(["ws 2", "CH f 4"], ["df 2 4", "1", "1"]);
    const withBoth = combo(["uf 4", "ws 2"], ["b 2 1", "1"]);
    expect(problems(first, easier(second, ["b 3 2", "1"]))).toEqual([
      'importantCombos.1.followUpSimple.0: "ws 2" into "b 3 2", from the launcher, is played in no route',
      'importantCombos.1.followUpSimple.0: "ch f 4" into "b 3 2", from the launcher, is played in no route',
    ]);
    expect(problems(first, { ...easier(second, ["b 3 2", "1"]), launchers: ["ws 2"] }, withBoth)).toEqual([]);
  });

  test("what is at the wall counts at the wall alone", () => {
    const sheet = bareSheet("jin", {
      importantCombos: [easier(PLAYED, ["df 2 4", "db 2 2 3"])],
      wallCombos: { general: [], withTornado: [{ move: "f n d df 1 t", followUp: "df 2 4 into db 2 2 3" }] },
    });
    expect(problemsOf(playedLinks, sheet)).toEqual([
      'importantCombos.0.followUpSimple.1: "df 2 4" into "db 2 2 3" (launch) is played in no route',
    ]);
  });

  test("an easier route is shorter than the main one, and no other group's", () => {
    expect(problems(easier(PLAYED, PLAYED.followUps))).toEqual([
      "importantCombos.0.followUpSimple: 5 moves, no fewer than the main route",
    ]);
    const twin = combo(["uf 4"], ["df 2 4", "b f 2 3~F"]);
    expect(problems(easier(PLAYED, twin.followUps), twin)).toEqual([
      "importantCombos.0.followUpSimple: is a route of importantCombos.1 as well",
    ]);
  });

  test("an easier route that a player's sheet has is left alone", () => {
    expect(problems({ ...PLAYED, followUpSimple: ["b 3 2", "1"] })).toEqual([]);
  });

  test("of an unplayed main route a player's sheet may have the beginning", () => {
    const repaired: Combo = { ...combo(["CH 4"], ["b 3 2", "b f 2 3~F", "ZEN u 1 t"]), unplayed: "yes" };
    expect(problems(PLAYED, { ...repaired, playedSteps: 2 })).toEqual([]);
    expect(problems(PLAYED, { ...repaired, playedSteps: 1 })).toEqual([
      'importantCombos.1.followUps.1: "b 3 2" into "b f 2 3 holdf" (launch) is played in no route',
    ]);
    expect(problems({ ...PLAYED, playedSteps: 1 })).toEqual([
      "importantCombos.0.playedSteps: the route is played as a whole; leave the number out",
    ]);
  });

  test("without any played route the main routes rest on frame data, and easier ones have no parts", () => {
    const built: Combo = { ...PLAYED, unplayed: "yes" };
    expect(problems(built)).toEqual([]);
    expect(problems(easier(built, ["df 2 4"]))).toEqual([
      'importantCombos.0.followUpSimple.0: "uf 4" into "df 2 4", from the launcher, is played in no route',
      'importantCombos.0.followUpSimple.0: "ws 2" into "df 2 4", from the launcher, is played in no route',
    ]);
  });
});
