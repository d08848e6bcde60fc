import { KeepSheets } from "../features/offline/KeepSheets.tsx";
import { AboutPage } from "../features/texts/AboutPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "About",
    description:
      "What Tactician is, who makes it and how it stays alive: a fan-made guide for Tekken 8, run on donations.",
    path: "/about",
  });

export default function About() {
  return <AboutPage offline={<KeepSheets />} />;
}
