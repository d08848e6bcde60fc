import { findStageName } from "@tactician/game";
import {
  countInto,
  emptyTally,
  type OpenTally,
  type Outcome,
  type PlayerMatch,
  type Tally,
  tallyOf,
  totalOf,
  winRatio,
} from "./player-match.ts";

/** Below this many matches a win ratio says little. */
export const SMALL_SAMPLE = 5;

export interface CharacterTally {
  /** The opponent's character by its number in replay records. */
  readonly gameId: number;
  readonly tally: Tally;
  /** In percent, two decimals. */
  readonly ratio: number;
  /** Fewer than `SMALL_SAMPLE` matches. */
  readonly isSmall: boolean;
}

/** One row for each character that the player met, the most met first; of equals, the smaller number first. */
export function tallyByOpponent(matches: readonly PlayerMatch[]): CharacterTally[] {
  const tallies = new Map<number, OpenTally>();
  for (const { opponent, outcome } of matches) {
    const tally = tallies.get(opponent.chara_id) ?? emptyTally();
    tallies.set(opponent.chara_id, tally);
    countInto(tally, outcome);
  }
  return [...tallies]
    .map(([gameId, tally]) => {
      return { gameId, tally, ratio: winRatio(tally) ?? 0, isSmall: totalOf(tally) < SMALL_SAMPLE };
    })
    .toSorted((a, b) => totalOf(b.tally) - totalOf(a.tally) || a.gameId - b.gameId);
}

/** The characters with the lowest win ratio, worst first: at most `most`, small samples behind all others. */
export function hardestCharacters(rows: readonly CharacterTally[], most: number): CharacterTally[] {
  return ranked(rows, most, (a, b) => a.ratio - b.ratio);
}

/** The characters with the highest win ratio, best first: at most `most`, small samples behind all others. */
export function easiestCharacters(rows: readonly CharacterTally[], most: number): CharacterTally[] {
  return ranked(rows, most, (a, b) => b.ratio - a.ratio);
}

/** Of equal ratios the one with more matches counts more: it is known better. */
function ranked(
  rows: readonly CharacterTally[],
  most: number,
  byRatio: (a: CharacterTally, b: CharacterTally) => number,
): CharacterTally[] {
  return rows
    .toSorted(
      (a, b) =>
        Number(a.isSmall) - Number(b.isSmall) ||
        byRatio(a, b) ||
        totalOf(b.tally) - totalOf(a.tally) ||
        a.gameId - b.gameId,
    )
    .slice(0, most);
}

export interface StageTally {
  /** The stage's name; nothing for all stages that this site does not know yet. */
  readonly name: string | undefined;
  readonly tally: Tally;
}

/** One row for each stage, the most played first; shapes of a stage that share its name are one. Matches without a stage are in none. */
export function tallyByStage(matches: readonly PlayerMatch[]): StageTally[] {
  const tallies = new Map<string | undefined, OpenTally>();
  for (const { stage_id, outcome } of matches) {
    if (stage_id === undefined) continue;
    const name = findStageName(stage_id);
    const tally = tallies.get(name) ?? emptyTally();
    tallies.set(name, tally);
    countInto(tally, outcome);
  }
  return [...tallies]
    .map(([name, tally]) => ({ name, tally }))
    .toSorted(
      (a, b) => totalOf(b.tally) - totalOf(a.tally) || (a.name ?? "").localeCompare(b.name ?? "", "en"),
    );
}

/** What a player's clock said at an instant. */
export interface LocalTime {
  /** 0 is Monday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Reads an instant (seconds since 1970) as somebody's local time; passed in, because only the browser knows the zone. */
export type ReadLocalTime = (at: number) => LocalTime;

export interface HourRow {
  readonly hour: number;
  /** Monday first, always seven. */
  readonly weekdays: readonly (Tally | undefined)[];
}

/** Tallies by hour and weekday, the earliest hour first; hours in which nobody ever played are left out. */
export function tallyByHour(matches: readonly PlayerMatch[], readLocalTime: ReadLocalTime): HourRow[] {
  const hours = new Map<number, (OpenTally | undefined)[]>();
  const readTime = rememberQuarter(readLocalTime);
  for (const { battle_at, outcome } of matches) {
    if (battle_at === undefined) continue;
    const { weekday, hour } = readTime(battle_at);
    const weekdays = hours.get(hour) ?? new Array<OpenTally | undefined>(7).fill(undefined);
    hours.set(hour, weekdays);
    const tally = weekdays[weekday] ?? emptyTally();
    weekdays[weekday] = tally;
    countInto(tally, outcome);
  }
  return [...hours].map(([hour, weekdays]) => ({ hour, weekdays })).toSorted((a, b) => a.hour - b.hour);
}

/**
 * Asks only when a quarter of an hour is over: clocks everywhere change hour and offset at quarters, neighbours in a list of
 * matches are minutes apart, and a question to the time zone database costs as much as all the counting.
 */
function rememberQuarter(readLocalTime: ReadLocalTime): ReadLocalTime {
  let quarter: number | undefined;
  let time: LocalTime = { weekday: 0, hour: 0 };
  return (at) => {
    const asked = Math.floor(at / 900);
    if (asked !== quarter) time = readLocalTime(at);
    quarter = asked;
    return time;
  };
}

/** Two players' matches against each other, from one side. */
export interface HeadToHead {
  readonly tally: Tally;
  /** The latest of them, newest first. */
  readonly latest: readonly PlayerMatch[];
}

/** A player's matches (newest first) against one opponent, with the `most` latest of them. */
export function headToHead(matches: readonly PlayerMatch[], opponentId: string, most: number): HeadToHead {
  const met = matches.filter(({ opponent }) => opponent.polaris_id === opponentId);
  return { tally: tallyOf(met.map(({ outcome }) => outcome)), latest: met.slice(0, most) };
}

/** Matches that count as form. */
export const FORM_MATCHES = 20;

/** How the latest matches ended, newest first: at most `most`. */
export function recentForm(matches: readonly PlayerMatch[], most: number): Outcome[] {
  return matches.slice(0, most).map(({ outcome }) => outcome);
}

/** Runs of matches that ended the same way. */
export interface Streaks {
  /** The run that the latest match belongs to. */
  readonly current: { readonly outcome: Outcome; readonly length: number };
  readonly longestWin: number;
  readonly longestLoss: number;
}

/** The streaks in a player's matches, newest first; nothing without a match. A draw ends a streak of wins or losses. */
export function streaks(matches: readonly PlayerMatch[]): Streaks | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const longest = { win: 0, loss: 0, draw: 0 };
  let length = 0;
  let currentLength = 0;
  let previous: Outcome = first.outcome;
  for (const { outcome } of matches) {
    if (outcome !== previous) {
      if (currentLength === 0) currentLength = length;
      length = 0;
      previous = outcome;
    }
    length += 1;
    if (length > longest[outcome]) longest[outcome] = length;
  }
  return {
    current: { outcome: first.outcome, length: currentLength === 0 ? length : currentLength },
    longestWin: longest.win,
    longestLoss: longest.loss,
  };
}
