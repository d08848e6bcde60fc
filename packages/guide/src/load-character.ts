import type * as z from "zod";
import { type Finding, formatPath, type SheetPath } from "./finding.ts";
import { readContentFile } from "./read-content-file.ts";
import { readYaml } from "./read-yaml.ts";
import { type CharacterFile, characterFileSchema } from "./schema.ts";

/** A character file that could be read: the sheet, and where in the file each of its places stands. */
export interface LoadedCharacter {
  /** Path as given to the loader. */
  readonly file: string;
  readonly sheet: CharacterFile;
  /** 1-based line of a place; of the nearest parent where the file leaves the place out. */
  readonly lineOf: (path: SheetPath) => number;
}

/** The outcome of loading: a sheet, or the findings that say why there is none. */
export type CharacterOutcome =
  | { readonly character: LoadedCharacter; readonly findings: readonly [] }
  | { readonly character?: undefined; readonly findings: readonly Finding[] };

/**
 * Reads one `content/characters/<slug>.yaml`. Every mistake becomes one finding (`file`, `yaml` or `schema`); nothing
 * throws. Whether the slug fits the file's name and the roster is for `loadContent` to say, which knows the other files.
 *
 * Example: `loadCharacter("content/characters/jin.yaml")`
 */
export function loadCharacter(file: string): CharacterOutcome {
  const read = readContentFile(file);
  if ("problem" in read) return refuse({ file, line: 1, check: "file", at: "", message: read.problem });
  return parseCharacter(file, read.text);
}

/** The same for a text that is already in memory; `file` is what the findings call it. */
export function parseCharacter(file: string, text: string): CharacterOutcome {
  const yaml = readYaml(text);
  if ("problem" in yaml)
    return refuse({ file, line: yaml.line, check: "yaml", at: "", message: yaml.problem });

  const { value, lineOf } = yaml;
  const parsed = characterFileSchema.safeParse(value);
  if (!parsed.success) {
    const problems = firstPerPlace(parsed.error.issues.flatMap((issue) => readIssue(issue, value)));
    return {
      findings: problems.map(({ path, message }) => ({
        file,
        line: lineOf(path),
        check: "schema",
        at: formatPath(path),
        message,
      })),
    };
  }

  return { character: { file, sheet: parsed.data, lineOf }, findings: [] };
}

interface SchemaProblem {
  readonly path: SheetPath;
  readonly message: string;
}

function refuse(finding: Finding): CharacterOutcome {
  return { findings: [finding] };
}

/** One mistake can break several rules of the schema (an empty text is also too short and no number): the first is enough. */
function firstPerPlace(problems: readonly SchemaProblem[]): SchemaProblem[] {
  const byPlace = new Map<string, SchemaProblem>();
  for (const problem of problems) {
    const place = formatPath(problem.path);
    if (!byPlace.has(place)) byPlace.set(place, problem);
  }
  return [...byPlace.values()];
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a block of fields",
  string: "a text",
};

function readIssue(issue: z.core.$ZodIssue, value: unknown): SchemaProblem[] {
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], message: "no such field in a sheet" }));
    case "invalid_type":
    case "invalid_value":
      if (valueAt(value, path) === undefined) return [{ path, message: "is missing" }];
      return [{ path, message: describeExpected(issue) }];
    case "invalid_format":
      return [{ path, message: describeFormat(issue) }];
    case "too_small":
      return [{ path, message: issue.origin === "array" ? "needs at least one entry" : "is empty" }];
    default:
      return [{ path, message: issue.message }];
  }
}

function describeExpected(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}`;
  return `must be ${KIND_NAMES[issue.expected] ?? issue.expected}`;
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  return issue.format === "url" ? "must be a web address" : `must be ${issue.message}`;
}

function valueAt(value: unknown, path: SheetPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[step];
  }
  return current;
}
