import type { PopulationPopularity } from "@tactician/contract";
import { CHARACTERS, type CharacterId } from "@tactician/game";
import { RANK_CLASSES } from "@tactician/statistics";
import { fetchPopularity } from "../../base/api.ts";
import { firstDayOf, POPULARITY_DAYS, sharesAt } from "../../player/core/world-popularity.ts";
import * as words from "./words.ts";

/** What everybody's matches say of how often a character is played, and what leads to more; nothing where they say nothing. */
export async function askPlayedWords(characterId: CharacterId) {
  const popularity = await fetchPopularity({ since: firstDayOf(POPULARITY_DAYS, Date.now()) });
  const said = playedWords(popularity, characterId);
  return said === undefined ? undefined : { said, more: words.worldMatchups };
}

/**
 * How often a character is played: `Pick rate 3.1 % in ranked matches of the last 30 days: 12th of 42, highest at Fujin to Bushin.`
 * Nothing where too few matches were counted.
 */
export function playedWords(popularity: PopulationPopularity, characterId: CharacterId): string | undefined {
  const shares = sharesAt(popularity);
  if (shares === undefined) return undefined;
  const share = shares.get(characterId) ?? 0;
  const place = 1 + [...shares.values()].filter((other) => other > share).length;
  const days = popularity.since === undefined ? undefined : POPULARITY_DAYS;
  return words.picked(100 * share, days, place, CHARACTERS.length, mostPlayedAt(popularity, characterId));
}

function mostPlayedAt(popularity: PopulationPopularity, characterId: CharacterId): string | undefined {
  const known = RANK_CLASSES.flatMap(({ id, name }) => {
    const shares = sharesAt(popularity, id);
    return shares === undefined ? [] : [{ name, share: shares.get(characterId) ?? 0 }];
  });
  if (known.length < 2) return undefined;
  const [most] = known.toSorted((one, other) => other.share - one.share);
  return most === undefined || most.share === 0 ? undefined : most.name;
}
