import {
  antiGuidePath,
  type CharacterMoves,
  changesFeedPath,
  changesOfPath,
  sheetPath,
} from "@tactician/contract";
import { stanceFilters } from "@tactician/game";
import { type ReactNode, useDeferredValue } from "react";
import { monthWords } from "../../lib/core/month-words.ts";
import { useTypedAddress } from "../../lib/use-typed-address.ts";
import { MoveContext } from "../../ui/move/move-context.ts";
import { Portrait } from "../../ui/Portrait.tsx";
import { fittingMoves } from "./core/fitting-moves.ts";
import { frameViewIn } from "./core/frame-view.ts";
import { FrameFilters } from "./FrameFilters.tsx";
import styles from "./FramesPage.module.css";
import { FrameTable } from "./FrameTable.tsx";

/** A character's whole movelist as a table: filtered, shared by its address, printed. */
export function FramesPage({ movelist }: { movelist: CharacterMoves }): ReactNode {
  const stances = stanceFilters(movelist);
  const stanceIds = new Set(stances.map(({ id }) => id));
  const knowledge = { stances: movelist.vocabulary, frameData: {} };
  const [view, changeView] = useTypedAddress(frameViewIn(stanceIds));
  // A key pressed shows its letter first; the rows follow.
  const shownView = useDeferredValue(view);
  const fitting = fittingMoves(movelist, shownView);
  return (
    <MoveContext value={knowledge}>
      <article className={styles.page}>
        <Head movelist={movelist} />
        <FrameFilters
          view={view}
          stances={stances}
          onChange={changeView}
          shownCount={fitting.size}
          count={movelist.moves.length}
        />
        <FrameTable
          movelist={movelist}
          fitting={fitting}
          hidden={view.hidden}
          label={`Frame data of ${movelist.name}`}
        />
      </article>
    </MoveContext>
  );
}

function Head({ movelist: { _id, name, moves, checkedAt } }: { movelist: CharacterMoves }): ReactNode {
  return (
    <header className={styles.head}>
      <Portrait
        id={_id}
        name={name}
        widths={[96, 192]}
        sizes="(min-width: 600px) 112px, 72px"
        loading="eager"
        className={styles.portrait}
      />
      <div>
        <p className={styles.kicker}>Frame data</p>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.checked}>
          All {moves.length} moves, checked against the movelist of {monthWords(checkedAt)}
        </p>
        <p className={styles.ways}>
          <a className={styles.way} href={sheetPath(_id, name)}>
            {name}'s sheet
          </a>
          <a className={styles.way} href={antiGuidePath(_id)}>
            How to beat {name}
          </a>
          <a className={styles.way} href={changesOfPath(_id)}>
            What changed
          </a>
          <a className={styles.way} href={changesFeedPath(_id)}>
            Feed of changes
          </a>
        </p>
      </div>
    </header>
  );
}
