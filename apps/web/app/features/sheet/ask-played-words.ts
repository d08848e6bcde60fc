import { fetchPopularity } from "../../lib/api.ts";
import { firstDayOf } from "../../lib/core/first-day.ts";
import { POPULARITY_DAYS } from "../../lib/core/world-popularity.ts";
import { playedWords } from "./core/played-words.ts";

/** What everybody's matches say of how often a character is played; nothing where they say nothing. */
export async function askPlayedWords(characterId: string): Promise<string | undefined> {
  const popularity = await fetchPopularity({ since: firstDayOf(POPULARITY_DAYS, Date.now()) });
  return playedWords(popularity, characterId);
}
