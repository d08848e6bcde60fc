import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent, runChecks } from "@tactician/guide";
import { expect, test } from "vitest";
import { contentDir, root } from "../build/paths.ts";
import { contentReport } from "./content-report.ts";

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
