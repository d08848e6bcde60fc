import type { DrillCard } from "@tactician/drills";
import type { ReactNode } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import styles from "./Session.module.css";

/** Marks the moves that a card asks about, or is answered with, as favourites, which can be learnt by themselves. */
export function StarButton({ card, drills }: { card: DrillCard; drills: Drills }): ReactNode {
  const moves = card.moves.length > 0 ? card.moves : card.ownMoves;
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
