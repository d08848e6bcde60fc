import { expect, test } from "vitest";
import { namesFrom } from "./names.ts";

const names = namesFrom({ characters: { "6": "Jin" }, ranks: { "25": "Tekken King" } });

test("numbers have names", () => {
  expect(names.character(6)).toBe("Jin");
  expect(names.rank(25)).toBe("Tekken King");
});

test("numbers that the mappings do not know are unknown", () => {
  expect(names.character(999)).toBe("Unknown Character");
  expect(names.rank(-1)).toBe("Unknown Rank");
});

test("without mappings everything is unknown", () => {
  expect(namesFrom(undefined).character(6)).toBe("Unknown Character");
  expect(namesFrom(undefined).rank(25)).toBe("Unknown Rank");
});
