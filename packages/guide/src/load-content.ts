import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findCharacter, type Movelist, movelistSchema } from "@tactician/game";
import { type ContentFile, type Finding, findingAt } from "./finding.ts";
import { type GuideCharacter, guideCharacter } from "./guide-character.ts";
import { listNames, loadFile } from "./load-file.ts";
import { characterFileSchema, sheetOf } from "./schema.ts";

/** A character whose sheet and movelist could both be read. */
export interface LoadedCharacter extends ContentFile, GuideCharacter {}

/** Everything in `content/` about characters, read and validated; the sheets are not yet checked against the movelists. */
export interface Content {
  /** In the order of their ids. */
  readonly characters: readonly LoadedCharacter[];
  /** What is wrong with files that could not be read, and with the set as a whole. */
  readonly findings: readonly Finding[];
}

/** Reads all sheets of a content folder, each with its movelist. Every mistake becomes a finding; nothing throws. */
export function loadContent(dir: string): Content {
  const folder = join(dir, "characters");
  const names = listFolder(folder);
  if (!Array.isArray(names)) return { characters: [], findings: [names] };
  const outcomes = names.map((name) => loadCharacter(dir, name, names));
  return {
    characters: outcomes.flatMap((outcome) => ("sheet" in outcome ? [outcome] : [])),
    findings: outcomes.flatMap((outcome) => ("sheet" in outcome ? [] : outcome)),
  };
}

/** The character of one file in `characters`, or what is wrong with it; `names` are all files there. */
function loadCharacter(dir: string, name: string, names: readonly string[]): LoadedCharacter | Finding[] {
  const file = join(dir, "characters", name);
  if (!name.endsWith(".yaml")) return [fileFinding(file, "is no sheet; sheets are called <slug>.yaml")];
  const { loaded, findings } = loadFile(file, characterFileSchema, "a sheet");
  if (loaded === undefined) return [...findings];
  const { value: sheet, lineOf } = loaded;
  const refuse = (check: string, message: string, field = "slug") =>
    findingAt(loaded, check, { path: [field], message });
  const { slug } = sheet;
  const expected = `${slug}.yaml`;
  if (name !== expected && names.includes(expected))
    return [refuse("duplicate-slug", `"${slug}" is already the slug of ${expected}`)];
  if (name !== expected) return [refuse("slug", `"${slug}", but the file is called ${name}`)];
  const row = findCharacter(slug);
  if (row === undefined) return [refuse("slug", `"${slug}" is no character of the roster`)];
  const wrong = (["name", "fullName"] as const).filter((field) => sheet[field] !== row[field]);
  if (wrong.length > 0)
    return wrong.map((field) =>
      refuse("slug", `"${sheet[field]}", but the roster says "${row[field]}"`, field),
    );
  const movelist = loadMovelist(join(dir, "movelists", `${row.characterId}.json`));
  if (typeof movelist === "string") return [refuse("movelist", movelist)];
  return { file, lineOf, ...guideCharacter(sheetOf(row.characterId, sheet), movelist) };
}

/** The names of the files in it; no names are what is wrong with it. */
function listFolder(folder: string): string[] | Finding {
  try {
    return listNames(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return fileFinding(folder, `cannot be listed (${code})`);
  }
}

function fileFinding(file: string, message: string): Finding {
  return { file, line: 1, check: "file", at: "", message };
}

/** Reads one `content/movelists/<characterId>.json`, or tells what is wrong with it. Never throws. */
function loadMovelist(file: string): Movelist | string {
  try {
    const text = readFileSync(file, "utf8");
    const parsed = movelistSchema.safeParse(JSON.parse(text));
    if (parsed.success) {
      const broken = brokenString(parsed.data);
      if (broken === undefined) return parsed.data;
      const line = text.slice(0, text.indexOf(`"id":${JSON.stringify(broken.id)},`)).split("\n").length;
      return `${file}:${line}: ${broken.message}`;
    }
    const [issue] = parsed.error.issues;
    const place = `${issue?.path.join(".")}: ${issue?.message}`;
    return `${file} has not the shape of a movelist: ${place}`;
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The first move of a string that never begins: a part of it is missing, or comes after itself. */
function brokenString({ moves }: Movelist): { readonly id: string; readonly message: string } | undefined {
  const byId = new Map(moves.map((move) => [move.id, move]));
  for (const { id, parent } of moves) {
    const before = new Set([id]);
    const message = `"${id}" continues "${parent}", and`;
    for (let part = parent; part !== undefined; part = byId.get(part)?.parent) {
      if (!byId.has(part)) return { id, message: `${message} there is no "${part}"` };
      if (before.has(part)) return { id, message: `${message} so itself` };
      before.add(part);
    }
  }
  return undefined;
}
