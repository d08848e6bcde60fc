import { STATS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.pageDescription(PATCH);

export const page = defineRoute({
  islands: ["Stats"],
  head: () => ({
    title: words.pageTitle,
    description,
    keywords: words.keywords,
    structuredData: {
      "@type": "WebApplication",
      name: words.pageTitle,
      url: absolute(STATS_PATH),
      applicationCategory: "GameApplication",
      description,
    },
  }),
});
