import type { MatchupSide } from "@tactician/contract";
import type { Cast } from "./checks/check.ts";
import type { GuideCharacter } from "./guide-character.ts";

/**
 * One character's side of all its pairs, as the build writes it; `joinSides` (packages/contract) makes a pair's document of
 * two. `cast` are all characters, because sheets name opponents' moves. The sheet is taken as right: check it first.
 */
export function buildMatchupSide({ sheet, movelist, vocabulary }: GuideCharacter, _cast: Cast): MatchupSide {
  return {
    _id: sheet.slug,
    name: sheet.name,
    checkedAgainst: movelist.checkedAt,
    vocabulary,
    situations: [],
    candidates: [],
    named: [],
  };
}
