import { WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["World"],
  head: () => ({
    title: words.pageTitle,
    description: words.pageDescription,
    keywords: words.keywords,
    structuredData: {
      "@type": "Dataset",
      name: words.pageTitle,
      url: absolute(WORLD_MATCHUPS_PATH),
      description: words.pageDescription,
    },
  }),
});
