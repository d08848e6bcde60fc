import type { PlayerMatch } from "@tactician/statistics";
import { keptKinds } from "../../kept/mine-database.ts";
import { useAsync } from "../../live/use-async.ts";
import type { Seat } from "./met-moves.ts";

const NONE: ReadonlyMap<PlayerMatch, string> = new Map();

/** What hit the visitor in matches of their record, once it is read; `playerId` is nobody where these are somebody else's matches. */
export function useMetMoves(
  playerId: string | undefined,
  matches: readonly PlayerMatch[],
  mine: Seat = "own",
): ReadonlyMap<PlayerMatch, string> {
  const asked = useAsync(playerId && `${playerId} ${matches[0]?.battle_at} ${matches.length}`, async () => {
    if (!keptKinds().includes("matches")) return NONE;
    return (await import("./met-moves.ts")).readMetMoves(matches, mine);
  });
  return asked.value ?? NONE;
}
