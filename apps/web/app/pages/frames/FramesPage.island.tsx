import {
  antiGuidePath,
  type CharacterMoves,
  changesFeedPath,
  dataWords,
  sheetPath,
} from "@tactician/contract";
import { type CharacterId, readPublicMoveId, stanceFilters } from "@tactician/game";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import type { AddressCodec } from "../../base/core/address-codec.ts";
import { island } from "../../live/island.tsx";
import { MoveContext } from "../../live/move-context.tsx";
import { useAddress } from "../../live/use-address.ts";
import { usePart } from "../../live/use-part.ts";
import { starTroubleWords, turnStar } from "../../moves/stars.ts";
import { useTypedAddress } from "../../typed/use-typed-address.ts";
import { asNumbers } from "../../typed/writing.ts";
import { CharacterHead } from "../../ui/CharacterHead.tsx";
import characterPage from "../../ui/character-page.module.css";
import { formatNamedMove, shownText } from "../../ui/compare/core/move-text.ts";
import { useFavourites } from "../../ui/move/use-favourites.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { howToBeat } from "../../ui/words.ts";
import type { CompareProps } from "./compare/Compare.tsx";
import { sortingAfter } from "./core/columns.ts";
import { fittingMoves, ownFavourites } from "./core/fitting-moves.ts";
import { type FrameView, frameViewIn, withColumnTurned } from "./core/frame-view.ts";
import { FrameFilters } from "./FrameFilters.tsx";
import styles from "./FramesPage.module.css";
import { FrameTable } from "./FrameTable.tsx";
import { OldListNote, useAskedDay, usePast } from "./past/OldListNote.tsx";
import { WHAT_CHANGED_ID, WhatChanged } from "./past/WhatChanged.tsx";
import * as words from "./words.ts";

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
  const knowledge = useMemo(() => ({ stances: movelist.vocabulary, frameData: {} }), [movelist]);
  const codec = frameViewIn(stanceIds);
  const [view, changeView] = useTypedAddress(codec);
  const favourites = useFavourites();
  const own = favourites.ids && ownFavourites(movelist, favourites.ids);
  const starred = own?.here ?? NONE;
  // A key pressed shows its letter first; the rows follow.
  const shownView = useDeferredValue(view);
  const fitting = fittingMoves(movelist, { ...shownView, find: asNumbers(shownView.find) }, starred);
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
            onColumn={(id) => changeView(withColumnTurned(view, id))}
          />
          <FrameTable
            movelist={movelist}
            fitting={fitting}
            hidden={shownView.hidden}
            sorting={shownView.sorting}
            on={view.on}
            favourites={starred}
            compared={view.move}
            note={starTroubleWords(favourites.trouble)}
            onCompare={compare.press}
            onSort={(by) => changeView({ ...view, sorting: sortingAfter(view.sorting, by) })}
            label={old === undefined ? words.tableOf(name) : words.tableOn(name, old.title)}
          />
          {view.isMine && old === undefined && <GoneFavourites movelist={today} gone={own?.gone ?? []} />}
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

/** `day` is that of an older list, in words. */
function Head({ movelist, day }: { movelist: CharacterMoves; day: string | undefined }): ReactNode {
  const { _id, name, moves, checkedAt, patch } = movelist;
  return (
    <CharacterHead characterId={_id} name={name} className={styles.head}>
      <p className={styles.kicker}>{words.kicker}</p>
      <h1 className={characterPage.name}>{name}</h1>
      <p className={styles.checked}>
        {day === undefined
          ? words.allMoves(moves.length, dataWords(checkedAt, patch))
          : words.allMovesOn(moves.length, day)}
      </p>
      <p className={styles.ways}>
        <a href={sheetPath(_id, name)}>{words.sheetOf(name)}</a>
        <a href={antiGuidePath(_id)}>{howToBeat(name)}</a>
        <a href={`#${WHAT_CHANGED_ID}`}>{words.whatChanged}</a>
        <a href={changesFeedPath(_id)}>{words.feed}</a>
      </p>
    </CharacterHead>
  );
}

const fetchCompare = () => import("./compare/Compare.tsx").then((module) => module.Compare);

/** `Compare`, whose code comes with the first move that is chosen. */
function LazyCompare(props: CompareProps): ReactNode {
  const isAsked = props.move !== "" || props.other !== "";
  const { Component, state } = usePart(fetchCompare, isAsked);
  if (!isAsked) return undefined;
  if (state === "failed") return <PartFailure part={words.comparison} />;
  return Component && <Component {...props} />;
}

/** Keeps in the address what is compared, and does what presses ask. The comparison is a step that the visitor can go back from. */
function useCompared(characterId: CharacterId, codec: AddressCodec<FrameView>, view: FrameView) {
  const [, write] = useAddress(codec);
  const isStep = useRef(false);
  /** The other move, as an address names it. */
  const choose = (other: string) => {
    if (view.other === "") isStep.current = true;
    write({ ...view, other }, view.other === "");
  };
  return {
    /** A row's move: the first one, then the one beside it; the first one again lets it go. */
    press: (id: string) => {
      if (view.move === "") write({ ...view, move: id });
      else if (view.move === id) write({ ...view, move: "" });
      else choose(formatNamedMove(characterId, id));
    },
    choose,
    close: () => {
      if (view.move === "" && view.other === "") return;
      const wasStep = isStep.current && view.other !== "";
      isStep.current = false;
      if (wasStep) history.back();
      else write({ ...view, move: "", other: "" });
    },
  };
}

/** Favourites that are in the list no more, because a patch took them away: they stay until somebody takes the star off. */
function GoneFavourites({ movelist, gone }: { movelist: CharacterMoves; gone: readonly string[] }) {
  const { _id, name } = movelist;
  if (gone.length === 0) return undefined;
  return (
    <section className={styles.gone} aria-label={words.gone}>
      <p className="quiet">{words.goneOf(name)}</p>
      <ul>
        {gone.map((id) => {
          const command = shownText(readPublicMoveId(_id, id) ?? id);
          return (
            <li key={id} className={styles.goneMove}>
              <span>{words.isGone(command)}</span>
              <button type="button" className={styles.forget} onClick={() => turnStar(id)}>
                {words.forget}
                <span className="visually-hidden"> {command}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export default island("pages/frames/FramesPage", "start", FramesPage);
