import type { TokenJoin, TokenMeaning } from "./token.ts";
import { TOKENS } from "./token-table.ts";

/** What `\s` matches: the spaces of a remark are folded with `\s`, so the parser must agree with it. */
const SPACES =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

const SPACE = 1;
/** Parts two tokens without being one: white space, `,` and `.`. */
const SEPARATOR = 2;
/** Ends any word, even unknown text: separators, brackets, the arrows that mean `into`, the end of the text. */
const DELIMITER = 4;
/** Means a mark when it touches a known token (`1~2`, `df#2`, `1_2`), but may be inside text (`foo:bar`). */
const GLUING = 8;
const PLUS = 16;
/** One character that is a button or a direction: `△`, `↘`. It ends any word. */
const SIGN = 32;
/** Says whether the sign before it is drawn as text or as emoji, and nothing else: phones type `↘️`. */
const VARIANT = 64;

/** The classes of each UTF-16 unit. A table, because a long line asks several times per character. */
const classes = new Uint8Array(0x1_0000);
const marks = new Map<number, readonly TokenMeaning[]>();

for (const space of SPACES) classes[space.charCodeAt(0)] = SPACE | SEPARATOR | DELIMITER;
for (const separator of ",.") classes[separator.charCodeAt(0)] = SEPARATOR | DELIMITER;
classes["+".charCodeAt(0)] = PLUS;
for (const variant of "\ufe0e\ufe0f") classes[variant.charCodeAt(0)] = VARIANT | DELIMITER;
/** Signs that end any word; the others may be inside one. */
const DELIMITING: ReadonlySet<TokenJoin | undefined> = new Set(["open", "close", "arrow"]);

for (const { kind, id, spellings, joins } of TOKENS) {
  for (const symbol of [id, ...spellings]) {
    if (symbol.length > 1 || /[\p{L}\p{N}]/u.test(symbol)) continue;
    marks.set(symbol.charCodeAt(0), [{ kind, id }]);
    classes[symbol.charCodeAt(0)] = DELIMITING.has(joins) ? DELIMITER : GLUING;
  }
}

/**
 * Buttons and directions of one character, whatever set a visitor has chosen: outlined or filled shapes, arrows with and without an
 * emoji's weight. `→` may also mean `into`: the scanner decides (`RIGHT_ARROWS`).
 */
const SIGNS: readonly (readonly [kind: "button" | "direction", id: string, signs: string])[] = [
  ["button", "1", "□■◻◼"],
  ["button", "2", "△▲"],
  ["button", "3", "×✕✖╳"],
  ["button", "4", "○●◯⭕"],
  ["direction", "f", "→➡"],
  ["direction", "b", "←⬅"],
  ["direction", "d", "↓⬇"],
  ["direction", "u", "↑⬆"],
  ["direction", "df", "↘"],
  ["direction", "db", "↙"],
  ["direction", "uf", "↗"],
  ["direction", "ub", "↖"],
  ["direction", "n", "☆★"],
];
/** Arrows that stand between two moves at least as often as they mean forward. */
const RIGHT_ARROWS = "→➡";

const meaningOfSign = new Map<number, TokenMeaning>();
for (const [kind, id, signs] of SIGNS) {
  for (const sign of signs) {
    meaningOfSign.set(sign.charCodeAt(0), { kind, id });
    classes[sign.charCodeAt(0)] = SIGN | DELIMITER;
  }
}

/** The button or direction that a one-character sign means: `△` is `2`. */
export function signMeaning(code: number): TokenMeaning | undefined {
  return meaningOfSign.get(code);
}

export function isRightArrow(code: number): boolean {
  return RIGHT_ARROWS.includes(String.fromCharCode(code));
}

/** What `charCodeAt` gives past the end of a text has no entry and ends every word. */
function classOf(code: number): number {
  return classes[code] ?? DELIMITER;
}

/** The mark that a one-character symbol means: `~` is `quick`, `⏵` is `into`. */
export function symbolMark(code: number): readonly TokenMeaning[] | undefined {
  return marks.get(code);
}

const isOf = (wanted: number) => (code: number) => (classOf(code) & wanted) !== 0;

export const isSpace = isOf(SPACE);
export const isSeparator = isOf(SEPARATOR);
export const isDelimiter = isOf(DELIMITER);
export const isGluingSymbol = isOf(GLUING);
export const isSign = isOf(SIGN);
export const isVariant = isOf(VARIANT);

/** Full-width signs, as keyboards of Japan type them, as everybody's: `６ｎ２３ＲＰ` is `6n23RP`. They keep their places. */
export function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH));
}

const FULL_WIDTH = 0xff01 - 0x21;

/** Whether the character belongs to a word such as `df`, `ZEN`, `T!` or `10`. */
export function isWordCharacter(code: number): boolean {
  return classOf(code) === 0;
}
