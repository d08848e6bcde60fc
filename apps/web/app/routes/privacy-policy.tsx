import { PrivacyPage } from "../features/texts/PrivacyPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "Privacy policy",
    description:
      "No accounts, no cookies, no ads: what Tactician keeps in your browser, and how to delete it.",
    path: "/privacy-policy",
  });

export default PrivacyPage;
