import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type CharacterId, findCharacter, type Move, type Movelist, movelistSchema } from "@tactician/game";
import { type ContentFile, type Finding, findingAt } from "./finding.ts";
import { type GuideCharacter, guideCharacter } from "./guide-character.ts";
import { type LoadedFile, loadFile } from "./load-file.ts";
import { characterFileSchema, sheetOf, type WrittenCharacterFile } from "./schema.ts";

/** A character whose sheet and movelist could both be read. */
export interface LoadedCharacter extends ContentFile, GuideCharacter {}

/** Everything in `content/` about characters, read and validated; the sheets are not yet checked against the movelists. */
export interface Content {
  /** In the order of their ids. */
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
  const identity = checkIdentity(loaded, names);
  if ("findings" in identity) return identity;
  const { characterId } = identity;
  const outcome = loadMovelist(join(dir, "movelists", `${characterId}.json`));
  if ("problem" in outcome) {
    return { findings: [findingAt(loaded, "movelist", { path: ["slug"], message: outcome.problem })] };
  }
  const character = guideCharacter(sheetOf(characterId, loaded.value), outcome.movelist);
  return { character: { file, lineOf: loaded.lineOf, ...character } };
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

/** Whose sheet it is, where it is who its file says it is. `names` are the files of the folder. */
function checkIdentity(
  loaded: LoadedFile<WrittenCharacterFile>,
  names: ReadonlySet<string>,
): { readonly characterId: CharacterId } | { readonly findings: readonly Finding[] } {
  const { file, value: sheet } = loaded;
  const { slug } = sheet;
  const refuse = (check: string, message: string) => ({
    findings: [findingAt(loaded, check, { path: ["slug"], message })],
  });
  const expected = `${slug}.yaml`;
  if (basename(file) !== expected) {
    if (names.has(expected)) return refuse("duplicate-slug", `"${slug}" is already the slug of ${expected}`);
    return refuse("slug", `"${slug}", but the file is called ${basename(file)}`);
  }
  const row = findCharacter(slug);
  if (row === undefined) return refuse("slug", `"${slug}" is no character of the roster`);
  const { characterId } = row;
  const wrong = (["name", "fullName"] as const).filter((field) => sheet[field] !== row[field]);
  if (wrong.length === 0) return { characterId };
  const findings = wrong.map((field) => {
    const message = `"${sheet[field]}", but the roster says "${row[field]}"`;
    return findingAt(loaded, "slug", { path: [field], message });
  });
  return { findings };
}

type MovelistOutcome = { readonly movelist: Movelist } | { readonly problem: string };

/**
 * Reads one `content/movelists/<characterId>.json`, made by the importer. Never throws.
 *
 * Example: `loadMovelist("content/movelists/jin.json")`
 */
function loadMovelist(file: string): MovelistOutcome {
  try {
    const text = readFileSync(file, "utf8");
    const parsed = movelistSchema.safeParse(JSON.parse(text));
    if (parsed.success) {
      const broken = brokenString(parsed.data);
      if (broken === undefined) return { movelist: parsed.data };
      const line = text.slice(0, text.indexOf(`"id":${JSON.stringify(broken.id)},`)).split("\n").length;
      return { problem: `${file}:${line}: "${broken.id}" continues "${broken.parent}", ${broken.why}` };
    }
    const [issue] = parsed.error.issues;
    const place = `${issue?.path.join(".")}: ${issue?.message}`;
    return { problem: `${file} has not the shape of a movelist: ${place}` };
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

interface BrokenString extends Pick<Move, "id" | "parent"> {
  readonly why: string;
}

/** The first move of a string that never begins: a part of it is missing, or comes after itself. */
function brokenString({ moves }: Movelist): BrokenString | undefined {
  const byId = new Map(moves.map((move) => [move.id, move]));
  for (const { id, parent } of moves) {
    const before = new Set([id]);
    for (let part = parent; part !== undefined; part = byId.get(part)?.parent) {
      if (!byId.has(part)) return { id, parent, why: `and there is no "${part}"` };
      if (before.has(part)) return { id, parent, why: "and so itself" };
      before.add(part);
    }
  }
  return undefined;
}
