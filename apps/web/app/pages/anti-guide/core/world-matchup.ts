import { counted, type PopulationMatchups } from "@tactician/contract";
import { formatDecimal } from "@tactician/game";
import * as words from "../words.ts";

/** What the world's matches say of one character against another. */
export type WorldMatchup = Pick<PopulationMatchups["cells"][number], "matches" | "estimate" | "low" | "high">;

/** What an answer says of `me` against `them`; nothing where it has no matches, and of a character against itself. */
export function worldMatchup(answer: PopulationMatchups, me: string, them: string): WorldMatchup | undefined {
  if (answer.matches === 0 || me === them) return undefined;
  return answer.cells.find((cell) => cell.me === me && cell.them === them) ?? { matches: 0 };
}

/** `King wins 48.6 % against Jin at even ratings (47.9 to 49.3; 5,120 matches)`; without an estimate that it is too early. */
export function worldWords(me: string, them: string, { matches, estimate, low, high }: WorldMatchup): string {
  const count = counted(matches, "match", "matches");
  if (estimate === undefined || low === undefined || high === undefined)
    return words.tooFewMatches(me, them, count);
  const shown = { estimate: formatDecimal(estimate), low: formatDecimal(low), high: formatDecimal(high) };
  return words.winsAgainst(me, them, shown, count);
}
