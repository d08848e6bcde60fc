import { challengePair } from "@tactician/drills";
import { CHARACTERS } from "@tactician/game";

/** Who plays whom in the daily ten of a day, `2026-11-23`. */
export function dailyPair(day: string) {
  return challengePair(
    day,
    CHARACTERS.map(({ characterId }) => characterId),
  );
}
