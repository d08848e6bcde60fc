import { type DrillHistory, mergeHistories, NO_HISTORY } from "@tactician/drills";
import { type MetMatch, type Note, newerNote } from "@tactician/mine";
import type { StorageKey } from "../../../base/storage.ts";
import { appendCombos, type Combo } from "../../../kept/core/combo.ts";
import type { DrillSettings, KeptDeck } from "../../../kept/core/drill-settings.ts";

/** Single choices and results that the browser keeps as a text each. What tells of this device alone is not among them. */
export const CHOICES = [
  ...(["myCharacter", "lastOpponents", "worstOpponents", "myUserId", "displayMode", "colorMode"] as const),
  ...([
    "buttons",
    "directions",
    "drillPad",
    "dojoKeys",
    "highestStreak",
    "rouletteRun",
    "rouletteKeys",
  ] as const),
  "reports",
] as const satisfies readonly StorageKey[];
export type ChoiceKey = (typeof CHOICES)[number];

/** Everything of a visitor's, or the part of it that a file or a link has. */
export interface MyData {
  readonly combos: readonly Combo[];
  /** Favourite moves are in it. */
  readonly history: DrillHistory;
  readonly decks: readonly KeptDeck[];
  readonly drillSettings: DrillSettings | undefined;
  /** A note without text was deleted. */
  readonly notes: readonly Note[];
  readonly matches: readonly MetMatch[];
  readonly choices: Partial<Readonly<Record<ChoiceKey, string>>>;
}

export const NO_DATA: MyData = {
  ...{ combos: [], history: NO_HISTORY, decks: [], drillSettings: undefined },
  ...{ notes: [], matches: [], choices: {} },
};

/** What is counted, deleted and taken along by itself. */
export const DATA_KINDS = ["combos", "favourites", "drills", "notes", "matches", "choices"] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** The data of some kinds alone. */
export function onlyKinds(data: MyData, kinds: readonly DataKind[]): MyData {
  const has = (kind: DataKind) => kinds.includes(kind);
  const { cards, days, favourites } = data.history;
  return {
    combos: has("combos") ? data.combos : [],
    history: {
      cards: has("drills") ? cards : [],
      days: has("drills") ? days : [],
      favourites: has("favourites") ? favourites : [],
    },
    decks: has("drills") ? data.decks : [],
    drillSettings: has("drills") ? data.drillSettings : undefined,
    notes: has("notes") ? data.notes : [],
    matches: has("matches") ? data.matches : [],
    choices: has("choices") ? data.choices : {},
  };
}

/** How many there are of a kind; drills are counted in cards and exercises. */
export function countOf(data: MyData, kind: DataKind): number {
  const counts: Record<DataKind, number> = {
    combos: data.combos.length,
    favourites: data.history.favourites.length,
    drills: data.history.cards.length,
    notes: data.notes.filter(({ text }) => text !== "").length,
    matches: data.matches.length,
    choices: Object.keys(data.choices).length,
  };
  return counts[kind];
}

/** What taking something over would do to what is here. Choices that are other here are `newer` where they are wanted. */
export interface Difference {
  readonly fresh: number;
  readonly newer: number;
  /** As they are here, or older than here. */
  readonly same: number;
}

export function differences(mine: MyData, theirs: MyData): Record<DataKind, Difference> {
  const { cards } = mergeHistories(mine.history, theirs.history);
  const merged = new Map(cards.map((card) => [card.id, card]));
  const { added, alreadyThere } = appendCombos(mine.combos, theirs.combos);
  const written = new Set(mine.notes.flatMap(({ subject, text }) => (text === "" ? [] : subject)));
  return {
    combos: { fresh: added, newer: 0, same: alreadyThere },
    favourites: compared(
      mine.history.favourites,
      theirs.history.favourites,
      (move) => move,
      () => false,
    ),
    drills: compared(
      mine.history.cards,
      theirs.history.cards,
      ({ id }) => id,
      (one, { id }) => JSON.stringify(one) !== JSON.stringify(merged.get(id)),
    ),
    notes: compared(
      mine.notes,
      // A note that was deleted there and never was here is nothing.
      theirs.notes.filter(({ text, subject }) => text !== "" || written.has(subject)),
      ({ subject }) => subject,
      (one, other) => newerNote(one, other) === other && one.text !== other.text,
    ),
    matches: compared(
      mine.matches,
      theirs.matches,
      ({ id }) => id,
      (one, other) => other.changedAt > one.changedAt,
    ),
    choices: compared(
      Object.entries(mine.choices),
      Object.entries(theirs.choices),
      ([key]) => key,
      ([, one], [, other]) => one !== other,
    ),
  };
}

function compared<One>(
  mine: readonly One[],
  theirs: readonly One[],
  idOf: (one: One) => string,
  isNewer: (mine: One, theirs: One) => boolean,
): Difference {
  const known = new Map(mine.map((one) => [idOf(one), one]));
  let [fresh, newer] = [0, 0];
  for (const other of theirs) {
    const one = known.get(idOf(other));
    if (one === undefined) fresh += 1;
    else if (isNewer(one, other)) newer += 1;
  }
  return { fresh, newer, same: theirs.length - fresh - newer };
}
