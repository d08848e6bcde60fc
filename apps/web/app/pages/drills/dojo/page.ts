import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["Dojo"],
  head: () => ({
    title: words.pageTitle,
    description: words.description(PATCH),
    keywords: words.keywords,
  }),
});
