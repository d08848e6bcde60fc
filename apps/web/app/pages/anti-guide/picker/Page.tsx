import { ANTI_GUIDE_PATH, antiGuidePath, STATS_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import type { CharacterList } from "../../../base/api.ts";
import { CharacterGrid } from "../../../ui/CharacterGrid.tsx";
import { LastOpponents } from "../../../ui/LastOpponents.tsx";
import * as words from "./words.ts";

export default function AntiGuidePicker({ characters }: { characters: CharacterList }): ReactNode {
  return (
    <CharacterGrid
      before={<LastOpponents />}
      heading={words.heading}
      intro={
        <>
          {words.intro.before}
          <a href={STATS_PATH}>{words.intro.link}</a>
          {words.intro.after}
        </>
      }
      characters={characters}
      here={ANTI_GUIDE_PATH}
      pathOf={({ _id, counterSchema }) => (counterSchema.length > 0 ? antiGuidePath(_id) : undefined)}
    />
  );
}
