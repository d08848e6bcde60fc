import type { MatchupSide } from "@tactician/contract";
import { isAbsentOr, isFlag, isListOf, isNumber, isObjectOf, isText } from "./shape.ts";

/**
 * A character's side of its pairs as the API answers it, checked without the schemas: their library would be a twelfth of the
 * scripts that the first view of a pair loads. What the page works with is looked at; a test holds it against the schema. Throws
 * a `TypeError` for anything else.
 */
export function parseMatchupSide(answer: unknown): MatchupSide {
  if (!isSide(answer)) throw new TypeError("This is no side of a pair.");
  return { ...answer, stepping: answer.stepping ?? { homing: [], tracking: [] } };
}

const answerFields = {
  move: isText,
  id: isAbsentOr(isText),
  frames: isAbsentOr(isNumber),
  damage: isAbsentOr(isNumber),
  total: isAbsentOr(isNumber),
  atLeast: isAbsentOr(isNumber),
  launches: isFlag,
  launch: isAbsentOr(isObjectOf({ route: isAbsentOr(isListOf(isText)) })),
  condition: isAbsentOr(isListOf(isText)),
  resource: isAbsentOr(isText),
  manner: isAbsentOr(isListOf(isText)),
  reach: isText,
  metres: isAbsentOr(isNumber),
  sources: isListOf(isText),
};

const isSituation = isObjectOf({
  move: isText,
  id: isText,
  levels: isListOf(isText),
  isString: isFlag,
  frames: isNumber,
  worstFrames: isNumber,
  posture: isText,
  stance: isAbsentOr(isText),
  from: isText,
  isUnsafe: isFlag,
  block: isAbsentOr(isObjectOf({ min: isNumber })),
  waysOut: isListOf(isObjectOf({ kind: isText })),
});

const isSideShaped = isObjectOf({
  _id: isText,
  name: isText,
  checkedAgainst: isText,
  vocabulary: isListOf(isText),
  situations: isListOf(isSituation),
  // Absent from a side that was kept on the device before there was any.
  stepping: isAbsentOr(
    isObjectOf({
      homing: isListOf(isText),
      tracking: isListOf(
        isObjectOf({ move: isText, left: isAbsentOr(isNumber), right: isAbsentOr(isNumber) }),
      ),
    }),
  ),
  candidates: isListOf(
    isObjectOf({ answer: isObjectOf({ ...answerFields, frames: isNumber }), from: isText }),
  ),
  named: isListOf(isObjectOf({ against: isText, id: isText, answers: isListOf(isObjectOf(answerFields)) })),
});

function isSide(it: unknown): it is Omit<MatchupSide, "stepping"> & Partial<Pick<MatchupSide, "stepping">> {
  return isSideShaped(it);
}
