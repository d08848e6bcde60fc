import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { characterListSchema, characterSchema, mappingsSchema } from "@tactician/contract";
import { CHARACTERS, RANKS } from "@tactician/game";
import { buildCharacterDocument, buildCharacterSummary, loadContent, runChecks } from "@tactician/guide";

/** Checks the guide's content and writes what the API serves to `dir`; throws with all findings when there is one. */
export async function emitData(contentDir: string, dir: string): Promise<number> {
  const content = loadContent(contentDir);
  const findings = runChecks(content);
  if (findings.length > 0) throw new Error(findings.map((f) => `${f.file}:${f.line}: ${f.check}: ${f.message}`).join("\n"));
  return content.characters.length;
}
