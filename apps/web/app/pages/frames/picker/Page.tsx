import { FRAMES_PATH, framesPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import type { CharacterList } from "../../../base/api.ts";
import { MY_ID, MY_NAME } from "../../../base/my-main.ts";
import { CharacterGrid } from "../../../ui/CharacterGrid.tsx";
import * as words from "./words.ts";

export default function FramesPicker({ characters }: { characters: CharacterList }): ReactNode {
  return (
    <CharacterGrid
      heading={words.heading}
      intro={words.intro}
      characters={characters}
      mine={framesPath(MY_ID as CharacterId, MY_NAME)}
      here={FRAMES_PATH}
      pathOf={({ _id, name }) => framesPath(_id, name)}
    />
  );
}
