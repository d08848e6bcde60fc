import {
  type Clock,
  type DeckFilter,
  type DrillCard,
  type DrillHistory,
  failedSince,
  type Verdict,
} from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import type { DrillSettings, DrillSubset } from "../../../kept/core/drill-settings.ts";

export interface Deck {
  readonly me: DeckSide;
  readonly them: DeckSide;
  /** All cards of the pair, the most worthwhile of each kind first. */
  readonly cards: readonly DrillCard[];
  /** Of the opponent's moves, by public id: what it is called in the game, and its frames up to the first hit. */
  readonly moves: ReadonlyMap<
    string,
    { readonly name: string | undefined; readonly startup: number | undefined }
  >;
}

interface DeckSide {
  readonly id: CharacterId;
  readonly name: string;
  readonly vocabulary: readonly string[];
}

/** What was failed longer ago than this is not "what I failed". */
const FAILED_DAYS = 30;

export function filterOf(
  { kinds, subset }: Pick<DrillSettings, "kinds" | "subset">,
  history: DrillHistory,
  clock: Clock,
): DeckFilter {
  return { kinds: new Set(kinds), ...SUBSETS[subset](history, clock) };
}

const SUBSETS: Readonly<Record<DrillSubset, (history: DrillHistory, clock: Clock) => DeckFilter>> = {
  everything: () => ({}),
  launches: () => ({ onlyLaunches: true }),
  favourites: ({ favourites }) => ({ favourites: new Set(favourites) }),
  failed: (history, clock) => ({ cards: failedSince(history, FAILED_DAYS, clock) }),
};

export interface ChallengeResult {
  /** What the ten cards are by: `2026-11-23` of the daily ten, or the seed of a challenge. */
  readonly seed: string;
  readonly isDaily: boolean;
  readonly digest: string;
  /** For each of its cards, in the order in which they were asked. */
  readonly results: readonly Verdict[];
  /** Milliseconds of thinking, over all cards. */
  readonly ms: number;
}
