import ts from "typescript";

/** A look-up in a plain object by a text that is known only when the program runs. */
export interface Lookup {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Says of a line, or of the line below, that its key cannot come from outside; the reason follows. */
const EXEMPTION = /\/\/ own-key: \S/;

/**
 * Every `table[text]` and `text in table` of a program where `table` is an object and `text` can be any text: there
 * `__proto__` and `constructor` find what every object inherits. A `Map` has no such entries. Fine are keys of a closed set
 * (`"icons" | "notations"`), numbers, lists, a look-up that the same function asks `Object.hasOwn(table, text)` about, and
 * lines that carry an `own-key` comment.
 */
export function findLookups(program: ts.Program, isRead: (file: string) => boolean): readonly Lookup[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ isDeclarationFile, fileName }) => !isDeclarationFile && isRead(fileName))
    .flatMap((source) => inFile(source, checker));
}

function inFile(source: ts.SourceFile, checker: ts.TypeChecker): Lookup[] {
  const found: Lookup[] = [];
  const lines = source.text.split("\n");
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!isLookup(node, checker) || isAsked(node, source)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if ([lines[line - 1], lines[line]].some((text) => EXEMPTION.test(text ?? ""))) return;
    found.push({ file: source.fileName, line: line + 1, text: node.getText(source) });
  };
  visit(source);
  return found;
}

function isLookup(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isElementAccessExpression(node))
    return isText(node.argumentExpression, checker) && isObject(node.expression, checker);
  return ts.isBinaryExpression(node) && isIn(node) && isText(node.left, checker);
}

function isIn({ operatorToken }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.InKeyword;
}

/** Whether an expression can be any text. */
function isText(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0);
}

function isObject(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return !isList && (type.flags & ts.TypeFlags.StringLike) === 0;
}

/** Whether the function around a look-up asks `Object.hasOwn` about the same table and the same key. */
function isAsked(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isElementAccessExpression(node)) return false;
  const holder = ts.findAncestor(node, ts.isFunctionLike) ?? source;
  const table = bare(node.expression).getText(source);
  return holder
    .getText(source)
    .includes(`Object.hasOwn(${table}, ${node.argumentExpression.getText(source)})`);
}

/** `(content as Fields)` -> `content`. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return bare(node.expression);
  return node;
}
