import type { PopulationPopularity } from "@tactician/contract";
import { CHARACTERS, type CharacterId } from "@tactician/game";
import { RANK_CLASSES } from "@tactician/statistics";
import { fetchPopularity } from "../../base/api.ts";
import { firstDayOf, POPULARITY_DAYS, sharesAt } from "../../player/core/world-popularity.ts";

/** What everybody's matches say of how often a character is played; nothing where they say nothing. */
export async function askPlayedWords(characterId: CharacterId): Promise<string | undefined> {
  const popularity = await fetchPopularity({ since: firstDayOf(POPULARITY_DAYS, Date.now()) });
  return playedWords(popularity, characterId);
}

/**
 * How often a character is played: `Picked 3.1 times in 100 in ranked matches of the last 30 days: 12th of 42, most at Fujin to
 * Bushin.` Nothing where too few matches were counted.
 */
export function playedWords(popularity: PopulationPopularity, characterId: CharacterId): string | undefined {
  const shares = sharesAt(popularity);
  if (shares === undefined) return undefined;
  const share = shares.get(characterId) ?? 0;
  const place = 1 + [...shares.values()].filter((other) => other > share).length;
  const when = popularity.since === undefined ? "all ranked matches so far" : `ranked matches of ${DAYS}`;
  const most = mostPlayedAt(popularity, characterId);
  const where = most === undefined ? "" : `, most at ${most}`;
  return `Picked ${timesWords(100 * share)} in 100 in ${when}: ${ordinal(place)} of ${CHARACTERS.length}${where}.`;
}

const DAYS = `the last ${POPULARITY_DAYS} days`;

function mostPlayedAt(popularity: PopulationPopularity, characterId: CharacterId): string | undefined {
  const known = RANK_CLASSES.flatMap(({ id, name }) => {
    const shares = sharesAt(popularity, id);
    return shares === undefined ? [] : [{ name, share: shares.get(characterId) ?? 0 }];
  });
  if (known.length < 2) return undefined;
  const [most] = known.toSorted((one, other) => other.share - one.share);
  return most === undefined || most.share === 0 ? undefined : most.name;
}

function timesWords(share: number): string {
  if (share < 0.05) return "less than 0.1 times";
  return `${share.toFixed(1)} times`;
}

const ORDINAL = new Intl.PluralRules("en-GB", { type: "ordinal" });
const ENDINGS = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
]);

/** `1st`, `12th`, `42nd` */
function ordinal(place: number): string {
  return `${place}${ENDINGS.get(ORDINAL.select(place)) ?? "th"}`;
}
