import { antiGuidePath, drillsPath } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import styles from "./GuideLink.module.css";

/** To how a character is beaten and, by who is known to play, to its drills; one that this site has no guide to gets no link. */
export function GuideLink({ gameId, ownGameId }: { gameId: number; ownGameId?: number }) {
  const character = findCharacterByGameId(gameId);
  if (character === undefined) return undefined;
  const own = ownGameId === undefined ? undefined : findCharacterByGameId(ownGameId);
  const query = own === undefined ? "" : `?me=${own.characterId}`;
  const guide = (
    <a className={styles.guide} href={antiGuidePath(character.characterId) + query}>
      How to beat {character.name}
    </a>
  );
  if (own === undefined) return guide;
  return (
    <span className={styles.ways}>
      {guide}
      <a className={styles.guide} href={drillsPath(own.characterId, character.characterId)}>
        Drill
        <span className="visually-hidden">
          {" "}
          {own.name} against {character.name}
        </span>
      </a>
    </span>
  );
}
