import { expect, test } from "vitest";
import { DEFAULT_DRILL_SETTINGS, parseDrillSettings } from "./drill-settings.ts";

test("settings come back as they were kept", () => {
  const kept = {
    me: "king",
    them: "jack-8",
    newPerDay: 0,
    kinds: ["punish", "turn"],
    subset: "failed",
    isCalm: true,
    hasKeys: false,
  } as const;
  expect(parseDrillSettings(structuredClone(kept))).toEqual(kept);
  expect(parseDrillSettings(DEFAULT_DRILL_SETTINGS)).toEqual(DEFAULT_DRILL_SETTINGS);
});

test.each([
  undefined,
  null,
  "king",
  [],
  { me: 7, them: "<b>", newPerDay: -1, kinds: "punish", subset: "all", isCalm: "yes" },
  { me: "x".repeat(41), newPerDay: 1.5, kinds: ["toString", 3], subset: "constructor" },
  { newPerDay: 101, kinds: [] },
])("%j counts as nothing set", (value) => {
  expect(parseDrillSettings(value)).toEqual(DEFAULT_DRILL_SETTINGS);
});
