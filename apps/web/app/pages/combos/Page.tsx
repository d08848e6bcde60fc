import type { ReactNode } from "react";
import { Alive } from "../../live/island.tsx";
import ComboPage from "./ComboPage.island.tsx";
import { bring as askForFirstMovelists } from "./first-movelists.island.ts";
import * as words from "./words.ts";

export default function ComboGenerator(): ReactNode {
  return (
    <>
      <Alive name="pages/combos/first-movelists" wake="start" bring={askForFirstMovelists} with={{}} />
      <ComboPage title={words.title} />
    </>
  );
}
