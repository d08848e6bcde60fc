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

const PLAYERS = "Player's sheet of Season 1; frame data of August 2026";

test.each([
  ["says how old the player's sheet is that it rests on", { sources: [player(1), frames] }, PLAYERS, true],
  ["names the patch", { sources: [player(1), frames], patch: "3.00" }, `${PLAYERS}, after patch 3.00`, true],
  [
    "without one says so",
    { sources: [frames] },
    "No player's sheet yet: everything comes from the frame data of August 2026",
    false,
  ],
])("a sheet %s", (_, character, words, isPlayers) => {
  expect(sourceWords({ checkedAgainst: "2026-08", ...character })).toBe(words);
  expect(hasPlayersSheet(character)).toBe(isPlayers);
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

/** A line for each part, with what breaks each of its inputs. */
const partsOf = (change: Partial<typeof deathCradle>) =>
  chainParts({ ...deathCradle, ...change }).map(({ label, steps }) =>
    [label, ...steps.map(({ input, breakInput }) => `${input}: ${breakInput}`)].join(", "),
  );

test.each([
  ["every input names what breaks it", {}, "df 2+3: 1+2", "1+3 3+4 2+4: undefined, 1+2 1+2+3: 1+2", "1+2: 2"],
  [
    "a missing break means that nothing breaks it",
    { throwBreak: [], followUpBreak: [], simpleBreak: "" },
    "df 2+3: undefined",
    "1+3 3+4 2+4: undefined, 1+2 1+2+3: undefined",
    "1+2: undefined",
  ],
])("of a chain throw %s", (_, change, first, followUp, simple) => {
  expect(partsOf(change)).toEqual([`Throw, ${first}`, `Follow-up, ${followUp}`, `Simple, ${simple}`]);
});

test("one throw with two breaks is broken by either; parts that a chain throw does not have are left out", () => {
  const { simpleInput: _, ...withoutSimple } = deathCradle;
  const chain = { ...withoutSimple, throw: ["1+3"], throwBreak: ["1", "2"], followUp: [] };
  expect(chainParts(chain)).toEqual([{ label: "Throw", steps: [{ input: "1+3", breakInput: "1 or 2" }] }]);
});

test("a break that is none, or not written, is none", () => {
  expect(["1+2", "none", " None ", undefined].map(breakOf)).toEqual(["1+2", undefined, undefined, undefined]);
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
  ["d 2 - f n d df 1", ["d 2", "f n d df 1"]],
  ["d 2-f f 2", ["d 2", "f f 2"]],
  ["(dash) d 2", ["(dash) d 2"]],
  [" - d 2 - ", ["d 2"]],
  ["", []],
])("%j is split on its hyphens", (followUp, items) => {
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

test("what comes out of crouch", () => {
  const crouching = ["ws 2", "WS 4 4", "FC d 1", "heat ws 2"];
  expect([...crouching, "uf 4", "wr 3", "f 1+2"].filter(isFromCrouch)).toEqual(crouching);
});
