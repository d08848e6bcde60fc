import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { findCharacter } from "@tactician/game";
import type { Finding } from "./finding.ts";
import { type LoadedCharacter, loadCharacter } from "./load-character.ts";
import { loadMovelist, type MovelistOutcome } from "./load-movelist.ts";

/** Everything in `content/` about characters, read and validated, not yet checked against the movelists. */
export interface Content {
  /** The sheets that could be read, in the order of their slugs. */
  readonly characters: readonly LoadedCharacter[];
  /** The movelist of a slug, read on first use: `movelistOf("jin")`. */
  readonly movelistOf: (slug: string) => MovelistOutcome;
  /** What is wrong with files that could not be read, and with the set as a whole. */
  readonly findings: readonly Finding[];
}

/**
 * Reads all sheets of a content folder. Every mistake becomes a finding; nothing throws. A folder that is not there is one.
 *
 * Example: `loadContent("content").characters.map(({ sheet }) => sheet.name)`
 */
export function loadContent(dir: string): Content {
  const folder = join(dir, "characters");
  const movelists = new Map<string, MovelistOutcome>();
  const movelistOf = (slug: string): MovelistOutcome => {
    const outcome = movelists.get(slug) ?? loadMovelist(join(dir, "movelists", `${slug}.json`));
    movelists.set(slug, outcome);
    return outcome;
  };

  const listing = listFolder(folder);
  if ("problem" in listing) {
    const finding = { file: folder, line: 1, check: "file", at: "", message: listing.problem };
    return { characters: [], movelistOf, findings: [finding] };
  }

  const characters: LoadedCharacter[] = [];
  const findings: Finding[] = [];
  const names = new Set(listing.names);
  for (const name of listing.names) {
    const file = join(folder, name);
    if (!name.endsWith(".yaml")) {
      findings.push({
        file,
        line: 1,
        check: "file",
        at: "",
        message: "is no sheet; sheets are called <slug>.yaml",
      });
      continue;
    }
    const outcome = loadCharacter(file);
    if (outcome.character === undefined) {
      findings.push(...outcome.findings);
      continue;
    }
    const problems = checkIdentity(outcome.character, names);
    if (problems.length === 0) characters.push(outcome.character);
    findings.push(...problems);
  }
  return { characters, movelistOf, findings };
}

function listFolder(folder: string): { readonly names: readonly string[] } | { readonly problem: string } {
  try {
    const names = readdirSync(folder).filter((name) => name !== "README.md" && !name.startsWith("."));
    return { names: names.sort() };
  } catch (error) {
    return {
      problem: `cannot be listed (${error instanceof Error && "code" in error ? error.code : error})`,
    };
  }
}

/** Whether the sheet is who its file says it is. `names` are the files of the folder. */
function checkIdentity({ file, sheet, lineOf }: LoadedCharacter, names: ReadonlySet<string>): Finding[] {
  const finding = (check: string, at: string, message: string): Finding => ({
    file,
    line: lineOf([at]),
    check,
    at,
    message,
  });
  const expected = `${sheet.slug}.yaml`;
  if (basename(file) !== expected) {
    if (names.has(expected))
      return [finding("duplicate-slug", "slug", `"${sheet.slug}" is already the slug of ${expected}`)];
    return [finding("slug", "slug", `"${sheet.slug}", but the file is called ${basename(file)}`)];
  }
  const row = findCharacter(sheet.slug);
  if (row === undefined) return [finding("slug", "slug", `"${sheet.slug}" is no character of the roster`)];
  return (["name", "fullName"] as const)
    .filter((field) => sheet[field] !== row[field])
    .map((field) => finding("slug", field, `"${sheet[field]}", but the roster says "${row[field]}"`));
}
