import { expect, test } from "vitest";
import { findingsInYaml } from "../testing/sheets.ts";
import { sourceSeason } from "./complete.ts";

const combos = (mark: string) => `importantCombos:
  - launchers: [uf 4]
    followUps: [f f 2]${mark}`;

test("a player's sheet says its season", () => {
  const sources = "sources:\n  - who: Applay\n    what: combos\n";
  expect(findingsInYaml(sourceSeason, "jin", sources)).toEqual([
    '2 sources.0: no "season": for which one did Applay write the sheet',
  ]);
  const dated = `${sources}    season: "2"\n${combos("")}`;
  expect(findingsInYaml(sourceSeason, "jin", dated)).toEqual([]);
});

test("where there is no player's sheet, every combo is marked", () => {
  expect(findingsInYaml(sourceSeason, "jin", combos(""))).toEqual([
    '2 importantCombos.0: no player\'s sheet of Jin, so the combo is "unplayed"',
  ]);
  expect(findingsInYaml(sourceSeason, "jin", combos("\n    unplayed: yes"))).toEqual([]);
});
