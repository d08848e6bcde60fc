import { CHARACTERS } from "@tactician/game";
import { expect, test } from "vitest";
import { formatRoster, parseRoster } from "./roster-names.ts";

test("every character's name comes back from the short text", () => {
  const names = parseRoster(formatRoster(CHARACTERS));
  expect(names.size).toBe(CHARACTERS.length);
  for (const { characterId, name } of CHARACTERS) expect(names.get(characterId)).toBe(name);
});

test("the text is short: it stands in every document", () => {
  expect(formatRoster(CHARACTERS).length).toBeLessThan(400);
});
