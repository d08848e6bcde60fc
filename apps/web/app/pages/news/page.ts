import { NEWS_PAGE_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.description(PATCH);

export const page = defineRoute({
  islands: ["News"],
  head: () => ({
    title: words.pageTitle,
    description,
    keywords: words.keywords,
    structuredData: {
      "@type": "CollectionPage",
      name: words.pageTitle,
      url: absolute(NEWS_PAGE_PATH),
      description,
    },
  }),
});
