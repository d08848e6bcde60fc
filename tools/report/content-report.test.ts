import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CharacterFile, loadContent, runChecks } from "@tactician/guide";
import { expect, test } from "vitest";
import { contentDir, root } from "../build/paths.ts";
import { contentReport, countRoutes } from "./content-report.ts";

const content = loadContent(contentDir);

test("the report in docs/ is up to date; `npm run report -- content` renews it", () => {
  expect(readFileSync(join(root, "docs/content-report.md"), "utf8")).toBe(contentReport(content));
});

test("every move of every sheet resolves", () => {
  for (const { characterId, moves, resolvedMoves } of runChecks(content).characters)
    expect(resolvedMoves, characterId).toBe(moves);
});

test("every source, repair and waiver is in the report", () => {
  const report = contentReport(content);
  for (const { sheet } of content.characters) {
    const [season = "none"] = sheet.sources.flatMap((source) => source.season ?? []);
    expect(report).toContain(`| ${sheet.name} | ${season} |`);
    for (const { who } of sheet.sources) expect(report).toContain(`- Source: ${who}`);
    for (const { was, now } of sheet.repairs) expect(report).toContain(`\`${was}\` -> \`${now}\``);
    for (const { reason } of sheet.waivers) expect(report).toContain(reason);
    for (const { waiver = "" } of sheet.matchupPunishers.flatMap(({ answers }) => answers)) {
      expect(report).toContain(waiver);
    }
  }
});

type Combo = CharacterFile["importantCombos"][number];

const combo: Combo = { launchers: ["uf 4"], followUps: ["df 1", "f f 2"], followUpSimple: ["f f 2"] };
const count = (...importantCombos: Combo[]) => countRoutes({ importantCombos } as CharacterFile);

test("main and easier routes count by what they rest on", () => {
  const without = { ...combo, followUpSimple: [] };
  expect(count(combo, { ...combo, simpleUnplayed: "yes" }, without, { ...without, unplayed: "yes" })).toEqual(
    { played: 4, ofPlayedParts: 2, fromFrames: 0, leftOut: 2 },
  );
});

test("the easier route of an unplayed main route is unplayed too", () => {
  expect(count({ ...combo, unplayed: "yes", playedSteps: 1 })).toEqual({
    played: 0,
    ofPlayedParts: 2,
    fromFrames: 0,
    leftOut: 0,
  });
});

test("if nobody has played anything, routes are from frame data", () => {
  expect(count({ ...combo, followUpSimple: [], unplayed: "yes" })).toEqual({
    played: 0,
    ofPlayedParts: 0,
    fromFrames: 1,
    leftOut: 1,
  });
});
