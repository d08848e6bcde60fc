import { challengePair } from "@tactician/drills";
import { CHARACTERS, type CharacterId, isCharacterId } from "@tactician/game";

export interface Pair {
  readonly me: CharacterId;
  readonly them: CharacterId;
}

/** Who plays whom in the daily ten of a day, `2026-11-23`. */
export function dailyPair(day: string): Pair | undefined {
  const roster = CHARACTERS.map(({ characterId }) => characterId);
  const { me, them } = challengePair(day, roster) ?? {};
  return me !== undefined && them !== undefined && isCharacterId(me) && isCharacterId(them)
    ? { me, them }
    : undefined;
}
