import { expect, test } from "vitest";
import {
  beatsWords,
  damageWords,
  easierOrigin,
  groupByTitle,
  hasPlayersSheet,
  punishWords,
  routeOrigin,
  sourceWords,
  trapWords,
} from "./sheet-words.ts";

test("notes with the same title stand together, wherever they were written", () => {
  const notes = [
    { title: "Game plan", content: "one" },
    { title: "In Zen", content: "two" },
    { title: "Game plan", content: "three" },
  ];
  expect(groupByTitle(notes, ({ title }) => title)).toEqual([
    { title: "Game plan", items: [notes[0], notes[2]] },
    { title: "In Zen", items: [notes[1]] },
  ]);
});

test("damage is an estimate, and says what it depends on", () => {
  expect(damageWords({ damage: { min: 62, max: 62 } })).toBe("About 62 damage");
  expect(damageWords({ damage: { min: 58, max: 64 } })).toBe("About 58 to 64 damage, by launcher");
  expect(damageWords({ atLeast: 53 })).toBe("53 damage or more");
  expect(damageWords({})).toBeUndefined();
});

test.each([
  [{ damage: 29 }, "29"],
  [{ damage: 20, follows: { steps: ["1"], damage: 35 } }, "20 + 35"],
  [{ damage: 36, selfDamage: 12 }, "36, costs you 12"],
  [{ damage: 14, launches: true, total: 62 }, "launch ≈62"],
  [{ damage: 14, launches: true, atLeast: 54 }, "launch 54+"],
  [{ damage: 14, launches: true }, "launch"],
])("a punisher with %j says %s", (known, words) => {
  expect(punishWords({ behind: 10, from: "standing", move: "1", launches: false, ...known })).toBe(words);
});

test.each([
  [{}, undefined],
  [{ unplayed: true }, "From frame data, untested"],
  [{ unplayed: true, playedSteps: 1 }, "Parts tested, full route not"],
])("a main route with %j says %j", (marks, words) => {
  expect(routeOrigin(marks)).toBe(words);
});

test.each([
  [["1", "2"], {}, undefined],
  [["1", "2"], { simpleUnplayed: true }, "Main route, ended early"],
  [["1", "3"], { simpleUnplayed: true }, "Parts tested, full route not"],
  [["2"], { simpleUnplayed: true }, "Parts tested, full route not"],
  [["1"], { simpleUnplayed: true, unplayed: true, playedSteps: 1 }, "Main route, ended early"],
  [["1", "2"], { simpleUnplayed: true, unplayed: true, playedSteps: 1 }, "Parts tested, full route not"],
  [["1"], { simpleUnplayed: true, unplayed: true }, "Parts tested, full route not"],
] as const)("the easier route %j with %j says %j", (followUpSimple, marks, words) => {
  const combo = { followUps: ["1", "2", "3"], followUpSimple: [...followUpSimple], ...marks };
  expect(easierOrigin(combo)).toBe(words);
});

test.each([
  [["jab"], "Beats jabs"],
  [["jab", "press", "duck"], "Beats jabs, slower buttons and ducking"],
  [["step left"], "Beats a step to their left"],
  [["step left", "step right", "block"], "Beats any sidestep and blocking"],
] as const)("%j reads %s", (beats, words) => {
  expect(beatsWords(beats)).toBe(words);
});

test("a trap that leaves no time catches every button", () => {
  const trap = { _id: "1", move: "1 2", hit: 2, why: "x" };
  expect(trapWords({ ...trap, catches: 10 })).toBe("Hit 2 catches every button");
  expect(trapWords({ ...trap, catches: 13 })).toBe("Hit 2 catches buttons of 13 frames or more");
});

const frames = { who: "Wavu wiki", what: "frame data" };
const player = (season: number) => ({ who: "Applay", what: "combos", season });

test("a sheet says how old the player's sheet is that it rests on", () => {
  const character = { sources: [player(1), frames], checkedAgainst: "2026-08" };
  expect(sourceWords(character)).toBe("Player's sheet of Season 1; frame data of August 2026");
  expect(sourceWords({ ...character, patch: "3.00" })).toBe(
    "Player's sheet of Season 1; frame data of August 2026, after patch 3.00",
  );
  expect(hasPlayersSheet(character)).toBe(true);
});

test("without one it says so", () => {
  const character = { sources: [frames], checkedAgainst: "2026-08" };
  expect(sourceWords(character)).toBe(
    "No player's sheet yet: everything comes from the frame data of August 2026",
  );
  expect(hasPlayersSheet(character)).toBe(false);
});
