import { counted, formatCount, NO_VALUE } from "@tactician/contract";
import { formatRatio, type Outcome, SMALL_SAMPLE, type Tally, winRatio } from "@tactician/statistics";

/** A tally's win ratio with two decimals and its sign: `66.67%`. */
export function ratioWords(tally: Tally): string {
  const ratio = winRatio(tally);
  return ratio === undefined ? NO_VALUE : `${formatRatio(ratio)}%`;
}

/** `12 wins, 9 losses`, with draws where there are any. */
export function tallyWords({ wins, losses, draws }: Tally): string {
  const parts = [counted(wins, "win", "wins"), counted(losses, "loss", "losses")];
  if (draws > 0) parts.push(counted(draws, "draw", "draws"));
  return parts.join(", ");
}

/** The same in a cell: `12W 9L`, `12W 9L 1D`. */
export function scoreWords({ wins, losses, draws }: Tally): string {
  const parts = [`${formatCount(wins)}W`, `${formatCount(losses)}L`];
  if (draws > 0) parts.push(`${formatCount(draws)}D`);
  return parts.join(" ");
}

export const OUTCOME_WORDS: Record<Outcome, string> = { win: "Win", loss: "Loss", draw: "Draw" };

/** What the current streak is: `4 wins in a row`. */
export function streakWords({ outcome, length }: { outcome: Outcome; length: number }): string {
  const words = { win: ["win", "wins"], loss: ["loss", "losses"], draw: ["draw", "draws"] }[outcome];
  return `${counted(length, words[0] ?? "", words[1] ?? "")}${length > 1 ? " in a row" : ""}`;
}

/** How long something took or is ago, in its largest fitting unit: 90 s -> `2 min`, 7200 s -> `2 h`. */
export function durationWords(seconds: number): string {
  if (seconds < 60 * 60) return `${Math.max(1, Math.round(seconds / 60))} min`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.round((seconds % 3600) / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  if (hours >= 10 || minutes === 0) return `${Math.round(seconds / 3600)} h`;
  return minutes === 60 ? `${hours + 1} h` : `${hours} h ${minutes} min`;
}

type HeatBand = "few" | "worst" | "bad" | "even" | "good" | "best";

/** The band of a win ratio in percent over a number of matches; too few matches have no colour. */
export function heatBand(ratio: number, matches: number): HeatBand {
  if (matches < SMALL_SAMPLE) return "few";
  if (ratio < 35) return "worst";
  if (ratio < 45) return "bad";
  if (ratio <= 55) return "even";
  return ratio <= 65 ? "good" : "best";
}

/** An instant, seconds since 1970, as a `<time>` carries it for machines. */
export function machineTime(at: number): string {
  return new Date(at * 1000).toISOString();
}
