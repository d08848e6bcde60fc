import { Alive } from "../../live/island.tsx";
import { bring, type StarredMove } from "../../moves/star.island.ts";
import styles from "./Star.module.css";

/** The star of a move on its page. It comes with the page's life; its place is kept. */
export function Star(move: StarredMove) {
  return (
    <Alive name="moves/star" wake="start" bring={bring} with={move}>
      <span className={styles.place} />
    </Alive>
  );
}
