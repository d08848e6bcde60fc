import { readFileSync, statSync } from "node:fs";
import type * as z from "zod";
import type { ContentFile, Finding } from "./finding.ts";
import { readYaml } from "./read-yaml.ts";
import { schemaFindings } from "./schema-findings.ts";

/** The longest sheet so far is 20 KB; a file beyond this is a mistake or an attack, and is not even opened. */
export const MAX_CONTENT_BYTES = 256 * 1024;

/** A content file, read and validated. */
export interface LoadedFile<Value> extends ContentFile {
  readonly value: Value;
}

/** The outcome of loading: a file, or the findings that say why there is none. */
export type FileOutcome<Value> =
  | { readonly loaded: LoadedFile<Value>; readonly findings: readonly [] }
  | { readonly loaded?: undefined; readonly findings: readonly Finding[] };

/**
 * Reads one YAML file of the content folder. Every mistake becomes a finding (`file`, `yaml` or `schema`); nothing throws.
 * `what` is what the file holds, for the messages.
 *
 * Example: `loadFile("content/characters/jin.yaml", characterFileSchema, "a sheet")`
 */
export function loadFile<Value>(file: string, schema: z.ZodType<Value>, what: string): FileOutcome<Value> {
  const read = readText(file);
  return "problem" in read ? refuse(file, "file", 1, read.problem) : parseFile(file, read.text, schema, what);
}

/** The same for a text that is already in memory; `file` is what the findings call it. */
export function parseFile<Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
  what: string,
): FileOutcome<Value> {
  const yaml = readYaml(text);
  if ("problem" in yaml) return refuse(file, "yaml", yaml.line, yaml.problem);
  const { value, lineOf } = yaml;
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { findings: schemaFindings(parsed.error, { file, value, lineOf, what }) };
  return { loaded: { file, value: parsed.data, lineOf }, findings: [] };
}

function refuse(file: string, check: string, line: number, message: string): FileOutcome<never> {
  return { findings: [{ file, line, check, at: "", message }] };
}

/** Text of a file, or why it cannot be had: not there, not a file, too large, not UTF-8. Never throws. */
function readText(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: "not a file" };
    if (stats.size > MAX_CONTENT_BYTES) {
      return { problem: `${stats.size} bytes; a sheet has at most ${MAX_CONTENT_BYTES}` };
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { problem: "not valid UTF-8" };
    return { problem: `cannot be read (${error instanceof Error && "code" in error ? error.code : error})` };
  }
}
