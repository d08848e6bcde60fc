import type { Page } from "@playwright/test";
import type { Strategies } from "@tactician/contract";

/** A small pool for tests: what the guide says today must not decide whether a test passes. */
export const STRATEGIES: Strategies = {
  general: [
    {
      title: "Low Rent",
      description: "Win a round in which every attack of yours is a low.",
      difficulty: "easy",
      scope: "round",
    },
    {
      title: "Wall Inspector",
      description: "Take the opponent to a wall in every round of the match and say hello to it.",
      difficulty: "medium",
      scope: "match",
    },
  ],
  characters: {
    Jin: [
      {
        title: "Inner Peace",
        description: "End a round from Zanshin, with 1+2 as the last hit.",
        difficulty: "hard",
        scope: "once",
      },
    ],
  },
};

/** Puts strategies in the place of the site's own. */
export async function serveStrategies(page: Page, strategies: unknown = STRATEGIES): Promise<void> {
  await page.route("**/strats.json", (route) => route.fulfill({ json: strategies }));
}
