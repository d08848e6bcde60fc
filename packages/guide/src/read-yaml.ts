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
import type { SheetPath } from "./finding.ts";

/**
 * Text of a content file -> its value, with the line that each place is on.
 *
 * Read with YAML's failsafe schema: every scalar stays a string, so that `1`, `+4` and `no` arrive as typed. Anchors and
 * aliases are refused, because a page of them can unfold to gigabytes and no editor needs them. Any text gives a result:
 * either the value or the first problem, never an exception.
 */
export function readYaml(text: string): YamlContent | YamlProblem {
  try {
    return readDocument(text);
  } catch (error) {
    if (isStackOverflow(error)) return TOO_DEEP;
    throw error;
  }
}

/** What `readYaml` gives for text it could read. */
export interface YamlContent {
  readonly value: unknown;
  /** 1-based line of the place; of the nearest parent where the place itself does not exist. */
  readonly lineOf: (path: SheetPath) => number;
}

/** What `readYaml` gives for text it could not read. */
export interface YamlProblem {
  readonly line: number;
  readonly problem: string;
}

const PROBLEMS_IN_OUR_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    TAB_AS_INDENT: "indented with a tab; YAML wants spaces, two for each level",
    DUPLICATE_KEY: "the same key twice in one block",
    BLOCK_AS_IMPLICIT_KEY: "two keys in one line; a text with a colon in it needs quotes",
    MULTIPLE_DOCS: "a second document begins here (`---`); one file holds one sheet",
  }),
);

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
  if (isEmpty(document)) return { line: 1, problem: "the file is empty" };
  return { value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
}

function isEmpty(document: Document): boolean {
  const { contents } = document;
  return contents === null || (isScalar(contents) && (contents.value === "" || contents.value === null));
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
      refused = {
        offset: startOf(node) ?? 0,
        problem: "anchors and aliases (`&name`, `*name`) are not allowed",
      };
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
    } else {
      return offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
