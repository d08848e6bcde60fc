import type { PopulationMatchups } from "@tactician/contract";
import { CHARACTERS, type RosterCharacter } from "@tactician/game";
import type { Estimate } from "@tactician/statistics";
import { compareNames } from "../../../base/core/compare-names.ts";
import type { ChartOrder } from "./world-address.ts";

export type Matchup = PopulationMatchups["cells"][number];

export type EstimatedMatchup = Matchup & Estimate;

export interface CharacterMatchup {
  readonly them: RosterCharacter;
  readonly matchup: Matchup;
}

/** Finds what is known of `me` against `them`; nothing where they never met. */
export type FindMatchup = (me: string, them: string) => Matchup | undefined;

/** The cells of an answer, to be found by the two characters. */
export function matchupFinder({ cells }: PopulationMatchups): FindMatchup {
  const known = new Map(cells.map((cell) => [`${cell.me} ${cell.them}`, cell]));
  return (me, them) => known.get(`${me} ${them}`);
}

export function isEstimated(matchup: Matchup | undefined): matchup is EstimatedMatchup {
  return matchup?.estimate !== undefined && matchup.low !== undefined && matchup.high !== undefined;
}

export const BY_NAME: readonly RosterCharacter[] = CHARACTERS.toSorted((one, other) =>
  compareNames(one.name, other.name),
);

/** The roster in the order of the chart: by name, or the strongest first and those without an estimate last. */
export function chartOrder(
  order: ChartOrder,
  characters: PopulationMatchups["characters"],
): readonly RosterCharacter[] {
  if (order === "name") return BY_NAME;
  const strengths = new Map(characters.map(({ id, strength }) => [id, strength.estimate]));
  const strengthOf = ({ characterId }: RosterCharacter) =>
    strengths.get(characterId) ?? Number.MIN_SAFE_INTEGER;
  return BY_NAME.toSorted((one, other) => strengthOf(other) - strengthOf(one));
}

/** One character against all others who were met, the worst first; those without an estimate last, by name. */
export function matchupsOf(me: string, find: FindMatchup): CharacterMatchup[] {
  const met = BY_NAME.flatMap((them) => {
    const matchup = them.characterId === me ? undefined : find(me, them.characterId);
    return matchup === undefined ? [] : [{ them, matchup }];
  });
  const placeOf = ({ matchup }: CharacterMatchup) => matchup.estimate ?? Number.MAX_SAFE_INTEGER;
  return met.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export interface EstimatedCharacterMatchup extends CharacterMatchup {
  readonly matchup: EstimatedMatchup;
}

/** How many matchups of each kind stand at the beginning of the page. */
const MOST_EXTREMES = 5;

/** The worst and the best of `matchupsOf`, each from its end; none is in both, and of none without an estimate is anything said. */
export function extremesOf(matchups: readonly CharacterMatchup[]) {
  const known = matchups.filter((one): one is EstimatedCharacterMatchup => isEstimated(one.matchup));
  const most = Math.min(MOST_EXTREMES, Math.ceil(known.length / 2));
  return { worst: known.slice(0, most), best: known.slice(most).slice(-MOST_EXTREMES).toReversed() };
}

const COLUMNS = ["me", "them", "matches", "wins", "draws", "estimate", "low", "high"] as const;

/** The chart as comma-separated values, a line for each pair and side, with a column that says whether the matches are real. */
export function matchupsCsv({ cells }: PopulationMatchups, isSample: boolean): string {
  const source = isSample ? "sample: generated matches" : "ranked matches";
  const lines = cells.map((cell) => [...COLUMNS.map((column) => cell[column] ?? ""), source].join(","));
  return `${[[...COLUMNS, "source"].join(","), ...lines].join("\r\n")}\r\n`;
}

/**
 * What a file of an answer is called, without its ending: `matchups-30101-rulers-from-2026-10-24-to-2026-11-23`, of one character
 * alone `matchups-king-30101`.
 */
export function matchupsFileName(
  { version, rank, since, until }: PopulationMatchups,
  isSample: boolean,
  character?: string,
): string {
  const parts = [
    isSample ? "sample-matchups" : "matchups",
    character,
    version,
    rank,
    since && `from-${since}`,
    until && `to-${until}`,
  ];
  return parts.filter((part) => part !== undefined).join("-");
}
