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
const isProse = (file: string) => /^pages\/texts\/.*(?:TextPage\.tsx|\/Page\.tsx|\/page\.ts)$/.test(file);

/** The interface's texts that stand in a module itself: JSX text, and strings that JSX or a spoken attribute shows. */
function interfaceTexts(code: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (!NAMES.test(words)) found.push(words);
  };
  const keepShown = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) keep(node.text);
    else if (ts.isTemplateExpression(node)) keep(fixedPart(node));
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
  visit(parsed(code));
  return found;
}

describe("texts of the interface", () => {
  test("are found in JSX, in what JSX shows and in what is spoken", () => {
    const code = `<p title={a ? "One way" : b} className="not a word">Some <b>{\`\${n} words\`}</b>{"·"} {x === "y" && "or more"}</p>;`;
    expect(interfaceTexts(code).toSorted()).toEqual(["One way", "Some", "or more", "… words"]);
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

/** What a module may hold in words of its own, by the end of its address, and why no visitor reads it. */
const ALLOWED: readonly (readonly [file: RegExp, why: string])[] = [
  [/^web\/app\/.*\.server\.tsx?$|^web\/app\/pages\.ts$/, "stops the build"],
  [/^server\/src\/limits\.ts$/, "docs/limits.md for who runs the server"],
  [
    /head\/early-presses\.ts|drills\/session\/PlayCard\.tsx|frame\/legend\.island\.ts|roulette\/RouletteStage\.island\.tsx/,
    "selectors of elements",
  ],
  [
    /notes\/page-notes\.ts|ui\/picture\/(?:embed\.ts|save-as-picture\.tsx)|roulette\/save-card\.ts/,
    "styles, and causes whose button says that it failed",
  ],
  [
    /pages\/world\/picture\/save-world-picture\.tsx|combos\/combo-actions\.ts/,
    "causes whose button says that it failed",
  ],
  [
    /texts\/about\/(?:keep-sheets\.ts|KeepSheets\.island\.tsx)/,
    "causes of a failure that the page says in words",
  ],
  [/player\/core\/matches-file\.ts|world\/core\/matchup-table\.ts/, "columns of files that programs read"],
  [
    /^server\/src\/(?:metrics\/|feed\/|(?:check|config|overview|start)\.ts|http\/listen\.ts)/,
    "for the owner of a server",
  ],
  [
    /^server\/src\/(?:outside\/(?:ask-outside|outside)|replays\/open-replays|news\/news-desk)\.ts/,
    "log of the server",
  ],
  [/^server\/src\/http\/asker\.ts/, "a name in the log"],
  [/^server\/src\/api\/examples\.ts/, "examples of what others write"],
  [/^server\/src\/(?:app|moves\/[\w-]+)\.ts/, "headers, drawings, and names of routes in metrics"],
];

/** Calls whose text is for the console. */
const LOGS = /^(?:console\.\w+|logFailure|useAsync|usePlayer|\w*\.?log\.\w+|warn)$/;
/** Attributes and properties with words that nobody reads. */
const TECHNICAL =
  /^(?:className|logs|d|rel|allow|sizes|fill|transform|viewBox|aria-keyshortcuts|ariaKeyShortcuts|data-\w+)$/;
/** Two words beside each other, of which names of files, fields and styles are none. */
const TWO_WORDS = /(?<![\w.#/@{}$-])\p{L}[\p{L}’']+[,.:;!?]? \p{L}[\p{L}’']+(?![\w/@(=-])/u;

/** Every string with two words or more that is no id: what one tells from others by is written as a type or a list somewhere. */
function longTexts(code: string, ids: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    // In round brackets are names of routes in metrics, and questions of stylesheets.
    if (TWO_WORDS.test(words) && !ids.has(words) && !/^\(.*\)$/.test(words)) found.push(words);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // What tells the compiler something: `"use no memo";`.
    if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return;
    if (ts.isJsxAttribute(node) && TECHNICAL.test(node.name.getText())) return;
    if (ts.isPropertyAssignment(node) && TECHNICAL.test(node.name.getText())) return;
    if (ts.isCallExpression(node) && LOGS.test(node.expression.getText())) {
      for (const given of node.arguments) if (!ts.isStringLiteralLike(given)) visit(given);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) keep(node.text);
    if (ts.isTemplateExpression(node)) keep(fixedPart(node));
    ts.forEachChild(node, visit);
  };
  visit(parsed(code));
  return found;
}

/** Values of unions and closed lists, and names of properties: `"counter hit"`. */
function idsOf(code: string): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) ids.push(node.literal.text);
    if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isStringLiteral(node.name))
      ids.push(node.name.text);
    if (ts.isAsExpression(node) && ts.isArrayLiteralExpression(node.expression))
      for (const element of node.expression.elements) if (ts.isStringLiteral(element)) ids.push(element.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(code));
  return ids;
}

/** What stands in a template beside its values, `… of …`. */
function fixedPart(node: ts.TemplateExpression): string {
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join("…");
}

function parsed(code: string): ts.SourceFile {
  return ts.createSourceFile("module.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

describe("texts of modules, of rows that scripts make and of the server", () => {
  const apps = join(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(join(apps, file), "utf8");
  const sources = (pattern: string) =>
    globSync(pattern, { cwd: apps }).filter((file) => !/\.test\.|\/testing\/|\/node_modules\//.test(file));

  test("are found wherever they stand, and ids, styles and what is logged are none", () => {
    const code = `
      type Kind = "counter hit";
      const row = element("p", { className: "one two" }, ["Not saved", \`\${n} of them left\`, kind("counter hit")]);
      logFailure("For the console", new Error("Shown to somebody"));`;
    expect(longTexts(code, new Set(idsOf(code)))).toEqual([
      "Not saved",
      "… of them left",
      "Shown to somebody",
    ]);
  });

  test("stand in words.ts alone", () => {
    const all = sources("{web/app,server/src,../packages/*/src}/**/*.{ts,tsx}");
    const ids = new Set(all.flatMap((file) => idsOf(read(file))));
    const files = all.filter(
      (file) =>
        /^(?:web|server)\//.test(file) &&
        !file.endsWith("/words.ts") &&
        !isProse(file.replace("web/app/", "")),
    );
    expect(files.length).toBeGreaterThan(300);
    const unused = new Set(ALLOWED);
    const outside = files.flatMap((file) => {
      const texts = longTexts(read(file), ids);
      const allowed = ALLOWED.find(([place]) => place.test(file));
      if (texts.length > 0 && allowed) unused.delete(allowed);
      return allowed ? [] : texts.map((text) => `${file}: ${text}`);
    });
    expect(outside).toEqual([]);
    // What is no longer needed is taken off the list.
    expect([...unused].map(([place]) => place.source)).toEqual([]);
  });
});
