import { CreditsPage } from "../features/texts/CreditsPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "Thank you",
    description: "Whose data, drawings and type Tactician stands on, and under which licences.",
    path: "/credits",
  });

export default CreditsPage;
