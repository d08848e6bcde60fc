import { antiGuidePath } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import type { ReactNode } from "react";
import styles from "./GuideLink.module.css";

interface GuideLinkProps {
  readonly gameId: number;
  /** Whom the player plays: chosen on the anti-guide already. */
  readonly ownGameId?: number;
}

/** To how a character is beaten; one that this site has no guide to gets no link. */
export function GuideLink({ gameId, ownGameId }: GuideLinkProps): ReactNode {
  const character = findCharacterByGameId(gameId);
  if (character === undefined) return undefined;
  const own = ownGameId === undefined ? undefined : findCharacterByGameId(ownGameId);
  const query = own === undefined ? "" : `?me=${own.characterId}`;
  return (
    <a className={styles.guide} href={antiGuidePath(character.characterId) + query}>
      How to beat {character.name}
    </a>
  );
}
