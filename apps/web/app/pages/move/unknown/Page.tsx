import { FRAMES_PATH, NEAREST_MOVES_SLOT, OTHERS_MOVES_SLOT } from "@tactician/contract";
import type { ReactNode } from "react";
import characterPage from "../../../ui/character-page.module.css";
import "../../../ui/move/move.css";
import rowStyles from "../../../ui/move-row/MoveRow.module.css";
import * as words from "../words.ts";
import styles from "./Page.module.css";

/** Says that there is no such move, and which ones come nearest: the server writes those into the document, and the page leaves them there. */
export default function UnknownMovePage(): ReactNode {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>{words.whiffed}</h1>
      <p>{words.closest}</p>
      <List slot={NEAREST_MOVES_SLOT} />
      <section className={styles.others}>
        <h2>{words.othersHaveIt}</h2>
        <List slot={OTHERS_MOVES_SLOT} />
      </section>
      <p>
        <a className={characterPage.way} href={FRAMES_PATH}>
          {words.allMovesOfAll}
        </a>
      </p>
    </div>
  );
}

function List({ slot }: { slot: string }): ReactNode {
  return (
    <ul
      className={rowStyles.list}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, in whose place the server puts what the build has rendered
      dangerouslySetInnerHTML={{ __html: slot }}
    />
  );
}
