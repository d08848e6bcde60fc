/*
 * A language that nobody speaks: what is said stands in brackets, each word a third longer. Whatever of a page in it is still English
 * would be so in every language. Modules of words are put into it at build (made-up-language.ts) and bring this one to the browser.
 */

/** Its name, as `LANGUAGE` of the contract. */
export const MADE_UP = "en-XA";

/** Under which keys tables of packages have texts beside ids. */
const TEXTS = new Set("any cell label labels meaning name short title unit words write".split(" "));

/** Everything in a value that is said; what a function was given, a name or other words, stays outside of its brackets. @public */
export function inBrackets<Value>(value: Value, given?: readonly unknown[]): Value;
export function inBrackets(value: unknown, given: readonly unknown[] = []): unknown {
  if (typeof value === "string") return longer(value, given);
  if (typeof value === "function") return (...all: unknown[]) => inBrackets(value(...all), all);
  return eachPart(value, (part) => inBrackets(part, given));
}

/** The same of a table's rows, or of what a function makes of them. @public */
export function tableInBrackets<Value>(value: Value): Value;
export function tableInBrackets(value: unknown): unknown {
  if (typeof value === "function") return (...all: unknown[]) => tableInBrackets(value(...all));
  return eachPart(value, (part, key) => {
    if (key !== undefined && TEXTS.has(key)) return inBrackets(part);
    return typeof part === "function" ? part : tableInBrackets(part);
  });
}

function eachPart(value: unknown, change: (part: unknown, key?: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => change(part));
  if (value instanceof Map) return new Map(Array.from(value, ([key, part]) => [key, change(part)]));
  if (typeof value !== "object" || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));
}

/** `Press 1 of Jin`, given `Jin` -> `[Press~~ 1 of~] Jin`. */
function longer(text: string, given: readonly unknown[]): string {
  // Ids are written small, and texts that were given are in brackets already.
  const names = given.filter((name) => typeof name === "string" && /\p{Lu}|\p{L}.*\d|\d.*\p{L}/u.test(name));
  const kept = names.map((name) => String(name).replace(/[^\p{L}\s]/gu, "\\$&"));
  const pieces = text.split(new RegExp(`(${["\\[[^[\\]]*~[^[\\]]*\\]", ...kept].join("|")})`));
  const said = (piece: string) =>
    piece.replace(/\S.*\S|\S/su, (words) =>
      /\p{L}/u.test(words)
        ? `[${words.replace(/\p{L}+/gu, (word) => word + "~".repeat(Math.ceil(word.length / 3)))}]`
        : words,
    );
  return pieces.map((piece, place) => (place % 2 === 0 ? said(piece) : piece)).join("");
}
