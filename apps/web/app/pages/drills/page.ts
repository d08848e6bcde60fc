import { DRILLS_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.description(PATCH);

export const page = defineRoute({
  islands: ["Drills"],
  head: () => ({
    title: words.pageTitle,
    description,
    keywords: words.keywords,
    structuredData: {
      "@type": "WebApplication",
      name: words.pageTitle,
      url: absolute(DRILLS_PATH),
      applicationCategory: "GameApplication",
      description,
    },
  }),
});
