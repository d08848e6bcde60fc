import { isFullyRead } from "@tactician/game";
import { CHECKS } from "./checks/registry.ts";
import { type Finding, findingAt, firstPerPlace } from "./finding.ts";
import type { Cast } from "./guide-character.ts";
import type { LoadedCharacter } from "./load-content.ts";
import { listSheetMoves } from "./sheet-moves.ts";
import { applyWaivers } from "./waivers.ts";

/** What the checks say about one sheet. */
export interface CharacterReport {
  readonly characterId: string;
  readonly findings: readonly Finding[];
  /** Facts of the sheet that were compared with the data, over all checks. */
  readonly facts: number;
  /** Move strings on the sheet, and how many of them name moves of the character in every part. */
  readonly moves: number;
  readonly resolvedMoves: number;
  readonly waivers: number;
}

/**
 * Runs every check of the registry on one sheet and applies its waivers. What the sheet says about opponents is checked
 * for those in `cast`.
 *
 * Example: `checkCharacter(jin, cast).findings` is empty for a sheet without mistakes.
 */
export function checkCharacter(character: LoadedCharacter, cast: Cast): CharacterReport {
  const { sheet } = character;
  const verdicts = CHECKS.map(({ id, check }) => ({ id, ...check(character, cast) }));
  // A step can be part of several routes.
  const findings = verdicts.flatMap(({ id, problems }) =>
    firstPerPlace(problems.map((problem) => findingAt(character, id, problem))),
  );
  return {
    characterId: sheet.slug,
    findings: applyWaivers(character, sheet, findings).sort((a, b) => a.line - b.line),
    facts: verdicts.reduce((sum, { facts }) => sum + facts, 0),
    ...countMoves(character),
    waivers: sheet.waivers.length,
  };
}

function countMoves({ sheet, read }: LoadedCharacter): { moves: number; resolvedMoves: number } {
  const moves = listSheetMoves(sheet);
  const resolved = moves.filter(({ text }) => isFullyRead(read(text)));
  return { moves: moves.length, resolvedMoves: resolved.length };
}
