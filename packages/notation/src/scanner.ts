import { isDelimiter, isGluingSymbol, isSeparator, isWordCharacter, symbolMark } from "./characters.ts";
import type { TokenMeaning } from "./token.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What is before a token: nothing or a space, a comma or dot, or a known token that it touches. */
export type Before = "space" | "separator" | "token";

/** What was read at a place, and where it ends. A plus that only glues has no meanings. */
export interface Reading {
  readonly meanings: readonly TokenMeaning[];
  readonly end: number;
}

const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const GREATER = 0x3e;
const TILDE = 0x7e;
const OPEN = 0x28;
const CLOSE = 0x29;
const OPEN_SQUARE = 0x5b;
const DIGIT_1 = 0x31;
const DIGIT_4 = 0x34;

/** Reads single tokens at given places of one text. Reading changes nothing, so it may look ahead. */
export class Scanner {
  readonly text: string;
  /** How many characters were looked at so far: the tests hold it to a multiple of the text's length. */
  reads = 0;
  readonly #vocabulary: Vocabulary;

  constructor(text: string, vocabulary: Vocabulary) {
    this.text = text;
    this.#vocabulary = vocabulary;
  }

  /** The UTF-16 unit at the offset, `NaN` past the end. */
  at(offset: number): number {
    this.reads += 1;
    return this.text.charCodeAt(offset);
  }

  /** The known token at the offset, `undefined` where only text can be read. */
  read(offset: number, before: Before): Reading | undefined {
    const code = this.at(offset);
    if (code === PLUS) return this.#readPlus(offset);
    if (isGluingSymbol(code)) return this.#readSymbol(offset, code, before);
    if (code === MINUS && this.at(offset + 1) === GREATER) return markReading(GREATER, offset + 2);
    return markReading(code, offset + 1) ?? this.#readWord(offset, before);
  }

  /** Where the text token that starts at the offset ends. */
  textEnd(offset: number): number {
    let end = offset + 1;
    while (!isDelimiter(this.at(end))) end += 1;
    return end;
  }

  /**
   * Where a remark to the player ends, `(long dash)`: round brackets, closed and without brackets inside, whose first word is
   * not notation. `undefined` for other places and for brackets around hits, `(1,2),4`.
   */
  remarkEnd(offset: number): number | undefined {
    if (this.at(offset) !== OPEN) return undefined;
    let close = offset + 1;
    for (let code = this.at(close); code !== CLOSE; code = this.at(close)) {
      if (code === OPEN || Number.isNaN(code)) return undefined;
      close += 1;
    }
    let first = offset + 1;
    for (let code = this.at(first); isSeparator(code) || code === PLUS; code = this.at(first)) first += 1;
    return this.read(first, "space") === undefined ? close + 1 : undefined;
  }

  /** A plus between two parts of an input is glue (`df+1`, `ws+2`, `f+[ 2~1 ]`). */
  #readPlus(offset: number): Reading | undefined {
    const next = this.at(offset + 1);
    const isGlue = next === OPEN_SQUARE || next === OPEN || isWordCharacter(next);
    return isGlue ? { meanings: [], end: offset + 1 } : undefined;
  }

  #readSymbol(offset: number, code: number, before: Before): Reading | undefined {
    const hold = code === TILDE ? this.#readHold(offset) : undefined;
    if (hold !== undefined) return hold;
    const isMark = before === "token" || isDelimiter(this.at(offset + 1));
    return isMark ? markReading(code, offset + 1) : undefined;
  }

  /** `~DF` holds the stick, but `2~f+1` is `2` and then at once `f+1`. */
  #readHold(offset: number): Reading | undefined {
    const end = this.#wordEnd(offset + 1);
    if (this.at(end) === PLUS) return undefined;
    return holdReading(this.#vocabulary.meaningsOf(this.text.slice(offset + 1, end)), end);
  }

  #readWord(offset: number, before: Before): Reading | undefined {
    const end = this.#wordEnd(offset);
    const word = this.text.slice(offset, end);
    const meanings = this.#vocabulary.meaningsOf(word);
    if (meanings === undefined) {
      const withoutButton = this.#vocabulary.meaningsBeforeButton(word);
      return withoutButton && { meanings: withoutButton, end: end - 1 };
    }
    if (meanings[0]?.kind === "button") return this.#readButtons(offset);
    const isHeld = before === "separator" && word === word.toUpperCase() && this.#isInputOver(end);
    return (isHeld ? holdReading(meanings, end) : undefined) ?? { meanings, end };
  }

  /** Tells the held forward after the move in `1,F` from the direction in `f,F+2`. */
  #isInputOver(offset: number): boolean {
    const code = this.at(offset);
    return isDelimiter(code) && code !== COMMA && code !== DOT && code !== OPEN_SQUARE;
  }

  /** A sum of buttons in any order, `undefined` when a button comes twice (`1+1`). */
  #readButtons(offset: number): Reading | undefined {
    const buttons = new Set([this.at(offset)]);
    let count = 1;
    let end = offset + 1;
    while (this.at(end) === PLUS && this.#isButtonAt(end + 1)) {
      buttons.add(this.at(end + 1));
      count += 1;
      end += 2;
    }
    if (buttons.size < count) return undefined;
    const id = [...buttons]
      .sort()
      .map((code) => String.fromCharCode(code))
      .join("+");
    return { meanings: [{ kind: "button", id }], end };
  }

  #isButtonAt(offset: number): boolean {
    const code = this.at(offset);
    return code >= DIGIT_1 && code <= DIGIT_4 && !isWordCharacter(this.at(offset + 1));
  }

  #wordEnd(offset: number): number {
    let end = offset;
    while (isWordCharacter(this.at(end))) end += 1;
    return end;
  }
}

function markReading(code: number, end: number): Reading | undefined {
  const meanings = symbolMark(code);
  return meanings && { meanings, end };
}

/** The hold of a word that means one direction; neutral cannot be held. */
function holdReading(meanings: readonly TokenMeaning[] | undefined, end: number): Reading | undefined {
  const [direction, ...others] = meanings ?? [];
  if (direction?.kind !== "direction" || direction.id === "n" || others.length > 0) return undefined;
  return { meanings: [{ kind: "hold", id: `hold${direction.id}` }], end };
}
