import {
  halfWidth,
  isDelimiter,
  isGluingSymbol,
  isRightArrow,
  isSeparator,
  isSign,
  isSpace,
  isVariant,
  isWordCharacter,
  signMeaning,
  symbolMark,
} from "./characters.ts";
import {
  CLASSIC_WRITING,
  type NotationToken,
  type TokenJoin,
  type TokenMeaning,
  type Writing,
} from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { stickMeanings, type Vocabulary } from "./vocabulary.ts";
import { buttonSigns, directionOfSign } from "./writing.ts";

/** What is before a token: nothing or a space, a comma or dot, or a known token that it touches. */
export type Before = "space" | "separator" | "token";

/** What was read at a place, and where it ends. A plus that only glues has no meanings. */
interface Reading {
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
/** Words of digits are the stick where a limb is glued to them, whatever the visitor's writing: `236RP`. */
const STICK_BEFORE_LIMB = /^([1-9n]+)[lraw][pk]$/i;
const LIMB_ANYWHERE = /(?<![a-z])[lraw][pk](?![a-z0-9])/i;
/** The stick as digits, with neutral between them: `6n23`. */
const STICK_DIGITS = /^(?=.*[1-9])[1-9n]+$/i;
/** Mostly remarks, which say nothing of how a text is written: `(3 hits)`. */
const IN_BRACKETS = /\([^()]*\)/g;
/** Directions in letters, and buttons as numbers: who writes them has not chosen others for this text, wherever it is pasted. */
const HAS_LETTERS = /(?<![a-z])(?:[dufbn]|[du][fb]|[hq]c[fb])(?![a-z])/;
const HAS_NUMBERS = /(?<![a-z0-9])[1-4](?![a-z0-9])/i;
/** A number glued to a direction or a state, `df1`, but not the end of a stance, `RAS3`. */
const HAS_GLUED_NUMBER =
  /(?<![a-z0-9])(?:[dufb]|[du][fb]|[hq]c[fb]|ff|w[sr]|fc|bt|ss[lr]?)[1-4](?![a-z0-9])/i;
const HAS_SUM = /[1-4]\+[1-4]/;
/** A button glued to what is before it, at the end of a word: `df1`, `wsLP`. */
const LAST_BUTTON = /(?:[1-4]|[lr][pk])$/i;
/** A word of another script ends where an input begins: `기상AK`. */
const OTHER_SCRIPT = /^[^!-~]+(?=[!-~])/;
/** Behind these an input has to come. */
const GOES_ON: ReadonlySet<TokenJoin | undefined> = new Set(["open", "arrow", "infix"]);
const LONGEST_COUNT = 4;
/** A diagonal as older guides write it, `d/f`; a button may be glued to it, `u/f4`. */
const STROKE_DIAGONAL = /^[du]\/[fb]/i;
const XBOX_LETTERS = buttonSigns("xbox").join("");

/** Reads single tokens at given places of one text. Reading changes nothing, so it may look ahead. */
export class Scanner {
  readonly typed: string;
  /** In half width, every sign at its place. */
  readonly text: string;
  /** How many characters were looked at so far: the tests hold it to a multiple of the text's length. */
  reads = 0;
  readonly #vocabulary: Vocabulary;
  /** Arrows always mean the stick. As the next two: not in a text that is in letters or numbers after all (`df+2 → b+1`). */
  readonly #hasArrows: boolean;
  readonly #hasNumpad: boolean;
  readonly #hasLimbs: boolean;
  /** Capitals are buttons of an Xbox pad. */
  readonly #hasXbox: boolean;

  constructor(typed: string, vocabulary: Vocabulary, { buttons, directions }: Writing = CLASSIC_WRITING) {
    this.typed = typed;
    this.text = halfWidth(typed);
    this.#vocabulary = vocabulary;
    const plain = this.text.replace(IN_BRACKETS, " ");
    const hasLetters = HAS_LETTERS.test(plain);
    const hasGlued = HAS_GLUED_NUMBER.test(plain);
    this.#hasLimbs = LIMB_ANYWHERE.test(this.text);
    const isNumpad = this.#hasLimbs || !(hasLetters || hasGlued || HAS_SUM.test(plain));
    this.#hasArrows = directions === "arrows" && !hasLetters;
    this.#hasNumpad = directions === "numpad" && isNumpad;
    this.#hasXbox = buttons === "xbox" && !(hasGlued || HAS_NUMBERS.test(plain));
  }

  /** The UTF-16 unit at the offset, `NaN` past the end. */
  at(offset: number): number {
    this.reads += 1;
    return this.text.charCodeAt(offset);
  }

  /** The known token at the offset, `undefined` where only text can be read. `previous` is the last token before it. */
  read(offset: number, before: Before, previous?: NotationToken): Reading | undefined {
    const code = this.at(offset);
    if (code === PLUS) return this.#readPlus(offset);
    if (isSign(code)) return this.#readSign(offset, before, previous);
    if (isGluingSymbol(code)) return this.#readSymbol(offset, code, before);
    if (code === MINUS && this.at(offset + 1) === GREATER) return markReading(GREATER, offset + 2);
    return markReading(code, offset + 1) ?? this.#readWord(offset, before);
  }

  textEnd(offset: number): number {
    let end = offset + 1;
    while (!isDelimiter(this.at(end))) end += 1;
    return end;
  }

  /**
   * Where a remark to the player ends, `(long dash)`: round brackets, closed and without brackets inside, whose first word is
   * not notation. A number alone is one where digits are the stick: `(5)` hits. `undefined` for other places and for brackets around hits, `(1,2),4`.
   */
  remarkEnd(offset: number): number | undefined {
    if (this.at(offset) !== OPEN) return undefined;
    let close = offset + 1;
    for (let code = this.at(close); code !== CLOSE; code = this.at(close)) {
      if (code === OPEN || Number.isNaN(code)) return undefined;
      close += 1;
    }
    const count = this.text.slice(offset, Math.min(close, offset + LONGEST_COUNT) + 1);
    if (this.#hasNumpad && /^\([1-9]+\)$/.test(count)) return close + 1;
    let first = offset + 1;
    for (let code = this.at(first); isSeparator(code) || code === PLUS; code = this.at(first)) first += 1;
    return this.read(first, "space") === undefined ? close + 1 : undefined;
  }

  /** A plus between two parts of an input is glue (`df+1`, `ws+2`, `f+[ 2~1 ]`). */
  #readPlus(offset: number): Reading | undefined {
    const next = this.at(offset + 1);
    const isGlue = next === OPEN_SQUARE || next === OPEN || isWordCharacter(next) || isSign(next);
    return isGlue ? { meanings: [], end: offset + 1 } : undefined;
  }

  #readSign(offset: number, before: Before, previous: NotationToken | undefined): Reading | undefined {
    const code = this.at(offset);
    if (isRightArrow(code) && !this.#isForward(offset, before, previous))
      return markReading(GREATER, offset + 1);
    return this.#readButtons(offset) ?? this.#readArrows(offset);
  }

  /**
   * Whether `→` is the stick: always where the visitor reads arrows; otherwise where it goes on after arrows or a comma, or where no
   * move is before it and it touches an input (`→+2`, `→ △`). In `df+2 → b+1` it parts two moves, as players have always written.
   */
  #isForward(offset: number, before: Before, previous: NotationToken | undefined): boolean {
    if (this.#hasArrows || before === "separator") return true;
    if (previous !== undefined) {
      const { kind, end } = previous;
      if (kind === "direction" || kind === "motion") return this.#isSignBefore(end);
      const joins = definitionOf(previous)?.joins;
      if (kind !== "state" && !GOES_ON.has(joins)) return false;
    }
    let next = offset + 1;
    if (!isDelimiter(this.at(next))) return true;
    while (isSpace(this.at(next)) || isVariant(this.at(next))) next += 1;
    return isSign(this.at(next));
  }

  #isSignBefore(end: number): boolean {
    const last = this.at(end - 1);
    return isSign(isVariant(last) ? this.at(end - 2) : last);
  }

  /** Arrows that touch each other: `↓↘→` is a motion. */
  #readArrows(offset: number): Reading | undefined {
    const directions: string[] = [];
    let end = offset;
    for (let arrow = this.#arrowAt(end); arrow !== undefined; arrow = this.#arrowAt(end)) {
      directions.push(arrow);
      end = this.#signEnd(end);
    }
    return { meanings: stickMeanings(directions), end };
  }

  #arrowAt(offset: number): string | undefined {
    const meaning = signMeaning(this.at(offset));
    return meaning?.kind === "direction" ? meaning.id : undefined;
  }

  /** Behind a sign, and behind what says how it is drawn. */
  #signEnd(offset: number): number {
    return isVariant(this.at(offset + 1)) ? offset + 2 : offset + 1;
  }

  #readSymbol(offset: number, code: number, before: Before): Reading | undefined {
    const hold = code === TILDE ? this.#readHold(offset) : undefined;
    if (hold !== undefined) return hold;
    const isMark = before === "token" || isDelimiter(this.at(offset + 1));
    return isMark ? markReading(code, offset + 1) : undefined;
  }

  /** `~DF` holds the stick, but `2~f+1` is `2` and then at once `f+1`. */
  #readHold(offset: number): Reading | undefined {
    const arrow = this.#arrowAt(offset + 1);
    if (arrow !== undefined) {
      const end = this.#signEnd(offset + 1);
      const next = this.at(end);
      const goesOn = next === PLUS || isSign(next) || isWordCharacter(next);
      return goesOn ? undefined : holdReading([{ kind: "direction", id: arrow }], end);
    }
    const { word, end } = this.#wordAt(offset + 1);
    if (this.at(end) === PLUS || this.#isXboxLetter(word)) return undefined;
    return holdReading(this.#stickOf(word) ?? this.#vocabulary.meaningsOf(word), end);
  }

  #readWord(offset: number, before: Before): Reading | undefined {
    const { word, end } = this.#wordAt(offset);
    const stick = this.#readDigits(word, offset);
    if (stick !== undefined) return stick;
    if (this.#isXboxLetter(word)) return this.#readButtons(offset);
    const meanings = this.#vocabulary.meaningsOf(word);
    if (meanings === undefined)
      return this.#readOtherScript(word, offset) ?? this.#readBeforeButton(word, end);
    if (meanings[0]?.kind === "button") return this.#readButtons(offset);
    const isHeld = before === "separator" && word === word.toUpperCase() && this.#isInputOver(end);
    return (isHeld ? holdReading(meanings, end) : undefined) ?? { meanings, end };
  }

  /** `6` and `236` of a numpad, and the digits of `236RP`, `6n23RP` and `6☆23RP`. */
  #readDigits(word: string, offset: number): Reading | undefined {
    const isStick =
      this.#hasNumpad || (this.#hasLimbs && signMeaning(this.at(offset + word.length))?.id === "n");
    const digits = STICK_BEFORE_LIMB.exec(word)?.[1] ?? (isStick ? word : "");
    const meanings = this.#stickOf(digits, true);
    return meanings && { meanings, end: offset + digits.length };
  }

  /** What digits mean on a numpad; `undefined` for other words, and where digits are buttons unless `always`. */
  #stickOf(digits: string, always = false): readonly TokenMeaning[] | undefined {
    if (!(always || this.#hasNumpad) || !STICK_DIGITS.test(digits)) return undefined;
    const directions = Array.from(digits, (digit) =>
      digit.toLowerCase() === "n" ? "n" : directionOfSign(digit, "numpad"),
    );
    return stickMeanings(directions.filter((direction) => direction !== undefined));
  }

  #readOtherScript(word: string, offset: number): Reading | undefined {
    const [begin = ""] = OTHER_SCRIPT.exec(word) ?? [];
    const meanings = this.#vocabulary.meaningsOf(begin);
    return meanings && { meanings, end: offset + begin.length };
  }

  /** Splits `df1`, `wsLP` and, on an Xbox pad, `dfY`: the button is read next. */
  #readBeforeButton(word: string, end: number): Reading | undefined {
    const isXbox = this.#isXboxLetter(word.slice(-1)) && !/[A-Z]/.test(word.slice(0, -1));
    const button = isXbox ? word.slice(-1) : LAST_BUTTON.exec(word)?.[0];
    if (button === undefined) return undefined;
    const meanings = this.#vocabulary.meaningsBeforeButton(word.slice(0, -button.length));
    return meanings && { meanings, end: end - button.length };
  }

  #isXboxLetter(word: string): boolean {
    return this.#hasXbox && word.length === 1 && XBOX_LETTERS.includes(word);
  }

  /** Tells the held forward after the move in `1,F` from the direction in `f,F+2`. */
  #isInputOver(offset: number): boolean {
    const code = this.at(offset);
    return isDelimiter(code) && code !== COMMA && code !== DOT && code !== OPEN_SQUARE;
  }

  /**
   * A sum of buttons in any order and any signs (`2+1`, `□+△`). A word in which one comes twice (`1+1`) is `undefined`; signs end
   * before the second.
   */
  #readButtons(offset: number): Reading | undefined {
    const buttons = new Set<string>();
    let hasSign = false;
    let end = offset;
    for (let next = this.#buttonAt(offset); next !== undefined; ) {
      hasSign ||= isSign(this.at(next.start));
      const added = next.id.split("+");
      if (added.some((button) => buttons.has(button))) {
        if (hasSign) break;
        return undefined;
      }
      for (const button of added) buttons.add(button);
      end = next.end;
      next = this.at(end) === PLUS ? this.#buttonAt(end + 1) : undefined;
    }
    if (buttons.size === 0) return undefined;
    return { meanings: [{ kind: "button", id: [...buttons].sort().join("+") }], end };
  }

  /** A button, or a sum with a name of its own, as a sign or as a whole word: `△`, `2`, `RP`, `WP`, `Y` on an Xbox pad. */
  #buttonAt(offset: number): { id: string; start: number; end: number } | undefined {
    const sign = signMeaning(this.at(offset));
    if (sign?.kind === "button") return { id: sign.id, start: offset, end: this.#signEnd(offset) };
    const length = isWordCharacter(this.at(offset + 1)) ? 2 : 1;
    if (!isWordCharacter(this.at(offset)) || isWordCharacter(this.at(offset + length))) return undefined;
    const end = offset + length;
    const word = this.text.slice(offset, end);
    const place = this.#isXboxLetter(word) ? XBOX_LETTERS.indexOf(word) : -1;
    if (place >= 0) return { id: String(place + 1), start: offset, end };
    if (this.#stickOf(word) !== undefined) return undefined;
    const [meaning] = this.#vocabulary.meaningsOf(word) ?? [];
    return meaning?.kind === "button" ? { id: meaning.id, start: offset, end } : undefined;
  }

  /** The word at the offset, and where it ends: a diagonal's stroke is no `or`, so that `d/f2` is the word `df2`. */
  #wordAt(offset: number): { readonly word: string; readonly end: number } {
    if (STROKE_DIAGONAL.test(this.text.slice(offset, offset + 3))) {
      const end = this.#wordEnd(offset + 2);
      const word = this.text.slice(offset, end).replace("/", "");
      if (this.#vocabulary.meaningsOf(word) !== undefined || this.#readBeforeButton(word, end) !== undefined)
        return { word, end };
    }
    const end = this.#wordEnd(offset);
    return { word: this.text.slice(offset, end), end };
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
