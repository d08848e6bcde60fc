import type { MatchCosts, OpponentCost } from "@tactician/statistics";

/** How likely a record has to be below even before it is said to lean that way. */
const LEANING_CHANCE = 0.6;

/** The costs that may be named, and those that a record leans to so far (`isSure` says which); what does neither is not shown. */
export function shownCosts({ costs }: MatchCosts): OpponentCost[] {
  return costs.filter(({ isSure, chanceBelowEven }) => isSure || chanceBelowEven >= LEANING_CHANCE);
}
