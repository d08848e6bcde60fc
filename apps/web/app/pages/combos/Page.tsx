import type { ReactNode } from "react";
import { Alive } from "../../live/island.tsx";
import ComboPage from "./ComboPage.island.tsx";
import { COMBO_PAGE_TITLE } from "./core/page-title.ts";
import { bring as askForFirstMovelists } from "./first-movelists.island.ts";

export default function ComboGenerator(): ReactNode {
  return (
    <>
      <Alive name="pages/combos/first-movelists" wake="start" bring={askForFirstMovelists} with={{}} />
      <ComboPage title={COMBO_PAGE_TITLE} />
    </>
  );
}
