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
  const findings: Finding[] = [...content.findings];
  const characters: CharacterReport[] = [];
  for (const character of content.characters) {
    const outcome = content.movelistOf(character.sheet.slug);
    if ("problem" in outcome) {
      const line = character.lineOf(["slug"]);
      findings.push({ file: character.file, line, check: "movelist", at: "slug", message: outcome.problem });
      continue;
    }
    const report = checkCharacter(character, outcome.movelist);
    characters.push(report);
    findings.push(...report.findings);
  }
  return { findings, characters };
}
