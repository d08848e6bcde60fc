import ComboPage from "./ComboPage.island.tsx";
import { COMBO_PAGE_TITLE } from "./core/page-title.ts";

export default function ComboGenerator() {
  return <ComboPage title={COMBO_PAGE_TITLE} />;
}
