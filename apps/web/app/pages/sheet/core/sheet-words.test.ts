import { expect, test } from "vitest";
import {
  beatsWords,
  breakOf,
  chainParts,
  damageWords,
  easierOrigin,
  groupByTitle,
  groupMiniCombos,
  groupPunishers,
  hasPlayersSheet,
  isFromCrouch,
  punishWords,
  routeOrigin,
  sourceWords,
  splitFollowUp,
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

const deathCradle = {
  _id: "king-chain-1",
  name: "Rolling Death Cradle",
  throw: ["df 2+3"],
  throwBreak: ["1+2"],
  followUp: ["1+3 3+4 2+4", "1+2 1+2+3"],
  followUpBreak: ["none", "1+2"],
  simpleInput: "1+2",
  simpleBreak: "2",
};

test("every input of a chain throw names what breaks it", () => {
  expect(chainParts(deathCradle)).toEqual([
    { label: "Throw", steps: [{ input: "df 2+3", breakInput: "1+2" }] },
    {
      label: "Follow-up",
      steps: [
        { input: "1+3 3+4 2+4", breakInput: undefined },
        { input: "1+2 1+2+3", breakInput: "1+2" },
      ],
    },
    { label: "Simple", steps: [{ input: "1+2", breakInput: "2" }] },
  ]);
});

test("a missing break means that nothing breaks it", () => {
  const [first, second, third] = chainParts({
    ...deathCradle,
    throwBreak: [],
    followUpBreak: [],
    simpleBreak: "",
  });
  expect(first?.steps[0]?.breakInput).toBeUndefined();
  expect(second?.steps.map(({ breakInput }) => breakInput)).toEqual([undefined, undefined]);
  expect(third?.steps[0]?.breakInput).toBeUndefined();
});

test("one throw with two breaks is broken by either", () => {
  const [first] = chainParts({ ...deathCradle, throw: ["1+3"], throwBreak: ["1", "2"] });
  expect(first?.steps).toEqual([{ input: "1+3", breakInput: "1 or 2" }]);
});

test("parts that a chain throw does not have are left out", () => {
  const { simpleInput: _, ...withoutSimple } = deathCradle;
  const parts = chainParts({ ...withoutSimple, followUp: [] });
  expect(parts.map(({ label }) => label)).toEqual(["Throw"]);
});

test.each([
  { written: "1+2", breakInput: "1+2" },
  { written: "none", breakInput: undefined },
  { written: " None ", breakInput: undefined },
  { written: undefined, breakInput: undefined },
])("the break '$written' reads as $breakInput", ({ written, breakInput }) => {
  expect(breakOf(written)).toBe(breakInput);
});

test("moves with the same follow-up share a group, in the order of the sheet", () => {
  const groups = groupMiniCombos([
    { _id: "1", move: "CH 4", followUp: "heat 1+2 - df 1 4", damages: [null, 37] },
    { _id: "2", move: "ZEN 4", followUp: "d 2" },
    { _id: "3", move: "df [ 3~3 ]", followUp: "heat 1+2 - df 1 4 ", damages: [null, 45] },
  ]);
  expect(groups).toEqual([
    {
      followUp: "heat 1+2 - df 1 4",
      moves: ["CH 4", "df [ 3~3 ]"],
      items: ["heat 1+2", "df 1 4"],
      damages: [undefined, { min: 37, max: 45 }],
    },
    { followUp: "d 2", moves: ["ZEN 4"], items: ["d 2"], damages: [undefined] },
  ]);
});

test.each([
  { followUp: "d 2 - f n d df 1", items: ["d 2", "f n d df 1"] },
  { followUp: "d 2-f f 2", items: ["d 2", "f f 2"] },
  { followUp: "(dash) d 2", items: ["(dash) d 2"] },
  { followUp: " - d 2 - ", items: ["d 2"] },
  { followUp: "", items: [] },
])("'$followUp' is split on its hyphens", ({ followUp, items }) => {
  expect(splitFollowUp(followUp)).toEqual(items);
});

test("punishers are sorted by frames, the fastest first, standing ones apart from those out of crouch", () => {
  const rows = groupPunishers([
    { _id: "1", move: "b 1 2", frames: 12, note: "Only up close." },
    { _id: "2", move: "FC d 1", frames: 10 },
    { _id: "3", move: "2 4", frames: 10 },
    { _id: "4", move: "1 2", frames: 10 },
    { _id: "5", move: "ws 4 4", frames: 11 },
  ]);
  expect(rows).toEqual([
    { frames: 10, standing: [{ move: "2 4" }, { move: "1 2" }], crouching: [{ move: "FC d 1" }] },
    { frames: 11, standing: [], crouching: [{ move: "ws 4 4" }] },
    { frames: 12, standing: [{ move: "b 1 2", note: "Only up close." }], crouching: [] },
  ]);
});

test.each([
  { move: "ws 2", expected: true },
  { move: "WS 4 4", expected: true },
  { move: "FC d 1", expected: true },
  { move: "heat ws 2", expected: true },
  { move: "uf 4", expected: false },
  { move: "wr 3", expected: false },
  { move: "f 1+2", expected: false },
])("'$move' comes out of crouch: $expected", ({ move, expected }) => {
  expect(isFromCrouch(move)).toBe(expected);
});
