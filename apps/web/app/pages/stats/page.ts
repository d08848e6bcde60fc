import { STATS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `Tekken 8 player statistics by user ID, patch ${PATCH}: rank, rating, win ratio against every character, latest ranked matches, form and head-to-head.`;

export const page = defineRoute({
  islands: ["Stats"],
  head: () => ({
    title: "Tekken 8 player stats",
    description,
    keywords: [
      "Tekken 8 stats",
      "Tekken 8 player stats",
      "Tekken 8 win rate",
      "Tekken 8 matchups",
      "Polaris ID",
    ],
    structuredData: {
      "@type": "WebApplication",
      name: "Tekken 8 player stats",
      url: absolute(STATS_PATH),
      applicationCategory: "GameApplication",
      description,
    },
  }),
});
