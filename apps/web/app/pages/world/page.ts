import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["World"],
  head: () => ({
    title: words.pageTitle,
    description: words.pageDescription,
    keywords: words.keywords,
    structuredData: "Dataset",
  }),
});
