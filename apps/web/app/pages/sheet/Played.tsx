import type { ReactNode } from "react";
import { Alive } from "../../live/island.tsx";
import styles from "./CharacterSheet.module.css";
import { bring } from "./played.island.ts";

/** How often the character is played, where everybody's matches are known: one line at the foot, where it moves nothing. */
export function Played({ characterId }: { characterId: string }): ReactNode {
  return (
    <Alive name="pages/sheet/played" wake="idle" bring={bring} with={{ characterId }}>
      <p className={styles.played} hidden />
    </Alive>
  );
}
