import { SMALL_SAMPLE } from "@tactician/statistics";

/** How a cell of the weekday table is tinted. */
export type HeatBand = "few" | "worst" | "bad" | "even" | "good" | "best";

/** The band of a win ratio in percent over a number of matches; too few matches have no colour. */
export function heatBand(ratio: number, matches: number): HeatBand {
  if (matches < SMALL_SAMPLE) return "few";
  if (ratio < 35) return "worst";
  if (ratio < 45) return "bad";
  if (ratio <= 55) return "even";
  return ratio <= 65 ? "good" : "best";
}
