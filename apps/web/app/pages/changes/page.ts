import { CHANGES_PATH, type ChangesOverview, changesFeedPath } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `What each patch of Tekken 8 changed, in numbers: startup, block, hit and damage of every move before and after, and who can punish it now. All characters, up to patch ${PATCH}.`;

/** The overview is in the page of the build; the shell has none, and the page asks for everything. */
export const page = defineRoute<{ readonly overview?: ChangesOverview }>({
  islands: ["Changes"],
  head: () => ({
    title: "Tekken 8 patch changes in numbers",
    description,
    keywords: [
      "Tekken 8 patch notes",
      "Tekken 8 frame data changes",
      "Tekken 8 balance changes",
      "Tekken 8 buffs and nerfs",
    ],
    feed: { path: changesFeedPath(), title: "Tekken 8: changes of all characters" },
    structuredData: {
      "@type": "Dataset",
      name: "Tekken 8 frame data changes",
      url: absolute(CHANGES_PATH),
      description,
      isAccessibleForFree: true,
      inLanguage: "en",
    },
  }),
  ask: () => ({}),
});
