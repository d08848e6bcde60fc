import { expect, test } from "vitest";
import { checkCharacter } from "./check-character.ts";
import { formatFinding } from "./finding.ts";
import { parseFile } from "./load-file.ts";
import { characterFileSchema, sheetOf } from "./schema.ts";
import { characterOf, JIN_YAML } from "./sheet-fixture.ts";

const BROKEN = JIN_YAML.replace("b 1 2, frames: 12", "b 1 2, frames: 10").replace(
  "move: df 4,",
  "move: df 1 4,",
);
const SPEED = "{ check: punisher-speed, at: punishers.startup.1, reason: Pushback lets it reach. }";
const TWELVE = "{ check: complete, at: punishers.startup@12, reason: See above. }";
const ENGAGER = "{ check: heat-engager, at: heatEngagers.1.move, reason: A test. }";

function findingsWith(...waivers: string[]): string[] {
  const section =
    waivers.length === 0 ? "" : `waivers:\n${waivers.map((waiver) => `  - ${waiver}\n`).join("")}`;
  const { loaded, findings } = parseFile("jin.yaml", BROKEN + section, characterFileSchema, "a sheet");
  if (loaded === undefined) throw new Error(findings.map(formatFinding).join("\n"));
  return checkCharacter({ ...loaded, ...characterOf(sheetOf("jin", loaded.value)) }, new Map()).findings.map(
    ({ check, at, line }) => `${line} ${check} ${at}`,
  );
}

test("without waivers every finding stands", () => {
  expect(findingsWith()).toEqual([
    "19 heat-engager heatEngagers.1.move",
    "22 complete punishers.startup@12",
    "24 punisher-speed punishers.startup.1",
  ]);
});

test("a waiver silences the finding of its check at its place, and no other", () => {
  expect(findingsWith(SPEED)).toEqual([
    "19 heat-engager heatEngagers.1.move",
    "22 complete punishers.startup@12",
  ]);
  expect(findingsWith(SPEED, TWELVE, ENGAGER)).toEqual([]);
});

test("a waiver that silences nothing is a finding at its own line", () => {
  const wrongPlace = SPEED.replace("startup.1", "startup.2");
  expect(findingsWith(SPEED, TWELVE, ENGAGER.replace("heat-engager", "launcher"))).toEqual([
    "19 heat-engager heatEngagers.1.move",
    "78 unused-waiver waivers.2",
  ]);
  expect(findingsWith(TWELVE, ENGAGER, wrongPlace)).toContain("78 unused-waiver waivers.2");
});

test("the same waiver twice silences one finding", () => {
  expect(findingsWith(SPEED, SPEED, TWELVE)).toEqual([
    "19 heat-engager heatEngagers.1.move",
    "77 unused-waiver waivers.1",
  ]);
});

test("four waivers are too many, whatever they say", () => {
  expect(findingsWith(SPEED, TWELVE, ENGAGER, SPEED)).toEqual([
    "75 too-many-waivers waivers",
    "79 unused-waiver waivers.3",
  ]);
});

test("a waiver without a reason is refused", () => {
  expect(() => findingsWith("{ check: launcher, at: importantCombos.0 }")).toThrow(
    "waivers.0.reason: is missing",
  );
});
