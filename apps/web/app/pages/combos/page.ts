import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { absolute } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.description(PATCH);

export const page = defineRoute({
  islands: ["ComboPage", "first-movelists"],
  head: () => ({
    title: words.title,
    description,
    keywords: words.keywords,
    structuredData: {
      "@type": "WebApplication",
      name: words.title,
      url: absolute(COMBO_GENERATOR_PATH),
      description,
      applicationCategory: "GameApplication",
      operatingSystem: "Any",
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
  }),
});
