import type { StartHere } from "@tactician/contract";
import { describe, expect, test } from "vitest";
import { estimateRoute } from "./combo-damage.ts";
import type { GuideCharacter } from "./guide-character.ts";
import { buildStartHere } from "./start-here.ts";
import { characters } from "./testing/content.ts";
import { bareSheet, characterOf, combo } from "./testing/sheets.ts";

/* Content as it is committed, its movelists without the rules. */

const INPUTS = /^(?:[fbdun]|[ud][fb]|[qh]c[fb]|hold\w+|[1-4](?:\+[1-4])*)(?: |$)/;

/** Whether it is inputs alone: no stance, no Heat, no words. */
function isPlain(text: string): boolean {
  return text.split(" ").every((word) => INPUTS.test(word));
}

const all = characters.map((character) => {
  const { characterId } = character.sheet;
  const { moves } = character.movelist;
  // Law has a held and a plain uf 4 under one command, the plain one last.
  const named = (name: string) =>
    moves.findLast(({ command }) => command === name) ?? moves.find(({ aliases }) => aliases?.includes(name));
  /** The row of a move as a sheet writes it: with a Tornado, an input that only moves, out of the crouch that a low leaves. */
  const rowOf = (text: string) => {
    const bare = text.replace(/ \(far\)$| t$/, "");
    const names = [
      bare,
      bare.replace(/ (?:hold\w+|f 3)$/, ""),
      bare.replace(/^fc d /, "hfc "),
      bare.replace(/^fc /, ""),
    ];
    return names.map(named).find((row) => row !== undefined);
  };
  return { characterId, character, start: buildStartHere(character), rowOf };
});

type Start = StartHere["punishers"][number];

/** What it brings by the sheet: known with a combo of it or alone. */
function totalsOf(character: GuideCharacter, { move }: Start): (number | undefined)[] {
  const names = [move, move.replace(/^fc /, "")].map((name) => name.replace(/ hold\w+$| t$/, ""));
  return character.sheet.importantCombos.flatMap(({ launchers, followUps, followUpSimple }) =>
    launchers
      .filter((launcher) => names.includes(launcher.replace(/ hold\w+$| t$| hold\w+ t$/, "")))
      .flatMap((launcher) =>
        [followUps, followUpSimple].map((route) => estimateRoute([launcher], route, character)?.max),
      ),
  );
}

test("all 42 characters have a launcher, a safe mid, a low, a throw but for two, and punishers from both", () => {
  expect(all).toHaveLength(42);
  const missing = all.flatMap(({ characterId, start: { launcher, mid, low, throw: grab } }) =>
    Object.entries({ launcher, mid, low, grab }).flatMap(([what, move]) =>
      move === undefined ? `${characterId} ${what}` : [],
    ),
  );
  // The one throw of hers needs Heaven and Earth at its third level; the quick mids of Panda's plan follow a high, or a run.
  expect(missing).toEqual(["lidia grab", "panda mid"]);
  for (const { characterId, start } of all)
    for (const from of ["standing", "crouching"] as const)
      expect(start.punishers.filter((one) => one.from === from).length, characterId).toBeGreaterThan(1);
});

describe.each(all)("$characterId", ({ character, start, rowOf }) => {
  const { sheet } = character;
  const { launcher, punishers, mid, low, throw: grab } = start;

  test("names nothing that is not on the sheet", () => {
    if (launcher !== undefined)
      expect(sheet.importantCombos[launcher.combo]?.launchers).toContain(launcher.move);
    for (const { move } of punishers)
      expect(sheet.punishers.startup.map((punisher) => punisher.move)).toContain(move);
    const plan = sheet.gamePlan.map(({ move }) => move);
    for (const move of [mid, low]) if (move !== undefined) expect(plan).toContain(move);
    if (grab !== undefined)
      expect([...plan, ...sheet.mostImportantGrabs.map(({ move }) => move)]).toContain(grab);
  });

  test("needs no Heat, stock or stance", () => {
    const standing = punishers.filter(({ from }) => from === "standing");
    const named = [launcher?.move.replace(/ t$/, ""), mid, low, grab, ...standing.map(({ move }) => move)];
    for (const move of named.filter((text) => text !== undefined)) {
      expect(isPlain(move.replace(" (far)", "")), move).toBe(true);
      expect(rowOf(move)?.requires, move).toBeUndefined();
    }
    for (const { move, from } of punishers)
      if (from === "crouching") expect(move).toMatch(/^(?:ws|fc) [^A-Z]+$/);
  });

  test("the route is the staple where one of its launchers can begin it, with the guide's estimate", () => {
    if (launcher === undefined) return;
    const { followUps = [], followUpSimple = [] } = sheet.importantCombos[launcher.combo] ?? {};
    const route = launcher.isEasier ? followUpSimple : followUps;
    expect(route).toEqual(sheet.creatorNotes[0]?.stapleCombo);
    expect(launcher.total).toBe(estimateRoute([launcher.move], route, character)?.min);
    expect(launcher.atLeast === undefined).toBe(launcher.total !== undefined);
  });

  test("each punisher is fast enough, and the next one brings more", () => {
    for (const { move, behind } of punishers)
      expect(rowOf(move)?.startup?.min, move).toBeLessThanOrEqual(behind);
    for (const from of ["standing", "crouching"] as const) {
      const own = punishers.filter((one) => one.from === from);
      expect(own.map(({ behind }) => behind)).toEqual(
        own.map(({ behind }) => behind).toSorted((a, b) => a - b),
      );
      expect(new Set(own.map(({ move }) => move)).size).toBe(own.length);
    }
  });

  test("shows the damage of the movelist, or the guide's estimate of a combo on the sheet", () => {
    for (const punisher of punishers) {
      expect(punisher.damage, punisher.move).toBe(rowOf(punisher.move)?.damage);
      if (punisher.total !== undefined) expect(totalsOf(character, punisher)).toContain(punisher.total);
    }
  });

  test("no quicker or as quick punisher of the sheet deals more than one that does not launch", () => {
    const words = /\(wall\)|\bjust\b|quick|heat|charge|[A-Z]/;
    for (const { move, from, behind, launches, damage = 0, follows, selfDamage = 0 } of punishers) {
      if (launches) continue;
      for (const other of sheet.punishers.startup) {
        const row = rowOf(other.move);
        const isSame = /^(?:ws|fc|hfc)\b/.test(other.move) === (from === "crouching");
        if (row === undefined || !isSame || other.frames > behind || words.test(other.move)) continue;
        if ((row.hit?.min ?? 0) <= -10 || row.requires !== undefined) continue;
        const mine = damage + (follows?.damage ?? 0) - selfDamage;
        expect(mine, `${move} and ${other.move} at -${behind}`).toBeGreaterThanOrEqual(
          (row.damage ?? 0) - (row.selfDamage ?? 0),
        );
      }
    }
  });

  test("the mid is mid and safe, the low low, the throw a throw that can be broken as the sheet says", () => {
    if (mid !== undefined) {
      expect(rowOf(mid)?.hits.every(({ level }) => level === "mid")).toBe(true);
      expect(rowOf(mid)?.block?.min).toBeGreaterThanOrEqual(-9);
      expect(rowOf(mid)?.startup?.min).toBeLessThanOrEqual(20);
    }
    if (low !== undefined) expect(rowOf(low)?.hits[0]?.level).toBe("low");
    if (grab === undefined) return;
    expect(rowOf(grab)?.hits[0]?.level).toMatch(/^(?:high )?throw$/);
    const listed = sheet.mostImportantGrabs.find(({ move }) => move === grab);
    expect(rowOf(grab)?.throwBreak?.join(" or ")).toBe(listed?.escape);
  });
});

/** As players of the character would say it: launcher, then what is pressed at -10, -12, -14, -15, and after a low at -11, -15. */
const KNOWN = [
  ["jin", "uf 4", "2 4", "b 1 2", "f 1+2", "d 3+4", "ws 4 4", "ws 2"],
  ["king", "uf 4", "2 1", "b 1 2", "b 2 1", "uf 4", "ws 4", "fc df 2"],
  ["paul", "df 2", "2 3", "b 1 2", "b 3", "b 3", "ws 4", "ws 2"],
  ["law", "df 2", "1 1 2", "3 4", "3+4 4", "uf 4", "ws 4", "ws 2"],
  ["nina", "df 2", "1 4", "b 1 4", "f 3+4 1", "b 1+4", "ws 4", "ws 2"],
  ["asuka", "f 2", "1 3", "2 3", "uf 2", "df 2", "ws 4", "ws 1 4"],
  ["bryan", "f 4 1", "2 3", "4 1", "f n b 2", "f n b 2", "ws 4", "ws 1"],
  ["kazuya", "f f 3", "1 1 2", "b 1 2", "db 1 2", "df 1 4", "ws 4 4", "ws 1 2"],
  ["steve", "uf 2", "1 1 2", "2 2", "2 2", "f 1+2 2", "ws 1 2", "ws 2 2"],
  ["yoshimitsu", "df 2", "1+4", "1+4", "1+4", "uf 3", "ws 1+4", "ws 2 1"],
  ["panda", "df 2 1", "2 1", "f 2 1", "f 2 1", "df 2 1", "ws 4", "ws 2"],
  ["lidia", "3 2", "1 2 2", "f 2 4", "f 1+2 3 1+2", "uf 4", "ws 4 2", "fc uf 4"],
  ["lee", "df 2", "1 2 4", "4 3", "df 4 4", "uf 4", "ws 3 3", "ws 2 3"],
  ["heihachi", "f f 2", "1 1 2", "f 1+2", "f 1+2", "f 1+2", "ws 4 4 holdd", "fc df 2"],
  ["hwoarang", "df 2", "2 f 3", "4 3", "uf 3+4 4", "df 2", "ws 4 4", "ws 2 3"],
] as const;

test.each(KNOWN)("%s", (characterId, launcher, ...punishers) => {
  const { start } = all.find((one) => one.characterId === characterId) ?? {};
  const at = (from: Start["from"], frames: number) =>
    start?.punishers.findLast((one) => one.from === from && one.behind <= frames)?.move;
  expect(start?.launcher?.move).toBe(launcher);
  expect([
    ...[10, 12, 14, 15].map((n) => at("standing", n)),
    at("crouching", 11),
    at("crouching", 15),
  ]).toEqual(punishers);
});

test("a sheet without any of it names nothing", () => {
  const importantCombos = [combo(["ch f 4", "heat df 4"], ["df 2 4"])];
  expect(buildStartHere(characterOf(bareSheet("jin", { importantCombos })))).toEqual({ punishers: [] });
});
