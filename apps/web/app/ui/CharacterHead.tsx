import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import styles from "./character-page.module.css";
import { Portrait } from "./Portrait.tsx";

interface CharacterHeadProps {
  readonly characterId: CharacterId;
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The head of a page about a part of a character: a small portrait, and beside it what the page is about. */
export function CharacterHead({ characterId, name, className, children }: CharacterHeadProps): ReactNode {
  return (
    <header className={className}>
      <Portrait
        id={characterId}
        name={name}
        sizes="(min-width: 600px) 112px, 72px"
        loading="eager"
        className={styles.smallPortrait}
      />
      <div>{children}</div>
    </header>
  );
}
