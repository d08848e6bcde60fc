import type { PopulationMatchups } from "@tactician/contract";
import { findCharacter } from "@tactician/game";
import { compareNames } from "../../../base/core/compare-names.ts";

export type WinRateColumn = "name" | "matches" | "won" | "strength";

type Counted = PopulationMatchups["characters"][number];

export interface WinRate extends Pick<Counted, "matches" | "strength"> {
  readonly characterId: string;
  readonly name: string;
  /** Matches won of a hundred, a draw as half of one. */
  readonly won: number;
}

/** Every character that has met another, sorted by a column: names from A, all else from the most. */
export function winRates({ characters }: PopulationMatchups, sort: WinRateColumn): WinRate[] {
  const rates = characters.flatMap(({ id, matches, wins, draws, strength }) => {
    const name = findCharacter(id)?.name;
    if (name === undefined || matches === 0) return [];
    return [{ characterId: id, name, matches, won: (100 * (wins + draws / 2)) / matches, strength }];
  });
  const numberOf: Record<Exclude<WinRateColumn, "name">, (rate: WinRate) => number> = {
    matches: ({ matches }) => matches,
    won: ({ won }) => won,
    strength: ({ strength }) => strength.estimate,
  };
  const byName = rates.toSorted((one, other) => compareNames(one.name, other.name));
  return sort === "name"
    ? byName
    : byName.toSorted((one, other) => numberOf[sort](other) - numberOf[sort](one));
}
