import type { Finding, SheetPath } from "./finding.ts";
import { readContentFile } from "./read-content-file.ts";
import { readYaml } from "./read-yaml.ts";
import { type CharacterFile, characterFileSchema } from "./schema.ts";
import { schemaFindings } from "./schema-findings.ts";

/** A sheet that could be read, and where in the file each of its places stands. */
export interface LoadedSheet {
  /** Path as given to the loader. */
  readonly file: string;
  readonly sheet: CharacterFile;
  /** 1-based line of a place; of the nearest parent where the file leaves the place out. */
  readonly lineOf: (path: SheetPath) => number;
}

/** The outcome of loading: a sheet, or the findings that say why there is none. */
export type SheetOutcome =
  | { readonly loaded: LoadedSheet; readonly findings: readonly [] }
  | { readonly loaded?: undefined; readonly findings: readonly Finding[] };

/**
 * Reads one `content/characters/<slug>.yaml`. Every mistake becomes one finding (`file`, `yaml` or `schema`); nothing
 * throws. Whether the slug fits the file's name and the roster is for `loadContent` to say, which knows the other files.
 *
 * Example: `loadSheet("content/characters/jin.yaml")`
 */
export function loadSheet(file: string): SheetOutcome {
  const read = readContentFile(file);
  if ("problem" in read) return refuse({ file, line: 1, check: "file", at: "", message: read.problem });
  return parseSheet(file, read.text);
}

/** The same for a text that is already in memory; `file` is what the findings call it. */
export function parseSheet(file: string, text: string): SheetOutcome {
  const yaml = readYaml(text);
  if ("problem" in yaml)
    return refuse({ file, line: yaml.line, check: "yaml", at: "", message: yaml.problem });

  const { value, lineOf } = yaml;
  const parsed = characterFileSchema.safeParse(value);
  if (!parsed.success) {
    return { findings: schemaFindings(parsed.error, { file, value, lineOf, what: "a sheet" }) };
  }

  return { loaded: { file, sheet: parsed.data, lineOf }, findings: [] };
}

function refuse(finding: Finding): SheetOutcome {
  return { findings: [finding] };
}
