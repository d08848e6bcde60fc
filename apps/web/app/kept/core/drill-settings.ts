import { DRILL_KINDS, type DrillKind, NEW_A_DAY } from "@tactician/drills";
import { type CharacterId, fieldsOf, parseCharacterId } from "@tactician/game";

/** What of a deck is learnt; `failed` is what was answered wrong in the last 30 days. */
export const DRILL_SUBSETS = ["everything", "launches", "favourites", "failed"] as const;
export type DrillSubset = (typeof DRILL_SUBSETS)[number];

export interface DrillSettings {
  /** The last deck, by the characters' ids. */
  readonly me?: CharacterId;
  readonly them?: CharacterId;
  /** 0 to `MOST_NEW_A_DAY`. */
  readonly newPerDay: number;
  /** At least one. */
  readonly kinds: readonly DrillKind[];
  readonly subset: DrillSubset;
  /** Throws are broken without the clock of the game. */
  readonly isCalm: boolean;
  /** 1 to 6 choose, Enter goes on. */
  readonly hasKeys: boolean;
}

const MOST_NEW_A_DAY = 100;

export const DEFAULT_DRILL_SETTINGS: DrillSettings = {
  newPerDay: NEW_A_DAY,
  kinds: DRILL_KINDS,
  subset: "everything",
  isCalm: false,
  hasKeys: true,
};

/** Settings out of a database, which may hold anything: what is not understood is as if it had never been set. */
export function parseDrillSettings(value: unknown): DrillSettings {
  const known = fieldsOf(value);
  const { newPerDay, kinds, subset, isCalm, hasKeys } = known;
  const [me, them] = [parseCharacterId(known.me), parseCharacterId(known.them)];
  const wanted = Array.isArray(kinds) ? DRILL_KINDS.filter((kind) => kinds.includes(kind)) : [];
  return {
    ...(me && { me }),
    ...(them && { them }),
    newPerDay: isCount(newPerDay) ? newPerDay : DEFAULT_DRILL_SETTINGS.newPerDay,
    kinds: wanted.length > 0 ? wanted : DEFAULT_DRILL_SETTINGS.kinds,
    subset: DRILL_SUBSETS.find((one) => one === subset) ?? DEFAULT_DRILL_SETTINGS.subset,
    isCalm: isCalm === true,
    hasKeys: hasKeys !== false,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_NEW_A_DAY;
}

/** The cards of a deck that was opened, by id, so that its progress can be told without it. */
export interface KeptDeck {
  readonly me: CharacterId;
  readonly them: CharacterId;
  readonly cards: readonly string[];
}

/** Decks out of a database or a file, which may hold anything, the one opened last first. */
export function parseDecks(values: readonly unknown[]): KeptDeck[] {
  const decks = values.flatMap((value) => {
    const { cards, at, ...pair } = fieldsOf(value);
    const [me, them] = [parseCharacterId(pair.me), parseCharacterId(pair.them)];
    if (me === undefined || them === undefined || !Array.isArray(cards)) return [];
    const ids = cards.filter((id) => typeof id === "string");
    return [{ me, them, cards: ids, at: typeof at === "number" ? at : 0 }];
  });
  return decks.sort((a, b) => b.at - a.at).map(({ at: _at, ...deck }) => deck);
}
