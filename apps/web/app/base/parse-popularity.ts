import type { PopulationPopularity } from "@tactician/contract";
import { isAbsentOr, isListOf, isNumber, isObjectOf, isText } from "./shape.ts";

/**
 * Who is played, as the API answers it, checked without the schemas: every sheet asks for it, and they would be a tenth of its scripts.
 * A class of ranks may be one that this page does not know. Throws a `TypeError` for anything else.
 */
export function parsePopularity(answer: unknown): PopulationPopularity {
  if (!isPopularity(answer)) throw new TypeError("This is not who is played.");
  return answer;
}

const isPopularityShaped = isObjectOf({
  version: isAbsentOr(isNumber),
  rank: isAbsentOr(isText),
  since: isAbsentOr(isText),
  until: isAbsentOr(isText),
  widened: isAbsentOr(isListOf(isText)),
  matches: isNumber,
  countedAt: isText,
  versions: isListOf(isObjectOf({ version: isNumber, matches: isNumber, first: isText, last: isText })),
  months: isListOf(
    isObjectOf({
      from: isText,
      sides: isNumber,
      ranks: isListOf(
        isObjectOf({
          rank: isText,
          sides: isNumber,
          characters: isListOf(isObjectOf({ id: isText, sides: isNumber })),
        }),
      ),
    }),
  ),
});

function isPopularity(it: unknown): it is PopulationPopularity {
  return isPopularityShaped(it);
}
