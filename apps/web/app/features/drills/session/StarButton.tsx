import type { ReactNode } from "react";
import type { Drills } from "../use-drill-store.ts";
import styles from "./Session.module.css";

/** Marks the moves of a card as favourites, which can be learnt by themselves. */
export function StarButton({ moves, drills }: { moves: readonly string[]; drills: Drills }): ReactNode {
  if (moves.length === 0) return undefined;
  const isMarked = moves.every((move) => drills.kept.history.favourites.includes(move));
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMarked}
      aria-label="Favourite move"
      onClick={() => {
        for (const move of moves) drills.store.favour(move, !isMarked);
      }}
    >
      <span aria-hidden="true">{isMarked ? "★" : "☆"}</span>
    </button>
  );
}
