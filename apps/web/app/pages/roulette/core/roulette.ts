import type { Strategies, Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter, ROULETTE_POINTS } from "@tactician/game";
import * as words from "../words.ts";

/*
 * The Strategy Roulette as a state machine: six transitions (docs/fixed-by-the-specification.md), each a function from one run to
 * the next. Chance is passed in: a function that gives numbers from 0 (included) to 1 (excluded), as Math.random does.
 */

export type StrategyOutcome = "succeeded" | "failed";

/** What is on the card. */
export type Shown =
  | { readonly kind: "nothing" }
  | { readonly kind: "strategy"; readonly strategy: Strategy }
  | { readonly kind: "note"; readonly text: string };

export interface Run {
  /** Whose strategies are played beside the general ones; nobody's when undefined. */
  readonly character: CharacterId | undefined;
  readonly shown: Shown;
  /** Titles of the strategies drawn so far, the one shown included. */
  readonly used: readonly string[];
  readonly points: number;
  /** What the last judgement brought or cost. */
  readonly lastChange: number | undefined;
  readonly isStarted: boolean;
  readonly isFinished: boolean;
}

/** Transition 1, and what transition 6 leads back to: no strategy shown, everybody's strategies. */
export const NEW_RUN: Run = {
  character: undefined,
  shown: { kind: "nothing" },
  used: [],
  points: 0,
  lastChange: undefined,
  isStarted: false,
  isFinished: false,
};

/** The general strategies and those of a character, each title once: what a run draws from. */
export function poolOf(strategies: Strategies | undefined, character: CharacterId | undefined): Strategy[] {
  if (strategies === undefined) return [];
  const name = character === undefined ? undefined : findCharacter(character)?.name;
  const own = name === undefined ? [] : (strategies.characters[name] ?? []);
  const byTitle = new Map([...strategies.general, ...own].map((strategy) => [strategy.title, strategy]));
  return [...byTitle.values()];
}

/** Before a run the character can be chosen; once it has started the choice stands. */
export function chooseCharacter(run: Run, character: CharacterId | undefined): Run {
  return run.isStarted ? run : { ...run, character, shown: NEW_RUN.shown };
}

/**
 * Transitions 2 and 3: shows a strategy not drawn yet and starts the run. An empty pool starts nothing and says so. Where
 * all have been drawn, the list of them is forgotten and the card says that.
 */
export function draw(run: Run, pool: readonly Strategy[], random: () => number): Run {
  if (run.isFinished) return run;
  if (pool.length === 0) return { ...run, shown: { kind: "note", text: words.noStrategies } };
  const fresh = pool.filter(({ title }) => !run.used.includes(title));
  const strategy = fresh[Math.floor(random() * fresh.length)];
  if (strategy === undefined) {
    return { ...run, used: [], shown: { kind: "note", text: words.allDrawn }, isStarted: true };
  }
  const used = [...run.used, strategy.title];
  return { ...run, used, shown: { kind: "strategy", strategy }, isStarted: true };
}

/**
 * Transitions 4 and 5: counts the points of the strategy shown, then ends the run when every strategy of the pool has been
 * drawn, or shows the next one. Without a strategy on the card there is nothing to judge, and nothing changes.
 */
export function judge(run: Run, outcome: StrategyOutcome, pool: readonly Strategy[], random: () => number) {
  if (run.isFinished || run.shown.kind !== "strategy") return run;
  const { won, lost } = ROULETTE_POINTS[run.shown.strategy.difficulty];
  const lastChange = outcome === "succeeded" ? won : -lost;
  const judged = { ...run, points: run.points + lastChange, lastChange };
  if (run.used.length >= pool.length) return { ...judged, shown: NEW_RUN.shown, isFinished: true };
  return draw(judged, pool, random);
}

/**
 * The highest streak to keep after a run, or `undefined` when the one kept stands. With nothing kept, a run has to end
 * above zero to be worth it. The last judgement counts.
 */
export function newHighestStreak({ isFinished, points }: Run, kept: number | undefined): number | undefined {
  return isFinished && points > (kept ?? 0) ? points : undefined;
}

/** The highest streak that storage holds; anything but a whole number counts as none: `parseStreak("NaN")`. */
export function parseStreak(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}
