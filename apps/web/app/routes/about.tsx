import { KeepSheets } from "../features/offline/KeepSheets.tsx";
import { AboutPage } from "../features/texts/AboutPage.tsx";

export default function About() {
  return <AboutPage offline={<KeepSheets />} />;
}
