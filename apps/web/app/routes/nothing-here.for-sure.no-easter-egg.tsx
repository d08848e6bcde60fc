import { HiddenPage } from "../features/texts/HiddenPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "Nothing here",
    description: "There is nothing here, for sure.",
    robots: "noindex",
  });

export default HiddenPage;
