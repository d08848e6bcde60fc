import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDelimiter, isSpace, isWordCharacter } from "./characters.ts";
import {
  BUTTON_SETS,
  DIRECTION_SETS,
  formatNotation,
  MAX_TOKENS,
  NAMED_INPUTS,
  type NotationToken,
  parseNotation,
  TOKENS,
  type Writing,
  writingOf,
} from "./index.ts";
import { parseWith } from "./parse.ts";
import { Scanner } from "./scanner.ts";
import { Vocabulary } from "./vocabulary.ts";

const stances = ["ZEN", "DES", "1SS", "hWK"];

const words = [
  ...TOKENS.flatMap(({ id, spellings = [] }) => [id, id.toUpperCase(), ...spellings]),
  ...NAMED_INPUTS.map(({ name }) => name),
  ...stances,
  "(dash)",
  "(long dash)",
  "\n",
  "  ",
  ..."foo|10|1+1|3rd|+|-|->| |,|.|(|)".split("|"),
];

/** Random text of any UTF-16 units, lone surrogates and NUL included. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});
/** Text that is nearly notation: words of the vocabulary and separators in any order, glued or not. */
const nearNotation = fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((parts) => parts.join(""));
const spacedNotation = fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((parts) => parts.join(" "));
/** Single characters that mean something, which find the corners of the grammar. */
const symbols = fc.string({
  unit: fc.constantFrom(..."fbdunFN1234wsZENT!xXYABLPRK56□△×○→↓↘\ufe0f+-~:#*_/>()[],. \u2003\u2015\u23f5"),
  maxLength: 30,
});
const text = fc.oneof(anyText, nearNotation, spacedNotation, symbols);

function everyText(check: (source: string) => void): void {
  fc.assert(fc.property(text, check), { numRuns: 2000 });
}

function meanings(tokens: readonly NotationToken[]): readonly string[] {
  return tokens.map(({ kind, id }) => `${kind} ${id}`);
}

function parse(source: string, writing?: Writing): readonly NotationToken[] {
  return parseNotation(source, writing === undefined ? { stances } : { stances, writing }).tokens;
}

/** Every way to write, the numpad with limbs alone. */
const writings = BUTTON_SETS.flatMap((buttons) =>
  DIRECTION_SETS.map((directions) => ({ buttons, directions })),
).filter(({ buttons, directions }) => writingOf(buttons, directions).directions === directions);

describe("for every text", () => {
  test("places lie inside the text, in its order, and text tokens hold what is there", () => {
    everyText((source) => {
      const { tokens, unpaired } = parseNotation(source, { stances });
      let last = 0;
      for (const { kind, id, start, end } of tokens) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(source.length);
        if (kind === "text" && !id.startsWith("(")) expect(source.slice(start, end)).toBe(id);
        last = start;
      }
      expect(tokens.filter((token) => unpaired.includes(token))).toEqual(unpaired);
    });
  });

  test.each(["site", "community"] as const)(
    "the %s form reads back as the same tokens and is stable",
    (dialect) => {
      everyText((source) => {
        const tokens = parse(source);
        const written = formatNotation(tokens, dialect);
        const again = parse(written);
        expect(meanings(again)).toEqual(meanings(tokens));
        expect(formatNotation(again, dialect)).toBe(written);
      });
    },
  );

  test.each(writings)("what is written as %o reads back as the same tokens", (writing) => {
    everyText((source) => {
      // Text keeps what nobody understood; in another writing somebody might.
      const tokens = parse(source).filter(({ kind }) => kind !== "text");
      for (const dialect of ["site", "community"] as const) {
        const written = formatNotation(tokens, dialect, writing);
        expect(meanings(parse(written, writing)), written).toEqual(meanings(tokens));
      }
    });
  });

  test("every character that is not a separator or glue belongs to a token", () => {
    everyText((source) => {
      const covered = new Uint8Array(source.length);
      for (const { start, end } of parse(source)) covered.fill(1, start, end);
      const left = [...covered.keys()]
        .filter((offset) => covered[offset] === 0)
        .map((offset) => source[offset]);
      expect(left.join("").replace(/[\s,.+，．＋]|\ufe0e|\ufe0f/g, "")).toBe("");
    });
  });
});

test("the parser's spaces are those of regular expressions", () => {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => code);
  expect(codes.filter(isSpace)).toEqual(codes.filter((code) => /\s/.test(String.fromCharCode(code))));
  expect([Number.NaN, 0, 0xd800].map(isDelimiter)).toEqual([true, false, false]);
  expect([Number.NaN, 0, 0xd800].map(isWordCharacter)).toEqual([false, true, true]);
});

describe("the work grows with the length of the text alone", () => {
  const LENGTH = 100_000;
  const READS_PER_CHARACTER = 12;

  const pieces =
    "x|(|)|((|(a|(a |(,|(+|[|~|~f|~f+|+|1+|1+1|1+2+|1:|:|*|_x|f,|F,|df1|ws|->|-|>| |\u0000|\ud800|EWGF|ZEN.|12|(1,2),|→|→ |↘△|□+|□+□|6|236LP|LP+|X+Y,|\ufe0f".split(
      "|",
    );

  test.each(pieces)("a long row of %j", (piece) => {
    const source = piece.repeat(Math.ceil(LENGTH / piece.length));
    const writing = writingOf("limbs", "numpad");
    const scanner = new Scanner(source, new Vocabulary(stances), writing);
    const { tokens } = parseWith(scanner);
    expect(scanner.reads).toBeLessThan(READS_PER_CHARACTER * source.length);
    expect(tokens.length).toBeLessThanOrEqual(MAX_TOKENS + 1);
  });

  test("any mixture", () => {
    everyText((source) => {
      const scanner = new Scanner(source, new Vocabulary(stances));
      parseWith(scanner);
      expect(scanner.reads).toBeLessThanOrEqual(READS_PER_CHARACTER * source.length);
    });
  });
});
