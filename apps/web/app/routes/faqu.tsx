import { FaqPage } from "../features/texts/FaqPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "FAQ",
    description:
      "Is there an app, are there ads, where did my combos go: short answers about Tactician, the Tekken 8 guide.",
    path: "/faqu",
  });

export default FaqPage;
