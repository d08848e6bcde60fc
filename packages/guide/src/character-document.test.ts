import { describe, expect, test } from "vitest";
import { buildCharacterDocument, buildCharacterSummary } from "./character-document.ts";
import { antiGuide, bareSheet, chainThrow, characterOf, combo, jinSheet } from "./testing/sheets.ts";

const jin = buildCharacterDocument(characterOf(jinSheet()));

test("the document is addressed by the character's id and the portrait by the name", () => {
  expect(jin).toMatchObject({ _id: "jin", name: "Jin", image: "/mains/Jin.png" });
  expect(buildCharacterSummary(bareSheet("devil-jin")).image).toBe("/mains/Devil%20Jin.png");
});

test("every list entry has a stable id of character, section and position", () => {
  expect(jin.heatEngagers.map(({ _id }) => _id)).toEqual([
    "jin-heatEngagers-0",
    "jin-heatEngagers-1",
    "jin-heatEngagers-2",
  ]);
  expect(jin.wallCombos.withTornado[1]).toEqual({
    _id: "jin-wallCombos-withTornado-1",
    move: "b 1 2 t",
    followUp: "b f 2 1 df 2",
  });
  expect(jin.punishers.startup[1]).toEqual({ _id: "jin-punishers-startup-1", move: "b 1 2", frames: 12 });
});

test("the writer's notes on punishers and combos travel with them", () => {
  const sheet = bareSheet("jin", {
    punishers: { startup: [{ move: "2 4", frames: 10, note: "Only up close." }] },
    importantCombos: [{ ...combo(["uf 4"], ["df 2 4"]), note: "The harder one." }],
  });
  const { punishers, importantCombos } = buildCharacterDocument(characterOf(sheet));
  expect(punishers.startup[0]?.note).toBe("Only up close.");
  expect(importantCombos[0]?.note).toBe("The harder one.");
});

test("no two entries share an id, the anti-guide's included", () => {
  const guide = {
    ...antiGuide(),
    detailedCounterStrategies: [
      { title: "a", description: "b", other: [{ move: "d 2", counter: "block", details: "c" }] },
      { title: "d", description: "e", other: [{ move: "d 2", counter: "block", details: "f" }] },
    ],
  };
  const document = buildCharacterDocument(characterOf(jinSheet({ counterSchema: [guide] })));
  const ids = [...JSON.stringify(document).matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("jin-counterSchema-0-detailedCounterStrategies-1-other-0");
});

test("a route that nobody has played says so, every other one says nothing", () => {
  const routes = [combo(["uf 4"], ["1"]), { ...combo(["1"], ["1"]), simpleUnplayed: "yes" as const }];
  const { importantCombos } = buildCharacterDocument(
    characterOf(bareSheet("jin", { importantCombos: routes })),
  );
  expect(importantCombos[0]).not.toHaveProperty("unplayed");
  expect(importantCombos[0]).not.toHaveProperty("simpleUnplayed");
  expect(importantCombos[1]).not.toHaveProperty("unplayed");
  expect(importantCombos[1]).toHaveProperty("simpleUnplayed", true);
});

test("a move string leads to the frame data of its moves in order", () => {
  expect(jin.frameData["uf 4"]).toMatchObject([
    { command: "uf 4", startup: { min: 15, max: 17 }, block: { min: -13 } },
  ]);
  expect(jin.frameData["1 into db 2 2 3"]?.map(({ command }) => command)).toEqual(["1", "db 2 2 3"]);
});

test.each([
  ["a step of a route", "b f 2 3~F"],
  ["a part between into", "db 2 2 3"],
  ["a mini combo as written", "1+2 - df 1 4"],
  ["an alternative of a mini combo", "df 1 4"],
  ["a grab", "qcb 1+3"],
  ["a punisher", "ws 4 4"],
  ["a combo ender named by two words", "heat burst"],
])("%s has frame data", (_what, text) => {
  expect(jin.frameData[text]?.length).toBeGreaterThan(0);
});

describe("what is said about the time before a hit", () => {
  const sheet = bareSheet("jin", {
    stances: [{ token: "ZEN", name: "Zanshin", entry: ["f 3+4"], best: ["ZEN 4"], exit: "Block." }],
    gamePlan: [{ role: "Poke", range: "close", move: "df 1", why: "Safe." }],
    pressure: [{ move: "f 4", on: "block", follow: [{ move: "2 4", beats: ["jab"], why: "Quick." }] }],
    traps: [{ move: "d 3+4", hit: 1, catches: 10, why: "It is fast." }],
    defence: [{ kind: "Parry", move: "b 1+3", why: "Takes much.", against: "Throw.", catches: ["high"] }],
  });
  const document = buildCharacterDocument(characterOf(sheet));

  test("it travels as written, with ids", () => {
    expect(document.stances).toMatchObject(sheet.stances);
    expect(document.gamePlan).toEqual([{ _id: "jin-gamePlan-0", ...sheet.gamePlan[0] }]);
    expect(document.pressure[0]?.follow).toEqual([
      { _id: "jin-pressure-0-follow-0", ...sheet.pressure[0]?.follow[0] },
    ]);
    expect(document.traps).toEqual([{ _id: "jin-traps-0", ...sheet.traps[0] }]);
    expect(document.defence).toEqual([{ _id: "jin-defence-0", ...sheet.defence[0] }]);
  });

  test("a stance knows which other moves go into it, and how many attacks come out", () => {
    const [zanshin] = document.stances;
    expect(zanshin).toMatchObject({ attacks: 7, state: "ZEN" });
    expect(zanshin?.from).toContain("f 4 holdf");
    expect(zanshin?.from).not.toContain("f 3+4");
    expect(document.frameData["f 4 holdf"]).toMatchObject([{ command: "f 4" }]);
  });

  test.each(["f 3+4", "ZEN 4", "df 1", "f 4", "2 4", "d 3+4", "b 1+3"])("%s has frame data", (move) => {
    expect(document.frameData[move]?.length).toBeGreaterThan(0);
  });
});

test("movement and words have none", () => {
  const document = buildCharacterDocument(
    characterOf(bareSheet("jin", { whiffPunishers: ["(dash)", "f f"] })),
  );
  expect(document.frameData).toEqual({});
});

test("the second throw of a chain shows the throw, not the buttons' other moves", () => {
  const followUp = ["2 1 3 1+2", "AB1 2 1 1+3"];
  const chainThrows = [chainThrow(["cd 1+3"], followUp)];
  const { frameData } = buildCharacterDocument(characterOf(bareSheet("king", { chainThrows })));
  expect(followUp.map((text) => frameData[text]?.map(({ name }) => name))).toEqual([
    [expect.stringContaining("Dragon Sleeper")],
    [expect.stringContaining("Chicken Wing")],
  ]);
});

test("the list row carries of the anti-guide only what the list shows", () => {
  expect(buildCharacterSummary(jinSheet({ counterSchema: [antiGuide()] }))).toEqual({
    _id: "jin",
    name: "Jin",
    image: "/mains/Jin.png",
    counterSchema: [{ effectiveRange: "Close", weakSide: "Not confirmed." }],
  });
});
