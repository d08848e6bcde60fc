import { findCharacterByGameId, readPublicMoveId } from "@tactician/game";
import { type MetMatch, pairByTime } from "@tactician/mine";
import type { PlayerMatch } from "@tactician/statistics";
import { mineStore } from "../../kept/mine-store.ts";
import * as words from "./words.ts";

/** Which side of a match the visitor is: of meetings with a compared player, the opponent. */
export type Seat = "own" | "opponent";

/** What hit the visitor in each of these matches that they have noted down, in words. */
export async function readMetMoves(
  matches: readonly PlayerMatch[],
  mine: Seat,
): Promise<ReadonlyMap<PlayerMatch, string>> {
  return metMoves(matches, await mineStore.allMatches(), mine);
}

export function metMoves(
  matches: readonly PlayerMatch[],
  met: readonly MetMatch[],
  mine: Seat = "own",
): ReadonlyMap<PlayerMatch, string> {
  const recorded = matches.flatMap((match) => {
    const me = findCharacterByGameId(match[mine].chara_id)?.characterId;
    const them = findCharacterByGameId(match[mine === "own" ? "opponent" : "own"].chara_id)?.characterId;
    return me === undefined || them === undefined || match.battle_at === undefined
      ? []
      : [{ me, them, at: match.battle_at * 1000, match }];
  });
  const pairs = pairByTime(
    met.filter(({ moves }) => moves.some(({ hits }) => hits > 0)),
    recorded,
  );
  return new Map(Array.from(pairs, ([one, { match }]) => [match, words.hitYou(hitWords(one))]));
}

/** `df+2 3×`, what hit most first. */
function hitWords({ them, moves }: MetMatch): string[] {
  return moves
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ move, hits }) => `${readPublicMoveId(them, move) ?? move}${hits === 1 ? "" : ` ${hits}×`}`);
}
