import {
  antiGuidePath,
  type CharacterMoves,
  changesFeedPath,
  monthWords,
  sheetPath,
} from "@tactician/contract";
import { stanceFilters } from "@tactician/game";
import { type ReactNode, useDeferredValue } from "react";
import { useFavourites } from "../../kept/use-drill-store.ts";
import { island } from "../../live/island.tsx";
import { starTroubleWords } from "../../moves/star-words.ts";
import { useTypedAddress } from "../../typed/use-typed-address.ts";
import { asNumbers } from "../../typed/writing.ts";
import { MoveContext } from "../../ui/move/move-context.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { LazyCompare } from "./compare/LazyCompare.tsx";
import { useCompared } from "./compare/use-compared.ts";
import { fittingMoves } from "./core/fitting-moves.ts";
import { frameViewIn } from "./core/frame-view.ts";
import { ownFavourites } from "./core/own-favourites.ts";
import { FrameFilters } from "./FrameFilters.tsx";
import styles from "./FramesPage.module.css";
import { FrameTable } from "./FrameTable.tsx";
import { GoneFavourites } from "./GoneFavourites.tsx";
import { OldListNote } from "./past/OldListNote.tsx";
import { useAskedDay, usePast } from "./past/use-past.ts";
import { WHAT_CHANGED_ID, WhatChanged } from "./past/WhatChanged.tsx";
import { useColumnTurner } from "./use-column-turner.ts";

const NONE: ReadonlySet<string> = new Set();

/** A character's whole movelist as a table: filtered, shared by its address, printed. */
function FramesPage({ movelist: today }: { movelist: CharacterMoves }): ReactNode {
  const asked = usePast(today);
  // Rows of another day come in slices, between which a tap is answered.
  const past = useDeferredValue(asked.value);
  useAskedDay(asked.state === "failed" || past !== undefined);
  const { _id, name } = today;
  const old = past !== undefined && "movelist" in past ? past : undefined;
  // Nobody shall take the list of one day for that of another.
  const isLost = asked.state === "failed" || (past !== undefined && old === undefined);
  const movelist = old?.movelist ?? today;
  const stances = stanceFilters(movelist);
  const stanceIds = new Set(stances.map(({ id }) => id));
  const knowledge = { stances: movelist.vocabulary, frameData: {} };
  const codec = frameViewIn(stanceIds);
  const [view, changeView] = useTypedAddress(codec);
  const favourites = useFavourites();
  const own = favourites.ids && ownFavourites(movelist, favourites.ids);
  const starred = own?.here ?? NONE;
  // A key pressed shows its letter first; the rows follow.
  const shownView = useDeferredValue(view);
  const fitting = fittingMoves(movelist, { ...shownView, find: asNumbers(shownView.find) }, starred);
  const turnColumn = useColumnTurner(view, changeView);
  const compare = useCompared(movelist._id, codec, view);
  return (
    <article className={styles.page}>
      <Head movelist={movelist} day={old?.title} />
      <OldListNote id={_id} name={name} asked={asked} past={past} />
      {isLost ? (
        <div className={styles.lost} />
      ) : (
        <MoveContext value={knowledge}>
          <FrameFilters
            view={view}
            stances={stances}
            onChange={changeView}
            shownCount={fitting.size}
            count={movelist.moves.length}
            mineCount={own?.here.size}
            onColumn={turnColumn}
          />
          <FrameTable
            movelist={movelist}
            fitting={fitting}
            hidden={view.hidden}
            on={view.on}
            favourites={starred}
            compared={view.move}
            note={starTroubleWords(favourites.trouble)}
            onStar={favourites.turn}
            onCompare={compare.press}
            onColumn={turnColumn}
            label={`Frame data of ${name}${old === undefined ? "" : ` on ${old.title}`}`}
          />
          <GoneFavourites
            characterId={_id}
            name={name}
            gone={(view.isMine && old === undefined ? own?.gone : undefined) ?? []}
            onForget={favourites.turn}
          />
          <LazyCompare
            movelist={movelist}
            move={view.move}
            other={view.other}
            onOther={compare.choose}
            onClose={compare.close}
          />
        </MoveContext>
      )}
      <WhatChanged id={_id} name={name} view={view} />
    </article>
  );
}

interface HeadProps {
  readonly movelist: CharacterMoves;
  /** The day of an older list, in words. */
  readonly day: string | undefined;
}

function Head({ movelist: { _id, name, moves, checkedAt }, day }: HeadProps): ReactNode {
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
          {day === undefined
            ? `All ${moves.length} moves, checked against the movelist of ${monthWords(checkedAt)}`
            : `All ${moves.length} moves as they were on ${day}`}
        </p>
        <p className={styles.ways}>
          <a className={styles.way} href={sheetPath(_id, name)}>
            {name}'s sheet
          </a>
          <a className={styles.way} href={antiGuidePath(_id)}>
            How to beat {name}
          </a>
          <a className={styles.way} href={`#${WHAT_CHANGED_ID}`}>
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

export default island("pages/frames/FramesPage", "start", FramesPage);
