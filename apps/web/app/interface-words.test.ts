import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** Attributes whose text is read or heard. */
const SAID = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "heading",
  "hint",
  "label",
  "lead",
  "placeholder",
  "title",
]);

/** What is the same in every language: names, addresses, notation, the form of an ID, and what is no word. */
const NAMES =
  /^(?:Tactician|[\w.]+\.(?:wiki|com|org)|\/api\/.*|df2|into|3abc-defg-hijk|[^\p{L}]*|\P{L}*\p{L}\P{L}*)$/u;

/** Elements of what is typed as it is written. */
const TYPED = new Set(["code", "kbd", "samp"]);

/** Operators whose right side may be what is shown. */
const JOINS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Texts of pages that are prose as a whole, marked as English. */
const isProse = (file: string) => file.startsWith("pages/texts/");

/** The interface's texts that stand in a module itself: JSX text, and strings that JSX or a spoken attribute shows. */
function interfaceTexts(code: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (!NAMES.test(words)) found.push(words);
  };
  const keepShown = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) keep(node.text);
    else if (ts.isTemplateExpression(node))
      keep(`${node.head.text}${node.templateSpans.map(({ literal }) => literal.text).join("")}`);
    else if (ts.isParenthesizedExpression(node)) keepShown(node.expression);
    else if (ts.isConditionalExpression(node))
      for (const part of [node.whenTrue, node.whenFalse]) keepShown(part);
    else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) keepShown(node.left);
      if (JOINS.has(node.operatorToken.kind)) keepShown(node.right);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && TYPED.has(node.openingElement.tagName.getText())) return;
    if (ts.isJsxText(node)) keep(node.text);
    if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent))
      keepShown(node.expression);
    if (ts.isJsxAttribute(node) && node.initializer !== undefined && SAID.has(node.name.getText())) {
      const { initializer } = node;
      if (ts.isJsxExpression(initializer)) initializer.expression && keepShown(initializer.expression);
      else keepShown(initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("module.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe("texts of the interface", () => {
  test("are found in JSX, in what JSX shows and in what is spoken", () => {
    const code = `<p title={a ? "One way" : b} className="not a word">Some <b>{\`\${n} words\`}</b>{"·"} {x === "y" && "or more"}</p>;`;
    expect(interfaceTexts(code).toSorted()).toEqual(["One way", "Some", "or more", "words"]);
  });

  test("stand in words.ts of their page or room alone", () => {
    const files = globSync("**/*.tsx", { cwd: import.meta.dirname }).filter(
      (file) => !file.includes(".test.") && !isProse(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const outside = files.flatMap((file) =>
      interfaceTexts(readFileSync(join(import.meta.dirname, file), "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(outside).toEqual([]);
  });
});
