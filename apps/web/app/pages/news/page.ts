import { NEWS_PAGE_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `The newest articles about Tekken 8: patches, tournaments and characters, next to the guide for patch ${PATCH}.`;

export const page = defineRoute({
  islands: ["News"],
  head: () => ({
    title: "Tekken 8 news",
    description,
    keywords: ["Tekken 8 news", "Tekken 8 patch notes", "Tekken tournaments"],
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 news",
      url: absolute(NEWS_PAGE_PATH),
      description,
    },
  }),
});
