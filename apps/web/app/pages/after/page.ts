import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["After"],
  head: () => ({
    title: words.pageTitle,
    description: words.description,
    keywords: words.keywords,
  }),
});
