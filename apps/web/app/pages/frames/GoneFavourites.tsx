import { type CharacterId, readPublicMoveId } from "@tactician/game";
import type { ReactNode } from "react";
import { shownText } from "../../ui/compare/core/move-text.ts";
import styles from "./GoneFavourites.module.css";

interface GoneFavouritesProps {
  readonly characterId: CharacterId;
  readonly name: string;
  /** Public ids. */
  readonly gone: readonly string[];
  readonly onForget: (id: string) => void;
}

/** Favourites that are in the list no more, because a patch took them away: they stay until somebody takes the star off. */
export function GoneFavourites({ characterId, name, gone, onForget }: GoneFavouritesProps): ReactNode {
  if (gone.length === 0) return undefined;
  return (
    <section className={styles.gone} aria-label="Favourites that are gone">
      <p>Marked by you, and no longer among the moves of {name}:</p>
      <ul>
        {gone.map((id) => {
          const command = shownText(readPublicMoveId(characterId, id) ?? id);
          return (
            <li key={id}>
              <span>{command} is gone</span>
              <button type="button" className={styles.forget} onClick={() => onForget(id)}>
                Take the star off<span className="visually-hidden"> {command}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
