import type { CharacterMoves } from "@tactician/contract";
import { isAbsentOr, isListOf, isNumber, isObjectOf, isText } from "./shape.ts";

/**
 * A character's movelist as the API answers it, checked without the schemas, which cost the combo page 9 KB and a tenth of a second
 * before its moves answer. What every move has is looked at, and the numbers that are asked for most; a test holds it against the
 * schema. Throws a `TypeError` for anything else.
 */
export function parseMovelist(answer: unknown): CharacterMoves {
  if (!isMovelist(answer)) throw new TypeError("This is no movelist.");
  return answer;
}

const isSpan = isAbsentOr(isObjectOf({ min: isNumber }));
const isTexts = isListOf(isText);

const isMovelistShaped = isObjectOf({
  _id: isText,
  name: isText,
  vocabulary: isTexts,
  character: isText,
  checkedAt: isText,
  stances: isListOf(isObjectOf({ token: isText, aliases: isAbsentOr(isTexts) })),
  moves: isListOf(
    isObjectOf({
      id: isText,
      command: isText,
      aliases: isAbsentOr(isTexts),
      name: isAbsentOr(isText),
      parent: isAbsentOr(isText),
      from: isAbsentOr(isTexts),
      hits: isListOf(isObjectOf({ level: isText, damage: isAbsentOr(isNumber) })),
      ownHits: isNumber,
      damage: isAbsentOr(isNumber),
      startup: isSpan,
      ownStartup: isAbsentOr(isListOf(isSpan)),
      block: isSpan,
      hit: isSpan,
      counterHit: isSpan,
      properties: isTexts,
      transitions: isAbsentOr(isListOf(isObjectOf({ into: isText }))),
      links: isAbsentOr(isListOf(isObjectOf({ kind: isText }))),
      nicknames: isAbsentOr(isTexts),
      requires: isAbsentOr(isTexts),
      changed: isAbsentOr(isText),
    }),
  ),
});

function isMovelist(it: unknown): it is CharacterMoves {
  return isMovelistShaped(it);
}
