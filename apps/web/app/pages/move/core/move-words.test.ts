import { describe, expect, test } from "vitest";
import { linkWords } from "../../../ui/compare/link-words.ts";
import { inputOfStep } from "./input-of-step.ts";
import { moreFacts } from "./more-facts.ts";
import { sheetPlaces } from "./sheet-places.ts";

test.each([
  ["df 1 2", "df 1", "2"],
  ["df 1 2", undefined, "df 1 2"],
  ["ZEN 1", "b 3", "ZEN 1"],
  ["1 2", "1 2 3", "1 2"],
])("%s behind %s is %s", (command, before, input) => {
  expect(inputOfStep({ command }, before === undefined ? undefined : { command: before })).toBe(input);
});

test.each([
  [{ kind: "combo" as const }, "natural combo"],
  [{ kind: "jails" as const, delayFrames: 4 }, "jails, delayed up to 4 frames"],
  [{ kind: "interruptible" as const, startupFrames: 10 }, "can be interrupted by i10 or faster"],
  [
    { kind: "interruptible" as const, on: "hit" as const, when: ["heat" as const, "charged" as const] },
    "can be interrupted even on hit (in Heat or charged)",
  ],
  [{ kind: "counter-hit combo" as const }, "combo on counter hit"],
])("%j reads %s", (link, words) => {
  expect(linkWords(link)).toBe(words);
});

describe("what is known beyond the popover", () => {
  const move = { id: "1", command: "1", hits: [], ownHits: 1, properties: [] };
  test("nothing, where the movelist says nothing", () => {
    expect(moreFacts(move)).toEqual([]);
  });

  test("recovery, Heat Dash, walls and reach", () => {
    const rows = moreFacts({
      ...move,
      recovery: { frames: 25, into: "ZEN" },
      heatDash: { block: { min: 5 }, hit: { min: 27, effects: ["airborne"] } },
      wallCrush: { hit: { min: 30 } },
      reach: 2.345,
    });
    expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Recovery 25 into ZEN",
      "Heat Dash +5, +27a",
      "At the wall +30",
      "Reach 2.35 m",
    ]);
  });
});

test("every place of a sheet leads to its panel, and the anti-guide's to the anti-guide", () => {
  const places = sheetPlaces(
    [
      { field: "punishers", count: 2 },
      { field: "importantCombos", count: 1 },
      { field: "counterSchema", count: 1 },
    ],
    "devil-jin",
    "Devil Jin",
  );
  expect(places).toEqual([
    {
      href: `/character/combos/devil-jin-combos/devil-jin#punishers`,
      label: "Punishers",
      count: 2,
    },
    { href: `/character/combos/devil-jin-combos/devil-jin#combos`, label: "Combos", count: 1 },
    { href: "/anti-guide/character/devil-jin", label: "How to beat Devil Jin", count: 1 },
  ]);
});
