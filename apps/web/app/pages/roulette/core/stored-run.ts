import type { Strategies } from "@tactician/contract";
import { fieldsOf, isCharacterId, parseJson } from "@tactician/game";
import { draw, NEW_RUN, poolOf, type Run } from "./roulette.ts";

/** No strategy is worth more, won or lost. */
const MOST_POINTS = 15;

/** A run as text for storage; empty for one that has not started. */
export function formatRun({ character, shown, used, points, isStarted, isFinished }: Run): string {
  if (!isStarted) return "";
  const current = shown.kind === "strategy" ? shown.strategy.title : undefined;
  return JSON.stringify({ character, current, used, points, isFinished });
}

/**
 * The run that storage holds, ready to go on. Strategies that are there no more are forgotten, and when the one shown was
 * among them another is drawn. Whatever was not written by `formatRun` is no run: `undefined`.
 */
export function restoreRun(
  text: string | undefined,
  strategies: Strategies,
  random: () => number,
): Run | undefined {
  const stored = readStoredRun(text);
  if (stored === undefined) return undefined;
  const { character, points, isFinished } = stored;
  const pool = poolOf(strategies, character);
  const used = [...new Set(stored.used)].filter((title) => pool.some((entry) => entry.title === title));
  const run: Run = { ...NEW_RUN, character, points, used, isStarted: true };
  if (isFinished) return { ...run, isFinished };
  const strategy = pool.find(({ title }) => title === stored.current && used.includes(title));
  if (strategy !== undefined) return { ...run, shown: { kind: "strategy", strategy } };
  return used.length < pool.length ? draw(run, pool, random) : undefined;
}

function readStoredRun(text: string | undefined) {
  const { character, current, used, points, isFinished } = fieldsOf(parseJson(text));
  if (character !== undefined && (typeof character !== "string" || !isCharacterId(character)))
    return undefined;
  if (current !== undefined && typeof current !== "string") return undefined;
  if (!Array.isArray(used) || used.length === 0 || !used.every((title) => typeof title === "string")) {
    return undefined;
  }
  if (typeof points !== "number" || !Number.isInteger(points)) return undefined;
  if (Math.abs(points) > used.length * MOST_POINTS) return undefined;
  if (typeof isFinished !== "boolean") return undefined;
  return { character, current, used, points, isFinished };
}
