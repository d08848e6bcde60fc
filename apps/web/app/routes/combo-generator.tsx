import { ComboPage } from "../features/combos/ComboPage.tsx";
import { COMBO_PAGE_TITLE } from "../features/combos/core/page-title.ts";

export default function ComboGenerator() {
  return <ComboPage title={COMBO_PAGE_TITLE} />;
}
