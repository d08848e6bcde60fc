import { isFullyRead } from "@tactician/game";
import { CHECKS } from "./checks/registry.ts";
import { type Finding, findingAt, firstPerPlace } from "./finding.ts";
import type { Cast } from "./guide-character.ts";
import type { Content, LoadedCharacter } from "./load-content.ts";
import { listSheetMoves } from "./sheet-moves.ts";

export type CharacterReport = ReturnType<typeof checkCharacter>;

/** Runs every check on one sheet and applies its waivers. What it says about opponents is checked for those in `cast`. */
export function checkCharacter(character: LoadedCharacter, cast: Cast) {
  const { sheet } = character;
  const moves = listSheetMoves(sheet);
  const verdicts = Object.entries(CHECKS).map(([id, check]) => ({ id, ...check(character, cast) }));
  // A step can be part of several routes.
  const findings = verdicts.flatMap(({ id, problems }) =>
    firstPerPlace(problems.map((problem) => findingAt(character, id, problem))),
  );
  return {
    characterId: sheet.characterId,
    findings: applyWaivers(character, findings).sort((a, b) => a.line - b.line),
    /** Facts of the sheet that were compared with the data, over all checks. */
    facts: verdicts.reduce((sum, { facts }) => sum + facts, 0),
    /** Move strings on the sheet, and how many of them name moves of the character in every part. */
    moves: moves.length,
    resolvedMoves: moves.filter(({ text }) => isFullyRead(character.read(text))).length,
    waivers: sheet.waivers.length,
  };
}

/** Runs every check on every sheet of a content folder. No findings = the content may be built. */
export function runChecks(content: Content) {
  const cast = new Map(content.characters.map((character) => [character.sheet.characterId, character]));
  const characters = content.characters.map((character) => checkCharacter(character, cast));
  return { findings: [...content.findings, ...characters.flatMap(({ findings }) => findings)], characters };
}

/** More exceptions than this say that the sheet or a check is wrong, not the data. */
const MAX_WAIVERS = 3;

/** The findings that no waiver accepts (each one), with one for each waiver that accepts nothing and for too many of them. */
function applyWaivers(character: LoadedCharacter, findings: readonly Finding[]): Finding[] {
  const { waivers } = character.sheet;
  const remaining = [...findings];
  const complaints: Finding[] = [];
  for (const [position, { check, at }] of waivers.entries()) {
    const accepted = remaining.findIndex((finding) => finding.check === check && finding.at === at);
    if (accepted >= 0) {
      remaining.splice(accepted, 1);
      continue;
    }
    const message = `nothing to accept: no finding of ${check} at ${at}`;
    complaints.push(findingAt(character, "unused-waiver", { path: ["waivers", position], message }));
  }
  if (waivers.length > MAX_WAIVERS) {
    const message = `${waivers.length} waivers, at most ${MAX_WAIVERS} are allowed`;
    complaints.push(findingAt(character, "too-many-waivers", { path: ["waivers"], message }));
  }
  return [...remaining, ...complaints];
}
