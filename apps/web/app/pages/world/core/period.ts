import { firstDayOf } from "../../../player/core/first-day.ts";

/** How far back matches count. */
export const PERIODS = ["all", "12-months", "90-days", "30-days"] as const;

export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
  all: "All time",
  "12-months": "Last 12 months",
  "90-days": "Last 90 days",
  "30-days": "Last 30 days",
};

const DAYS: Record<Exclude<Period, "all">, number> = { "12-months": 365, "90-days": 90, "30-days": 30 };

/** The first day that counts, `2026-10-24` (UTC), of a period that ends now; nothing where all count. */
export function sinceOf(period: Period, now: number): string | undefined {
  if (period === "all") return undefined;
  return firstDayOf(DAYS[period], now);
}
