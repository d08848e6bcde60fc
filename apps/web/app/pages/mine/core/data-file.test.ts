import { formatHistoryFile, NO_HISTORY } from "@tactician/drills";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeComboFile } from "../../../kept/core/combo-file.ts";
import { DEFAULT_DRILL_SETTINGS } from "../../../kept/core/drill-settings.ts";
import { formatData, LONGEST_DATA, parseData } from "./data-file.ts";
import { countOf, DATA_KINDS, differences, type MyData, NO_DATA, onlyKinds } from "./my-data.ts";

const MATCH: MyData["matches"][number] = {
  ...{ id: "a", at: 1000, changedAt: 1000, source: "tapped", me: "king", them: "paul", result: "lost" },
  moves: [{ move: "Paul-df+2", hits: 2, blocked: 1, punished: 0 }],
};
const CARD: MyData["history"]["cards"][number] = {
  ...{ id: "punish:jin:Jin-1", due: 9000, stability: 1, difficulty: 5, state: 2, step: 0, scheduledDays: 1 },
  ...{ reps: 1, lapses: 0, first: 1000, last: 1000, digest: "00000000", words: "1" },
};
const ALL: MyData = {
  combos: [{ id: "1", name: "Staple", character: "king", launchers: ["df 2"], followUps: [["b 3", "1"]] }],
  history: { cards: [CARD], days: [{ day: "2026-11-27", answered: 3, right: 2 }], favourites: ["Jin-1"] },
  decks: [{ me: "king", them: "jin", cards: ["punish:jin:Jin-1"] }],
  drillSettings: { ...DEFAULT_DRILL_SETTINGS, newPerDay: 5 },
  notes: [
    { subject: "move:Jin-1,2", text: "Duck.", at: 1000 },
    { subject: "them:bob", text: "", at: 2000 },
  ],
  matches: [MATCH],
  choices: { myCharacter: "king", lastOpponents: "jin paul" },
};

test("everything comes back as it was", () => {
  expect(parseData(formatData(ALL))).toEqual({ data: ALL, skipped: 0 });
  expect(parseData(formatData(NO_DATA))).toEqual({
    data: { ...NO_DATA, drillSettings: undefined },
    skipped: 0,
  });
});

test("of some kinds everything comes along, of the others nothing", () => {
  for (const kind of DATA_KINDS) {
    const part = onlyKinds(ALL, [kind]);
    expect(DATA_KINDS.filter((one) => countOf(part, one) > 0)).toEqual([kind]);
    expect(countOf(part, kind)).toBe(countOf(ALL, kind));
  }
  expect(onlyKinds(ALL, DATA_KINDS)).toEqual(ALL);
});

test("files of combos and of drills, as earlier versions saved them, are read", () => {
  expect(parseData(writeComboFile(ALL.combos))).toEqual({
    data: { ...NO_DATA, combos: ALL.combos },
    skipped: 0,
  });
  const bare = '[{"id":7,"launchers":["df 2"],"followUps":[["1"]],"editingLaunchers":false}]';
  expect(parseData(bare)).toMatchObject({ data: { combos: [{ launchers: ["df 2"] }] } });
  expect(parseData(formatHistoryFile(ALL.history))).toEqual({
    data: { ...NO_DATA, history: ALL.history },
    skipped: 0,
  });
});

test("what is broken is left out and counted, what is unknown or hostile does not come in", () => {
  const hostile = `{"tactician":1,"__proto__":{"x":1},"notes":[{"subject":"me:king","text":"<img onerror=x>","at":1,"__proto__":{"y":1}},
    {"subject":"x"},7],"matches":[null],"combos":{"length":3},"choices":{"__proto__":"x","mine":"notes","myCharacter":7,"buttons":"xbox"},
    "drills":{"drills":1,"cards":[{}],"days":[],"favourites":["Jin-1"]},"decks":"x","more":[[[]]]}`;
  const read = parseData(hostile);
  expect(read).toMatchObject({
    data: {
      notes: [{ subject: "me:king", text: "<img onerror=x>", at: 1 }],
      ...{ matches: [], combos: [], choices: { buttons: "xbox" }, decks: [] },
      history: { cards: [], favourites: ["Jin-1"] },
    },
    skipped: 4,
  });
  expect(Object.keys(("data" in read && read.data.choices) || {})).toEqual(["buttons"]);
  expect(({} as { x?: number }).x).toBeUndefined();
});

test("another file, a later version, a huge and a deep one are told apart and change nothing", () => {
  for (const text of [
    "",
    "x",
    "null",
    "7",
    "{}",
    '{"tactician":"1"}',
    '{"tactician":0}',
    "<html>",
    `[${"[".repeat(1e5)}`,
  ])
    expect(parseData(text)).toEqual({ problem: "no data" });
  const deep = `{"tactician":1,"notes":${"[".repeat(1e5)}${"]".repeat(1e5)}}`;
  expect(parseData(deep)).toMatchObject({ skipped: 1 });
  expect(parseData('{"tactician":2}')).toEqual({ problem: "of a later version" });
  expect(parseData('{"drills":9}')).toEqual({ problem: "of a later version" });
  expect(parseData('{"tactician":1,"drills":{"drills":9}}')).toEqual({ problem: "of a later version" });
  expect(parseData('{"format":"tactician-combos","version":9,"combos":[]}')).toEqual({
    problem: "of a later version",
  });
  expect(parseData(" ".repeat(LONGEST_DATA + 1))).toEqual({ problem: "too large" });
});

test("no text makes it throw, and what it reads it reads again", () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (notes, choices) => {
      const read = parseData(`{"tactician":1,"notes":[${notes}],"choices":${choices},"combos":[${notes}]}`);
      if ("data" in read) expect(parseData(formatData(read.data))).toEqual({ data: read.data, skipped: 0 });
    }),
    { seed: 42, numRuns: 300 },
  );
});

test("what a file would change is told before it does", () => {
  const theirs: MyData = {
    ...ALL,
    combos: [...ALL.combos, { id: "2", launchers: ["d 1"], followUps: [["1"]] }],
    history: {
      ...NO_HISTORY,
      cards: [
        { ...CARD, last: 2000, reps: 2 },
        { ...CARD, id: "punish:jin:Jin-2" },
      ],
      favourites: ["Jin-1", "Jin-2"],
    },
    notes: [
      { subject: "move:Jin-1,2", text: "Duck, then launch.", at: 3000 },
      { subject: "them:jin", text: "Patience.", at: 1 },
      { subject: "me:king", text: "", at: 1 },
    ],
    matches: [
      { ...MATCH, changedAt: 999 },
      { ...MATCH, id: "b" },
    ],
    choices: { myCharacter: "jin", buttons: "xbox" },
  };
  expect(differences(ALL, theirs)).toEqual({
    combos: { fresh: 1, newer: 0, same: 1 },
    favourites: { fresh: 1, newer: 0, same: 1 },
    drills: { fresh: 1, newer: 1, same: 0 },
    notes: { fresh: 1, newer: 1, same: 0 },
    matches: { fresh: 1, newer: 0, same: 1 },
    choices: { fresh: 1, newer: 1, same: 0 },
  });
  const deleted = { ...NO_DATA, notes: [{ subject: "move:Jin-1,2", text: "", at: 3000 }] } satisfies MyData;
  expect(differences(ALL, deleted).notes).toEqual({ fresh: 0, newer: 1, same: 0 });
});
