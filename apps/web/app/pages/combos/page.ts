import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import { COMBO_PAGE_TITLE } from "./core/page-title.ts";

const description = `Write your Tekken 8 combos as icons, check them against the frame data of patch ${PATCH}, save them as pictures and share them by link. Nothing leaves your browser.`;

export const page = defineRoute({
  islands: ["ComboPage", "first-movelists"],
  head: () => ({
    title: COMBO_PAGE_TITLE,
    description,
    keywords: ["Tekken 8 combo generator", "Tekken 8 combo maker", "Tekken combo notation", "combo icons"],
    structuredData: {
      "@type": "WebApplication",
      name: COMBO_PAGE_TITLE,
      url: absolute(COMBO_GENERATOR_PATH),
      description,
      applicationCategory: "GameApplication",
      operatingSystem: "Any",
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
  }),
});
