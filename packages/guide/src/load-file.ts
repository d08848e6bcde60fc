import { readdirSync, readFileSync, statSync } from "node:fs";
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type * as z from "zod";
import {
  type ContentFile,
  type Finding,
  findingAt,
  firstPerPlace,
  type Problem,
  type SheetPath,
} from "./finding.ts";

/** The longest sheet so far is 20 KB; a file beyond this is a mistake or an attack, and is not even opened. */
export const MAX_CONTENT_BYTES = 256 * 1024;

export interface LoadedFile<Value> extends ContentFile {
  readonly value: Value;
}

/** The outcome of loading: a file, or the findings that say why there is none. */
export type FileOutcome<Value> =
  | { readonly loaded: LoadedFile<Value>; readonly findings: readonly [] }
  | { readonly loaded?: undefined; readonly findings: readonly Finding[] };

/** Reads one YAML file of the content folder. Every mistake becomes a finding. `what` it holds is for the messages. */
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
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap((issue) => readIssue(issue, what));
    // One mistake can break several rules of the schema.
    return { findings: firstPerPlace(problems.map((one) => findingAt({ file, lineOf }, "schema", one))) };
  }
  return { loaded: { file, value: parsed.data, lineOf }, findings: [] };
}

function refuse(file: string, check: string, line: number, message: string): FileOutcome<never> {
  return { findings: [{ file, line, check, at: "", message }] };
}

/** The names of the files in a folder of content, in their order. Throws where it cannot be listed. */
export function listNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== "README.md" && !name.startsWith("."))
    .sort();
}

/** Text of a file, or why it cannot be had: not there, not a file, too large, not UTF-8. Never throws. */
function readText(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: "not a file" };
    if (stats.size > MAX_CONTENT_BYTES)
      return { problem: `${stats.size} bytes; a sheet has at most ${MAX_CONTENT_BYTES}` };
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { problem: "not valid UTF-8" };
    return { problem: `cannot be read (${error instanceof Error && "code" in error ? error.code : error})` };
  }
}

/**
 * Text of a content file -> its value, with the line that each place is on.
 *
 * Read with YAML's failsafe schema: every scalar stays a string, so that `1`, `+4` and `no` arrive as typed. Anchors and
 * aliases are refused, because a page of them can unfold to gigabytes and no editor needs them. Any text gives a result:
 * either the value or the first problem, never an exception.
 */
function readYaml(text: string): YamlContent | YamlProblem {
  try {
    return readDocument(text);
  } catch (error) {
    if (isStackOverflow(error)) return TOO_DEEP;
    throw error;
  }
}

interface YamlContent extends Pick<ContentFile, "lineOf"> {
  readonly value: unknown;
}

interface YamlProblem {
  readonly line: number;
  readonly problem: string;
}

const PROBLEMS_IN_OUR_WORDS: ReadonlyMap<string, string> = new Map([
  ["TAB_AS_INDENT", "indented with a tab; YAML wants spaces, two for each level"],
  ["DUPLICATE_KEY", "the same key twice in one block"],
  ["BLOCK_AS_IMPLICIT_KEY", "two keys in one line; a text with a colon in it needs quotes"],
  ["MULTIPLE_DOCS", "a second document begins here (`---`); one file holds one sheet"],
]);

const TOO_DEEP: YamlProblem = { line: 1, problem: "nested too deeply to be read" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be there.
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function readDocument(text: string): YamlContent | YamlProblem {
  const stray = CONTROL_CHARACTER.exec(text);
  if (stray !== null) {
    const code = stray[0].charCodeAt(0).toString(16).padStart(4, "0");
    return { line: text.slice(0, stray.index).split("\n").length, problem: `control character U+${code}` };
  }

  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: "failsafe", lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);

  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    if (isStackOverflow(error)) return TOO_DEEP;
    const problem = PROBLEMS_IN_OUR_WORDS.get(error.code) ?? error.message;
    return { line: lineAt(error.pos[0]), problem };
  }
  const refused = findRefused(document);
  if (refused !== undefined) return { line: lineAt(refused.offset), problem: refused.problem };
  const { contents } = document;
  const only = isScalar(contents) ? contents.value : contents;
  if (only === null || only === "") return { line: 1, problem: "the file is empty" };
  return { value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
}

/** The first thing that is YAML, but that a content file may not use. */
function findRefused(document: Document): { readonly offset: number; readonly problem: string } | undefined {
  let refused: { offset: number; problem: string } | undefined;
  visit(document, {
    Pair(_key, { key }) {
      if (isScalar(key)) return undefined;
      refused = { offset: startOf(key) ?? 0, problem: "a key must be a plain word" };
      return visit.BREAK;
    },
    Node(_key, node) {
      const isMarked = isAlias(node) || ("anchor" in node && node.anchor !== undefined);
      if (!isMarked) return undefined;
      const problem = "anchors and aliases (`&name`, `*name`) are not allowed";
      refused = { offset: startOf(node) ?? 0, problem };
      return visit.BREAK;
    },
  });
  return refused;
}

/** The YAML reader calls itself once per level of nesting, and reports an overflow as a syntax error or throws it. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|stack overflow/i.test(error.message);
}

/** Where the place begins: at the key of a named field, at the item of a list. */
function offsetOf(document: Document, path: SheetPath): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step));
      if (pair === undefined) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) return offset;
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ["array", "a list"],
  ["object", "a block of fields"],
  ["string", "a text"],
]);

/** What a schema says, in our words. */
function readIssue(issue: z.core.$ZodIssue, what: string): Problem[] {
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], message: `no such field in ${what}` }));
    case "invalid_type":
    case "invalid_value":
      if (issue.input === undefined) return [{ path, message: "is missing" }];
      if (issue.code === "invalid_value")
        return [{ path, message: `must be one of ${issue.values.map(String).join(", ")}` }];
      return [{ path, message: `must be ${KIND_NAMES.get(issue.expected) ?? issue.expected}` }];
    case "invalid_format":
      return [{ path, message: `must be ${issue.format === "url" ? "a web address" : issue.message}` }];
    case "too_small":
      return [{ path, message: issue.origin === "array" ? "needs at least one entry" : "is empty" }];
    default:
      return [{ path, message: issue.message }];
  }
}
