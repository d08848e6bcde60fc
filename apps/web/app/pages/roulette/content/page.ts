import { STRAT_CONTENT_PATH } from "@tactician/contract";
import { absolute } from "../../../base/meta.ts";
import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";

const description = `Pick a challenge for your stream of Tekken 8, patch ${PATCH}: by character, as a card to show, a picture to save, or an overlay for your streaming program.`;

export const page = defineRoute({
  islands: ["Content"],
  head: () => ({
    title: "Tekken 8 challenges for content creators",
    description,
    keywords: ["Tekken 8 stream challenge", "Tekken 8 challenges", "Tekken 8 overlay"],
    structuredData: {
      "@type": "WebPage",
      name: "Tekken 8 challenges for content creators",
      url: absolute(STRAT_CONTENT_PATH),
      description,
    },
  }),
});
