import {
  CHANGES_PATH,
  type ChangesOverview,
  changesFeedPath,
  changesFeedTitle,
  LANGUAGE,
} from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.pageDescription(PATCH);

/** The overview is in the page of the build; the shell has none, and the page asks for everything. */
export const page = defineRoute<{ readonly overview?: ChangesOverview }>({
  islands: ["Changes"],
  head: () => ({
    title: words.pageTitle,
    description,
    keywords: words.keywords,
    feed: { path: changesFeedPath(), title: changesFeedTitle() },
    structuredData: {
      "@type": "Dataset",
      name: words.dataset,
      url: absolute(CHANGES_PATH),
      description,
      isAccessibleForFree: true,
      inLanguage: LANGUAGE,
    },
  }),
  ask: () => ({}),
});
