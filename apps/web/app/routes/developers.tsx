import { DEVELOPERS_PATH } from "@tactician/contract";
import { DevelopersPage } from "../features/texts/DevelopersPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "Open data for developers",
    description:
      "Frame data, sheets, punishers and match statistics of Tekken 8 as open JSON: addresses, an example, manners and terms.",
    path: DEVELOPERS_PATH,
  });

export default DevelopersPage;
