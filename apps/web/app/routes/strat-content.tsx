import { STRAT_CONTENT_PATH } from "@tactician/contract";
import { ContentPage } from "../features/roulette/ContentPage.tsx";
import { absolute, pageMeta } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/strat-content";

const description = `Pick a challenge for your stream of Tekken 8, patch ${PATCH}: by character, as a card to show, a picture to save, or an overlay for your streaming program.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Tekken 8 challenges for content creators",
    description,
    keywords: ["Tekken 8 stream challenge", "Tekken 8 challenges", "Tekken 8 overlay"],
    path: STRAT_CONTENT_PATH,
    structuredData: {
      "@type": "WebPage",
      name: "Tekken 8 challenges for content creators",
      url: absolute(STRAT_CONTENT_PATH),
      description,
    },
  });

export default function StratContent() {
  return <ContentPage />;
}
