import { challengePair } from "@tactician/drills";
import { CHARACTERS, type CharacterId } from "@tactician/game";

export interface Pair {
  readonly me: CharacterId;
  readonly them: CharacterId;
}

/** Who plays whom in the daily ten of a day, `2026-11-23`. */
export function dailyPair(day: string): Pair | undefined {
  return challengePair(
    day,
    CHARACTERS.map(({ characterId }) => characterId),
  );
}
