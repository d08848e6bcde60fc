import { fetchPopularity } from "../../base/api.ts";
import { firstDayOf } from "../../player/core/first-day.ts";
import { POPULARITY_DAYS } from "../../player/core/world-popularity.ts";
import { playedWords } from "./core/played-words.ts";

/** What everybody's matches say of how often a character is played; nothing where they say nothing. */
export async function askPlayedWords(characterId: string): Promise<string | undefined> {
  const popularity = await fetchPopularity({ since: firstDayOf(POPULARITY_DAYS, Date.now()) });
  return playedWords(popularity, characterId);
}
