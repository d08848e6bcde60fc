import { expect, test } from "vitest";
import { hasPlayersSheet, sourceWords } from "./source-words.ts";

const frames = { who: "Wavu wiki", what: "frame data" };
const player = (season: number) => ({ who: "Applay", what: "combos", season });

test("a sheet says how old the player's sheet is that it rests on", () => {
  const character = { sources: [player(1), frames], checkedAgainst: "2026-08" };
  expect(sourceWords(character)).toBe("Player's sheet of Season 1; frame data of August 2026");
  expect(hasPlayersSheet(character)).toBe(true);
});

test("without one it says so", () => {
  const character = { sources: [frames], checkedAgainst: "2026-08" };
  expect(sourceWords(character)).toBe(
    "No player's sheet exists: all of it rests on frame data of August 2026",
  );
  expect(hasPlayersSheet(character)).toBe(false);
});
