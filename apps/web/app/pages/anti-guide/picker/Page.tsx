import { ANTI_GUIDE_PATH, antiGuidePath, STATS_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import type { CharacterList } from "../../../base/api.ts";
import { CharacterGrid } from "../../../ui/CharacterGrid.tsx";
import { LastOpponents } from "../../../ui/LastOpponents.tsx";

/** Everybody whom the guide knows how to beat. */
export default function AntiGuidePicker({ characters }: { characters: CharacterList }): ReactNode {
  return (
    <CharacterGrid
      before={<LastOpponents />}
      heading="Choose Your Nemises"
      intro={
        <>
          Whom do you lose to? What to punish, what to duck and which way to step, with your own character's
          answers beside it. Not sure? <a href={STATS_PATH}>Your player stats</a> tell.
        </>
      }
      characters={characters}
      here={ANTI_GUIDE_PATH}
      pathOf={({ _id, counterSchema }) => (counterSchema.length > 0 ? antiGuidePath(_id) : undefined)}
    />
  );
}
