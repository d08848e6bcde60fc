import {
  antiGuidePath,
  framesPath,
  type MovePage as MovePageDocument,
  monthWords,
  sheetPath,
} from "@tactician/contract";
import { publicMoveId } from "@tactician/game";
import type { ReactNode } from "react";
import { WikiLink } from "../../answers/WikiLink.tsx";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveContext } from "../../ui/move/move-context.tsx";
import { Star } from "../../ui/move/Star.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import CompareWith from "./CompareWith.island.tsx";
import { MoveChanges } from "./MoveChanges.tsx";
import { MoveFacts } from "./MoveFacts.tsx";
import styles from "./MovePage.module.css";
import { MoveString } from "./MoveString.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { OnTheSheet } from "./OnTheSheet.tsx";
import WhatToPress from "./WhatToPress.island.tsx";

/** One move: its frame data, the string it belongs to, what follows it, and what one does about it. */
export function MovePage({ page }: { page: MovePageDocument }): ReactNode {
  return (
    <MoveContext value={{ stances: page.vocabulary, frameData: {} }}>
      <article className={styles.page} data-character={page.character}>
        <Head page={page} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <MoveFacts move={page.move} />
            <MoveString page={page} />
          </div>
          <div className={styles.column}>
            <WhatToPress page={page} />
            <OnTheSheet page={page} />
            <MoveChanges page={page} />
          </div>
        </div>
        <Neighbours page={page} />
      </article>
    </MoveContext>
  );
}

function Head({ page }: { page: MovePageDocument }): ReactNode {
  const { character, name, checkedAt, move, summary, anchor } = page;
  const publicId = publicMoveId(character, move.id);
  const called = move.name ?? move.command;
  return (
    <header className={styles.head}>
      <Portrait
        id={character}
        name={name}
        widths={[96, 192]}
        sizes="(min-width: 600px) 112px, 72px"
        loading="eager"
        className={styles.portrait}
      />
      <div>
        <p className={styles.kicker}>{name}</p>
        <h1 className={styles.title}>
          <MoveInputs notation={move.command} />
          {move.name === undefined ? undefined : <span className={styles.name}> {move.name}</span>}
        </h1>
        <p className={styles.summary}>{summary.join(" · ")}</p>
        <p className={styles.ways}>
          <Star id={publicId} name={called} />
          <CompareWith page={page} />
          <WikiLink characterId={character} id={publicId} move={called} label="Video on the wiki" />
          <a className={styles.way} href={sheetPath(character, name)}>
            {name}'s sheet
          </a>
          <a className={styles.way} href={`${framesPath(character, name)}#${anchor}`}>
            All moves
          </a>
          <a className={styles.way} href={antiGuidePath(character)}>
            How to beat {name}
          </a>
        </p>
        <p className={styles.checked}>Checked against the movelist of {monthWords(checkedAt)}</p>
      </div>
    </header>
  );
}
