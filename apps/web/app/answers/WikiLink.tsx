import { type CharacterId, wikiMoveAddress } from "@tactician/game";
import styles from "./WikiLink.module.css";
import * as words from "./words.ts";

interface WikiLinkProps {
  /** Whose move it is, and the movelist's own id of it: `Jin-d+3+4`. */
  readonly characterId: CharacterId;
  readonly id: string;
  readonly move: string;
  readonly label?: string;
}

/** The way to a move on the community's wiki, in a tab of its own. Nothing is asked of the wiki before the press. */
export function WikiLink({ characterId, id, move, label = words.wiki }: WikiLinkProps) {
  return (
    <a
      className={styles.wiki}
      href={wikiMoveAddress(characterId, id)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <span className="visually-hidden">{words.aboutMove(move)}</span>
    </a>
  );
}
