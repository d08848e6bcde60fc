import { antiGuidePath, practicePath, sheetPath } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import styles from "./DeckLinks.module.css";

interface DeckLinksProps {
  readonly me: CharacterId;
  readonly them: CharacterId;
}

/** What else there is about the matchup. */
export function DeckLinks({ me, them }: DeckLinksProps): ReactNode {
  const [myName, theirName] = [me, them].map((id) => findCharacter(id)?.name ?? id);
  return (
    <nav className={styles.links} aria-label="About this matchup">
      <a className={styles.link} href={practicePath(me, them)}>
        Practice recipe
      </a>
      <a className={styles.link} href={`${antiGuidePath(them)}?me=${me}`}>
        How to beat {theirName}
      </a>
      <a className={styles.link} href={sheetPath(me, myName ?? me)}>
        Sheet of {myName}
      </a>
    </nav>
  );
}
