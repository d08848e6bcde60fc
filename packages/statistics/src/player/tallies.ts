import { entryOf, findStageName } from "@tactician/game";
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
  return [...Map.groupBy(matches, ({ opponent }) => opponent.chara_id)]
    .map(([gameId, met]) => {
      const tally = tallyOf(met);
      return { gameId, tally, ratio: winRatio(tally) ?? 0, isSmall: met.length < SMALL_SAMPLE };
    })
    .toSorted((a, b) => totalOf(b.tally) - totalOf(a.tally) || a.gameId - b.gameId);
}

/**
 * The characters with the lowest win ratio, worst first, or with the highest, best first: at most `most`, small samples behind all
 * others. Of equal ratios the one with more matches counts more: it is known better.
 */
export function rankedCharacters(
  rows: readonly CharacterTally[],
  most: number,
  first: "hardest" | "easiest",
): CharacterTally[] {
  return rows
    .toSorted(
      (a, b) =>
        Number(a.isSmall) - Number(b.isSmall) ||
        (first === "hardest" ? a.ratio - b.ratio : b.ratio - a.ratio) ||
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
  const staged = matches.flatMap(({ stage_id, outcome }) =>
    stage_id === undefined ? [] : { name: findStageName(stage_id), outcome },
  );
  return [...Map.groupBy(staged, ({ name }) => name)]
    .map(([name, played]) => ({ name, tally: tallyOf(played) }))
    .toSorted(
      (a, b) => totalOf(b.tally) - totalOf(a.tally) || (a.name ?? "").localeCompare(b.name ?? "", "en"),
    );
}

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
    const weekdays = entryOf(hours, hour, () => new Array<OpenTally | undefined>(7).fill(undefined));
    weekdays[weekday] ??= emptyTally();
    countInto(weekdays[weekday], outcome);
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

export type HeadToHead = ReturnType<typeof headToHead>;

/** A player's matches (newest first) against one opponent, with the `most` latest of them. */
export function headToHead(matches: readonly PlayerMatch[], opponentId: string, most: number) {
  const met = matches.filter(({ opponent }) => opponent.polaris_id === opponentId);
  return { tally: tallyOf(met), latest: met.slice(0, most) };
}

/** The streaks in a player's matches, newest first; nothing without a match. A draw ends a streak of wins or losses. */
export function streaks(matches: readonly PlayerMatch[]) {
  const longest = { win: 0, loss: 0, draw: 0 };
  let current: { readonly outcome: Outcome; length: number } | undefined;
  let run = current;
  for (const { outcome } of matches) {
    if (run?.outcome !== outcome) run = { outcome, length: 0 };
    current ??= run;
    run.length += 1;
    longest[outcome] = Math.max(longest[outcome], run.length);
  }
  return current && { current, longestWin: longest.win, longestLoss: longest.loss };
}
