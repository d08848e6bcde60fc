import { KeepSheets } from "./KeepSheets.tsx";
import { AboutPage } from "./AboutPage.tsx";

export default function About() {
  return <AboutPage offline={<KeepSheets />} />;
}
