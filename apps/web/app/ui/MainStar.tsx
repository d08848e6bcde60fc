import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import styles from "./MainStar.module.css";
import * as words from "./words.ts";

/** Says that the visitor plays this character, or takes it back. The script in `<head>` listens to it (head/my-main.ts). */
export function MainStar({ characterId }: { characterId: CharacterId }): ReactNode {
  return (
    <button type="button" className={styles.star} data-star-main={characterId} aria-pressed="false">
      {words.myMain}
    </button>
  );
}
