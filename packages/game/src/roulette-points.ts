/** How hard a strategy of the roulette is, the easiest first. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Points that a strategy brings when it succeeded and costs when it failed: `ROULETTE_POINTS.hard.won` is 15. */
export const ROULETTE_POINTS: Readonly<Record<Difficulty, { readonly won: number; readonly lost: number }>> =
  {
    easy: { won: 5, lost: 14 },
    medium: { won: 10, lost: 10 },
    hard: { won: 15, lost: 5 },
  };

/** Lowest points of each verdict at the end of a run, best first; one more verdict stands below the last of them. */
export const VERDICT_FLOORS = [600, 500, 400, 300, 200, 100, 50, 0, -25, -50] as const;
