import { DRILLS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `Learn a matchup of Tekken 8 by cards, patch ${PATCH}: what to press after a block, where to duck a string, how to break a throw, whose turn it is. It repeats what you forget.`;

export const page = defineRoute({
  islands: ["Drills"],
  head: () => ({
    title: "Tekken 8 matchup drills",
    description,
    keywords: [
      "Tekken 8 punish training",
      "Tekken 8 flash cards",
      "Tekken 8 matchup drills",
      "Tekken 8 throw break practice",
    ],
    structuredData: {
      "@type": "WebApplication",
      name: "Tekken 8 matchup drills",
      url: absolute(DRILLS_PATH),
      applicationCategory: "GameApplication",
      description,
    },
  }),
});
