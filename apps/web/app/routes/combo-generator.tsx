import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { ComboPage } from "../features/combos/ComboPage.tsx";
import { absolute, pageMeta } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/combo-generator";

const TITLE = "Tekken 8 Combo Generator";
const description = `Write your Tekken 8 combos as icons, check them against the frame data of patch ${PATCH}, save them as pictures and share them by link. Nothing leaves your browser.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: TITLE,
    description,
    keywords: ["Tekken 8 combo generator", "Tekken 8 combo maker", "Tekken combo notation", "combo icons"],
    path: COMBO_GENERATOR_PATH,
    structuredData: {
      "@type": "WebApplication",
      name: TITLE,
      url: absolute(COMBO_GENERATOR_PATH),
      description,
      applicationCategory: "GameApplication",
      operatingSystem: "Any",
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    },
  });

export default function ComboGenerator() {
  return <ComboPage title={TITLE} />;
}
