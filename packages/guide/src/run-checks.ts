import { type CharacterReport, checkCharacter } from "./check-character.ts";
import type { Finding } from "./finding.ts";
import type { Content } from "./load-content.ts";

/** The findings over a whole content folder, and what was looked at. */
export interface ContentReport {
  readonly findings: readonly Finding[];
  readonly characters: readonly CharacterReport[];
}

/**
 * Runs every check on every sheet of a content folder. No findings = the content may be built.
 *
 * Example: `runChecks(loadContent("content")).findings.map(formatFinding)`
 */
export function runChecks(content: Content): ContentReport {
  const cast = new Map(content.characters.map((character) => [character.sheet.slug, character]));
  const characters = content.characters.map((character) => checkCharacter(character, cast));
  return { findings: [...content.findings, ...characters.flatMap(({ findings }) => findings)], characters };
}
