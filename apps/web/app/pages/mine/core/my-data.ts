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
  const merged = byId(mergeHistories(mine.history, theirs.history).cards, ({ id }) => id);
  const { added, alreadyThere } = appendCombos(mine.combos, theirs.combos);
  const written = ({ notes }: MyData) => notes.filter(({ text }) => text !== "");
  return {
    combos: { fresh: added, newer: 0, same: alreadyThere },
    favourites: compared(
      byId(mine.history.favourites, (move) => move),
      theirs.history.favourites,
      (move) => move,
      () => false,
    ),
    drills: compared(
      byId(mine.history.cards, ({ id }) => id),
      theirs.history.cards,
      ({ id }) => id,
      (one, { id }) => !isLike(one, merged.get(id)),
    ),
    notes: compared(
      byId(mine.notes, ({ subject }) => subject),
      // A note that was deleted there and never was here is nothing.
      [
        ...written(theirs),
        ...theirs.notes.filter(({ text, subject }) => text === "" && hasNote(mine, subject)),
      ],
      ({ subject }) => subject,
      (one, other) => newerNote(one, other) === other && one.text !== other.text,
    ),
    matches: compared(
      byId(mine.matches, ({ id }) => id),
      theirs.matches,
      ({ id }) => id,
      (one, other) => other.changedAt > one.changedAt,
    ),
    choices: compared(
      byId(Object.entries(mine.choices), ([key]) => key),
      Object.entries(theirs.choices),
      ([key]) => key,
      ([, one], [, other]) => one !== other,
    ),
  };
}

function hasNote({ notes }: MyData, wanted: string): boolean {
  return notes.some(({ subject, text }) => subject === wanted && text !== "");
}

function isLike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function byId<One>(mine: readonly One[], idOf: (one: One) => string): ReadonlyMap<string, One> {
  return new Map(mine.map((one) => [idOf(one), one]));
}

function compared<One>(
  mine: ReadonlyMap<string, One>,
  theirs: readonly One[],
  idOf: (one: One) => string,
  isNewer: (mine: One, theirs: One) => boolean,
): Difference {
  let [fresh, newer] = [0, 0];
  for (const other of theirs) {
    const one = mine.get(idOf(other));
    if (one === undefined) fresh += 1;
    else if (isNewer(one, other)) newer += 1;
  }
  return { fresh, newer, same: theirs.length - fresh - newer };
}
