import { VERDICT_FLOORS } from "@tactician/game";
import * as words from "../words.ts";
import type { Run } from "./roulette.ts";

/** How long a strategy is played: `durationLabel("match")` is "Whole Match"; every other word than round and match means once. */
export function durationLabel(scope: string): string {
  if (scope === "round") return words.oneRound;
  return scope === "match" ? words.wholeMatch : words.onlyOnce;
}

/** Points with their sign, a true minus: `signed(-14)` is "−14", `signed(5)` is "+5". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Points without a plus: `plain(-14)` is "−14", `plain(5)` is "5". */
export function plain(points: number): string {
  return points < 0 ? signed(points) : String(points);
}

/** The verdict that points earn, from the texts in the order of their tiers; the last one takes everybody below. */
export function verdictFor(points: number, texts: readonly string[]): string {
  const tier = VERDICT_FLOORS.findIndex((floor) => points >= floor);
  return (tier < 0 ? texts.at(-1) : texts[tier]) ?? "";
}

/** What a screen reader says when a run has changed. */
export function announcement(run: Run): string {
  const { shown, lastChange, points, isFinished } = run;
  const score = lastChange === undefined ? "" : words.scored(signed(lastChange), plain(points));
  if (isFinished) return score + words.runOver;
  if (shown.kind === "nothing") return "";
  if (shown.kind === "note") return shown.text === words.allDrawn ? score + shown.text : shown.text;
  const { title, description, difficulty, scope } = shown.strategy;
  return (
    score + words.strategySpoken(title, words.DIFFICULTIES[difficulty], durationLabel(scope), description)
  );
}

/** A title as it is in an address: `titleSegment("Both Feet on the Floor")` is `both-feet-on-the-floor`. */
export function titleSegment(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
