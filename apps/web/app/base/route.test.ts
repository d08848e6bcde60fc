import { ANTI_GUIDE_PATTERN, SHEET_PATTERN, sheetPath } from "@tactician/contract";
import { expect, test } from "vitest";
import { matchPattern } from "./route.ts";

test("an address is taken apart by its pattern", () => {
  expect(matchPattern("/", "/")).toEqual({});
  expect(matchPattern("/about", "/about")).toEqual({});
  expect(matchPattern("/about", "/about/")).toEqual({});
  expect(matchPattern(ANTI_GUIDE_PATTERN, "/anti-guide/character/jin")).toEqual({ characterId: "jin" });
  expect(matchPattern(SHEET_PATTERN, sheetPath("devil-jin", "Devil Jin"))).toEqual({
    characterName: "devil-jin-combos",
    characterId: "devil-jin",
  });
});

test.each(["/about", "/About/", "//", "/anti-guide", "/anti-guide/character/jin/x", "/anti-guide//jin"])(
  "%s is no anti-guide",
  (path) => {
    expect(matchPattern(ANTI_GUIDE_PATTERN, path)).toBeUndefined();
  },
);

test("parts arrive decoded, and what cannot be decoded is nobody's", () => {
  expect(matchPattern(ANTI_GUIDE_PATTERN, "/anti-guide/character/j%C3%ADn")).toEqual({ characterId: "jín" });
  expect(matchPattern(ANTI_GUIDE_PATTERN, "/anti-guide/character/%E0%A4%A")).toBeUndefined();
});
