import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  islands: ["Practice"],
  head: () => ({
    title: "Tekken 8 practice recipe",
    description: `What to record in the practice mode of Tekken 8 for any matchup, patch ${PATCH}: which moves, in which order, what punishes them, and when to stop. On one page, to print.`,
    keywords: ["Tekken 8 practice mode", "Tekken 8 punish training", "Tekken 8 matchup practice"],
  }),
});
