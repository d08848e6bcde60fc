import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { findCharacter, type Movelist, movelistSchema } from "@tactician/game";
import { type ContentFile, type Finding, findingAt } from "./finding.ts";
import { type GuideCharacter, guideCharacter } from "./guide-character.ts";
import { type LoadedFile, loadFile } from "./load-file.ts";
import { type CharacterFile, characterFileSchema } from "./schema.ts";

/** A character whose sheet and movelist could both be read. */
export interface LoadedCharacter extends ContentFile, GuideCharacter {}

/** Everything in `content/` about characters, read and validated; the sheets are not yet checked against the movelists. */
export interface Content {
  /** In the order of their slugs. */
  readonly characters: readonly LoadedCharacter[];
  /** What is wrong with files that could not be read, and with the set as a whole. */
  readonly findings: readonly Finding[];
}

/**
 * Reads all sheets of a content folder, each with its movelist. Every mistake becomes a finding; nothing throws. A folder that
 * is not there is one.
 *
 * Example: `loadContent("content").characters.map(({ sheet }) => sheet.name)`
 */
export function loadContent(dir: string): Content {
  const folder = join(dir, "characters");
  const listing = listFolder(folder);
  if ("problem" in listing) {
    const finding = { file: folder, line: 1, check: "file", at: "", message: listing.problem };
    return { characters: [], findings: [finding] };
  }

  const names = new Set(listing.names);
  const outcomes = listing.names.map((name) => loadCharacter(dir, name, names));
  return {
    characters: outcomes.flatMap((outcome) => ("character" in outcome ? [outcome.character] : [])),
    findings: outcomes.flatMap((outcome) => ("findings" in outcome ? outcome.findings : [])),
  };
}

type CharacterOutcome = { readonly character: LoadedCharacter } | { readonly findings: readonly Finding[] };

/** The character of one file in `characters`; `names` are all files there. */
function loadCharacter(dir: string, name: string, names: ReadonlySet<string>): CharacterOutcome {
  const file = join(dir, "characters", name);
  if (!name.endsWith(".yaml")) {
    const message = "is no sheet; sheets are called <slug>.yaml";
    return { findings: [{ file, line: 1, check: "file", at: "", message }] };
  }
  const { loaded, findings } = loadFile(file, characterFileSchema, "a sheet");
  if (loaded === undefined) return { findings };
  const problems = checkIdentity(loaded, names);
  if (problems.length > 0) return { findings: problems };
  const { value: sheet, lineOf } = loaded;
  const outcome = loadMovelist(join(dir, "movelists", `${sheet.slug}.json`));
  if ("problem" in outcome) {
    return { findings: [findingAt(loaded, "movelist", { path: ["slug"], message: outcome.problem })] };
  }
  return { character: { file, lineOf, ...guideCharacter(sheet, outcome.movelist) } };
}

function listFolder(folder: string): { readonly names: readonly string[] } | { readonly problem: string } {
  try {
    const names = readdirSync(folder).filter((name) => name !== "README.md" && !name.startsWith("."));
    return { names: names.sort() };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return { problem: `cannot be listed (${code})` };
  }
}

/** Whether the sheet is who its file says it is. `names` are the files of the folder. */
function checkIdentity(loaded: LoadedFile<CharacterFile>, names: ReadonlySet<string>): Finding[] {
  const { file, value: sheet } = loaded;
  const finding = (check: string, at: string, message: string) =>
    findingAt(loaded, check, { path: [at], message });
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

type MovelistOutcome = { readonly movelist: Movelist } | { readonly problem: string };

/**
 * Reads one `content/movelists/<slug>.json`, made by the importer. Never throws.
 *
 * Example: `loadMovelist("content/movelists/jin.json")`
 */
function loadMovelist(file: string): MovelistOutcome {
  try {
    const parsed = movelistSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (parsed.success) return { movelist: parsed.data };
    const [issue] = parsed.error.issues;
    const place = `${issue?.path.join(".")}: ${issue?.message}`;
    return { problem: `${file} has not the shape of a movelist: ${place}` };
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
