import { type CharacterMoves, findVideo } from "@tactician/contract";
import {
  createMoveReader,
  findCharacter,
  findMoveFilter,
  isCharacterId,
  isPlayerWord,
} from "@tactician/game";
import { formatNotation, parseNotation, presentMove } from "@tactician/notation";
import { describe, expect, test } from "vitest";
import { parsePreferences } from "./base/core/parse-preferences.ts";
import { guessStances } from "./kept/core/combo.ts";
import { unknownWords } from "./pages/combos/core/typed-text.ts";
import { parseStreak } from "./pages/roulette/core/roulette.ts";
import { restoreRun } from "./pages/roulette/core/stored-run.ts";

/*
 * What every object inherits must mean as little as a word that nobody uses, wherever a text from outside is looked up. Addresses
 * have a test of their own (address-codecs.test.ts).
 */

const INHERITED = ["__proto__", ...Object.getOwnPropertyNames(Object.prototype)];
const NO_MOVES: CharacterMoves = { characterId: "jin", vocabulary: ["ZEN"], stances: [], moves: [] } as never;

/** Everything that reads a text, and what it makes of it. */
const READERS: readonly (readonly [name: string, read: (word: string) => unknown])[] = [
  ["a move's tokens", (word) => parseNotation(`${word} 1 heat ${word}`, { stances: ["ZEN"] })],
  ["a move as it is shown", (word) => presentMove(`${word} 1 (${word})`, ["ZEN"])],
  ["a move's phrase", (word) => formatNotation(parseNotation(`${word} 1`).tokens, "words")],
  [
    "a move in the community's form",
    (word) => formatNotation(parseNotation(`${word} 1`).tokens, "community"),
  ],
  ["a combo's unknown words", (word) => unknownWords(`${word} burst 1 heat ${word}`, [])],
  ["a combo's stances", (word) => guessStances({ id: "1", launchers: [word], followUps: [[`${word} 1`]] })],
  ["a move's reading", (word) => createMoveReader(NO_MOVES, ["ZEN"])(`${word} 1`)],
  ["a character", (word) => [isCharacterId(word), isCharacterId(word) && findCharacter(word)]],
  ["a word for the player", (word) => isPlayerWord(word)],
  ["a filter of moves", (word) => [findMoveFilter(word), findMoveFilter(`from-${word}`)?.label]],
  ["the address of a video", (word) => findVideo(`https://${word}/watch?v=${word}`)],
  ["a stored run", (word) => restoreRun(`{"character":"${word}"}`, { general: [], characters: {} }, () => 0)],
  ["a stored streak", (word) => parseStreak(word)],
  ["stored preferences", (word) => parsePreferences(word, word)],
];

describe.each(READERS)("%s", (_name, read) => {
  /** The result with the word taken out of it: places depend on its length. */
  const shapeOf = (word: string) =>
    JSON.stringify(
      read(word),
      (key, value) => (key === "start" || key === "end" ? undefined : value) ?? null,
    ).replaceAll(word, "·");

  test.each(INHERITED)("takes %s for any unknown word", (word) => {
    expect(shapeOf(word)).toBe(shapeOf(word.replace(/[a-z]/gi, "z")));
  });
});
