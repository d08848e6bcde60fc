import { WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { defineRoute } from "../../base/route.ts";

const description =
  "Tekken 8 matchup chart from everybody's ranked matches, by rank and patch: every character against every other with its likely range, popularity and rank distribution. Open data.";

export const page = defineRoute({
  islands: ["World"],
  head: () => ({
    title: "Tekken 8 matchup chart of the world",
    description,
    keywords: [
      "Tekken 8 matchup chart",
      "Tekken 8 tier list",
      "Tekken 8 character popularity",
      "Tekken 8 rank distribution",
    ],
    structuredData: {
      "@type": "Dataset",
      name: "Tekken 8 matchup chart of the world",
      url: absolute(WORLD_MATCHUPS_PATH),
      description,
    },
  }),
});
