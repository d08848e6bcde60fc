import { fileURLToPath } from "node:url";
import { findCharacter, type Movelist } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import type { Check } from "../checks/check.ts";
import { findingAt } from "../finding.ts";
import { type Cast, type GuideCharacter, guideCharacter } from "../guide-character.ts";
import { parseFile } from "../load-file.ts";
import { type CharacterFile, characterFileSchema, sheetOf } from "../schema.ts";

/** For tests of today's content: the project's own content folder. Rules are tested with frozen movelists. */
export const CONTENT_DIR = fileURLToPath(new URL("../../../../content", import.meta.url));

/** For tests: a sheet of Jin without a mistake, as its file would read. */
export const JIN_YAML = `slug: jin
name: Jin
fullName: Jin Kazama
style: Karate
stances:
  - { token: ZEN, name: Zanshin, entry: [f 3+4, b 3+4], best: [ZEN 1 2, ZEN 2, ZEN 3], exit: Block. }
heatNotes:
  - Wind Hook Fist comes out electric.
heatSystem:
  - { engager: 1+2, ender: f f 4, restsOn: Frame data. }
mostImportantGrabs:
  - { move: qcb 1+3, escape: "1" }
  - { move: df 2+4, escape: "2" }
  - { move: uf 1+2, escape: 1+2 }
guaranteedFollowUps:
  - { move: CH 4, followUp: 1+2 - df 1 4 }
heatEngagers:
  - { move: f f 2, description: Long reach. }
  - { move: df 4, description: Safe up close. }
  - { move: ZEN 1 2, description: Out of Zanshin. }
punishers:
  startup:
    - { move: 2 4, frames: 10 }
    - { move: b 1 2, frames: 12 }
    - { move: 1+2, frames: 13 }
    - { move: ws 2, frames: 14 }
    - { move: d 3+4, frames: 15 }
    - { move: ws 4 4, frames: 11 }
whiffPunishers: [b 2 1, f 4]
importantCombos:
  - launchers: [uf 4, ws 2]
    followUps: [df 2 4, b f 2 3~F, ZEN u 1 t, (2) 4~F, ZEN 1 3]
    followUpSimple: [b f 2 1 df 2 t, f f 2]
  - launchers: [CH f 4]
    followUps: [(dash) b 3~F, ZEN 1, b f 2 3~F, ZEN u 1 t, f f 2]
    followUpSimple: [b f 2 1 df 2 t, f f 2]
  - launchers: [f n d df just 2]
    followUps: [b 3~F, ZEN 1 3]
    followUpSimple: [b 3 2]
wallCombos:
  general:
    - { move: "1", followUp: db 2 2 3 }
    - { move: "1", followUp: b f 2 1 2 }
  withTornado:
    - { move: f n d df 1 t, followUp: 1 into db 2 2 3 }
    - { move: b 1 2 t, followUp: b f 2 1 df 2 }
comboEnders:
  - { category: Damage, move: ZEN 1 3 }
  - { category: Wall carry, move: ZEN 1 2 }
  - { category: Wall break, move: f f 2 }
  - { category: Heat burst, move: heat burst }
sources:
  - { who: Somebody, what: combos, season: "2" }
checkedAgainst: 2026-08
gamePlan:
  - { role: Poke, range: close, move: "1", why: Quick. }
  - { role: Poke, range: close, move: df 1, why: Mid. }
  - { role: Low, range: close, move: d 4, why: Low. }
  - { role: Homing, range: close, move: "4", why: Homing. }
  - { role: Counter hit, range: mid, move: f 4, why: Crumples. }
  - { role: Power crush, range: mid, move: d 1, why: Armour. }
  - { role: Throw, range: mid, move: uf 1+2, why: A throw. }
  - { role: Approach, range: far, move: f f 2, why: Long. }
pressure:
  - { move: "1", on: hit, follow: [{ move: df 1, beats: [jab], why: Quicker. }] }
  - { move: ZEN 4, on: block, follow: [{ move: "1", beats: [jab], why: Quicker. }] }
  - { move: f f f 3, on: block, follow: [{ move: uf 1+2, beats: [block], why: A throw. }] }
traps:
  - { move: 2 1 4, hit: 3, catches: 10, why: No time. }
  - { move: b 1 2, hit: 2, catches: 10, why: No time. }
defence:
  - { kind: Parry, move: b 1+3, why: Parries., against: Throw., catches: [high, mid] }
  - { kind: Power crush, move: d 1, why: Armour., against: Throw. }
  - { kind: Jump crush, move: uf 4, why: Leaps., against: Block. }
`;

/** For tests: `JIN_YAML` with one passage replaced; throws when the passage is not there, so that no test passes by accident. */
export function jinYamlWith(passage: string, replacement: string): string {
  if (!JIN_YAML.includes(passage)) throw new Error(`no "${passage}" in the fixture`);
  return JIN_YAML.replace(passage, replacement);
}

/** For tests: the sheet of Jin, with some sections replaced. */
export function jinSheet(changes: Partial<CharacterFile> = {}): CharacterFile {
  const { loaded } = parseFile("jin.yaml", JIN_YAML, characterFileSchema, "a sheet");
  if (loaded === undefined) throw new Error("the fixture does not load");
  return { ...sheetOf("jin", loaded.value), ...changes };
}

/** For tests: a sheet with nothing but what is given, for any character. */
export function bareSheet(id: string, sections: Partial<CharacterFile> = {}): CharacterFile {
  const row = findCharacter(id);
  if (row === undefined) throw new Error(`"${id}" is no character of the roster`);
  const jin = jinSheet();
  const lists = Object.keys(jin).filter((field) => Array.isArray(jin[field as keyof CharacterFile]));
  return {
    ...jin,
    ...Object.fromEntries(lists.map((field) => [field, []])),
    characterId: row.characterId,
    name: row.name,
    punishers: { startup: [] },
    wallCombos: { general: [], withTornado: [] },
    ...sections,
  };
}

/** For tests: an important combo with nothing optional. */
export function combo(
  launchers: string[],
  followUps: string[],
  followUpSimple: string[] = [],
): CharacterFile["importantCombos"][number] {
  return { launchers, followUps, followUpSimple };
}

/** For tests: an anti-guide with one key move. */
export function antiGuide(keyMove: Partial<KeyMove> = {}): CharacterFile["counterSchema"][number] {
  return {
    effectiveRange: "Close",
    weakSide: "Not confirmed.",
    overview: "x",
    counterStrategy: "x",
    keyMovesToPunish: [{ move: "d 2", punish: "launch", purpose: "x", ...keyMove }],
    detailedCounterStrategies: [],
  };
}

type KeyMove = CharacterFile["counterSchema"][number]["keyMovesToPunish"][number];

/** For tests: a throw chain, whose first throw is broken by 1. */
export function chainThrow(
  start: string[],
  followUp: string[] = [],
  followUpBreak: string[] = [],
): CharacterFile["chainThrows"][number] {
  return { name: "x", throw: start, throwBreak: ["1"], followUp, followUpBreak };
}

/** For tests: a sheet beside the frozen movelist of its character. */
export function characterOf(sheet: CharacterFile): GuideCharacter {
  return guideCharacter(sheet, frozenMovelist(sheet.characterId));
}

/** For tests: what a check says about a sheet, as `place: message`. */
export function problemsOf(
  check: Check,
  sheet: CharacterFile,
  movelist: Movelist = frozenMovelist(sheet.characterId),
  cast: Cast = new Map(),
): string[] {
  const file = { file: "", lineOf: () => 1 };
  return check(guideCharacter(sheet, movelist), cast)
    .problems.map((problem) => findingAt(file, "", problem))
    .map(({ at, message }) => `${at}: ${message}`);
}
