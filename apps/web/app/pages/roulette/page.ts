import { ROULETTE_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `Spin the wheel and win your next match of Tekken 8, patch ${PATCH}, in a way you never would: challenges for every character, points, a verdict and a leaderboard.`;

export const page = defineRoute({
  islands: ["Leaderboard", "RouletteStage"],
  head: () => ({
    title: "Tekken 8 Strategy Roulette",
    description,
    keywords: ["Tekken 8 challenges", "Tekken 8 strategy roulette", "Tekken 8 stream challenge"],
    structuredData: {
      "@type": "WebPage",
      name: "Tekken 8 Strategy Roulette",
      url: absolute(ROULETTE_PATH),
      description,
    },
  }),
});
