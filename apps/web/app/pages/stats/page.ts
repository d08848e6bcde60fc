import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["Stats"],
  head: () => ({
    title: words.pageTitle,
    description: words.pageDescription(PATCH),
    keywords: words.keywords,
    structuredData: "WebApplication",
  }),
});
