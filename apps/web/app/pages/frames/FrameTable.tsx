import { type CharacterMoves, movePath } from "@tactician/contract";
import { type CharacterId, moveAnchors, publicMoveId } from "@tactician/game";
import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useState } from "react";
import { useHash } from "../../live/own-address.ts";
import { turnStar } from "../../moves/stars.ts";
import { SortButton } from "../../ui/DataTable.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { figure } from "../../ui/move-row/figure.ts";
import { LiveMoves } from "../../ui/move-row/LiveMoves.tsx";
import {
  COLUMNS,
  type Column,
  type ColumnId,
  directionOf,
  MOVE,
  type Sorting,
  sortedRows,
} from "./core/columns.ts";
import { formatFrameView, WHOLE_TABLE } from "./core/frame-view.ts";
import styles from "./FrameTable.module.css";
import * as words from "./words.ts";

const SAID_SHOWN_MS = 5000;

/** Of the columns that look otherwise than others. */
const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(styles));

interface FrameTableProps {
  readonly movelist: CharacterMoves;
  /** Anchors of the moves that are shown; the others stay in the page, unseen. */
  readonly fitting: ReadonlySet<string>;
  readonly hidden: readonly ColumnId[];
  readonly sorting: Sorting;
  /** The day of the list, where it is an older one. */
  readonly on: string;
  /** Public ids of the moves with a star. */
  readonly favourites: ReadonlySet<string>;
  /** Id of the move that another one is chosen for to compare. */
  readonly compared: string | undefined;
  /** What there is to say about stars beside the table. */
  readonly note: string;
  readonly label: string;
  readonly onCompare: (id: string) => void;
  readonly onSort: (by: Sorting["by"]) => void;
}

/**
 * All moves with their frame data. Every row is in the page from the start, for reading before scripts, for links to a move,
 * for the browser's own search and for paper; the browser lays out only those near the window (docs/decisions/019). One listener
 * serves all stars and links, and rows, which answer with their move's frame data in words (docs/decisions/054).
 */
export function FrameTable(props: FrameTableProps): ReactNode {
  const { movelist, fitting, hidden, sorting, on, favourites, compared, note, label } = props;
  const { _id, moves, vocabulary } = movelist;
  const { rows, moveOf, knowledge } = useMemo(() => rowsOf(moves), [moves]);
  // Each reading of the address makes a list of its own.
  const without = hidden.join(" ");
  const columns = useMemo(() => {
    const ids = without.split(" ");
    return COLUMNS.filter(({ id }) => !ids.includes(id));
  }, [without]);
  const marked = useMarkedMove(movelist);
  const [said, say] = useSaid(note);

  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest("a, button");
    if (pressed === null) return openFacts(event, event.target);
    if (pressed instanceof HTMLAnchorElement && pressed.dataset.command !== undefined)
      copyLink(event, pressed, on, say);
    const move = moveOf(pressed);
    if (move === undefined || !pressed.hasAttribute("aria-pressed")) return;
    if (pressed.className === styles.star) turnStar(publicMoveId(_id, move.id));
    else props.onCompare(move.id);
  };

  return (
    <LiveMoves characterId={_id} stances={vocabulary} {...knowledge}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on what is inside, by key too, arrives here as a click */}
        <table className={styles.table} onClick={press}>
          <thead>
            <tr>
              {[{ id: MOVE, label: words.move }, ...columns].map(({ id, label: title }) => {
                const sorted = directionOf(sorting, id);
                return (
                  <th key={id} scope="col" className={CLASSES.get(id)} aria-sort={sorted}>
                    <SortButton label={title} sorted={sorted} onSort={() => props.onSort(id)} />
                  </th>
                );
              })}
              <th scope="col" className={styles.tools}>
                <span className="visually-hidden">{words.tools}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sortedRows(rows, sorting, ({ move }) => move).map(({ move, anchor }) => (
              <Row
                key={anchor}
                move={move}
                columns={columns}
                characterId={_id}
                anchor={anchor}
                isShown={fitting.has(anchor) || anchor === marked}
                isMarked={anchor === marked}
                isFavourite={favourites.has(publicMoveId(_id, move.id))}
                isCompared={move.id === compared}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className={styles.said} data-shown={said === "" ? undefined : ""}>
        {said}
      </p>
    </LiveMoves>
  );
}

/** What does not change while the table is filtered and sorted: rows, their anchors, and whose facts a press shows. */
function rowsOf(moves: CharacterMoves["moves"]) {
  const anchors = moveAnchors(moves);
  const rows = moves.map((move, index) => ({ move, anchor: anchors[index] ?? "" }));
  const moveOf = (inRow: Element) => moves[anchors.indexOf(inRow.closest("tr")?.id ?? "")];
  const knowledge = {
    frameData: Object.fromEntries(moves.map((move) => [move.command, [move]])),
    factsOf: (element: Element) => [moveOf(element) ?? []].flat(),
  };
  return { rows, moveOf, knowledge };
}

/** A press anywhere in a row is one on its move, unless it ends a selection. */
function openFacts(event: MouseEvent, pressed: Element): void {
  const move = pressed.closest("tr")?.querySelector("[data-move]");
  if (!move || getSelection()?.isCollapsed === false) return;
  // What closes the popover at a press elsewhere shall not hear of this one.
  event.stopPropagation();
  move.dispatchEvent(new globalThis.MouseEvent("click", { bubbles: true, detail: event.detail }));
}

/** What is said beside the table, for some seconds; `note` whenever it changes. */
function useSaid(note: string): readonly [said: string, say: (text: string) => void] {
  const [said, say] = useState("");
  useEffect(() => say(note), [note]);
  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => say(""), SAID_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}

function copyLink(
  event: MouseEvent,
  { hash, dataset }: HTMLAnchorElement,
  on: string,
  say: (text: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { origin, pathname } = window.location;
  const query = on === "" ? "" : `?${formatFrameView({ ...WHOLE_TABLE, on })}`;
  // Where the clipboard is closed to the page, the link in the address bar is there to copy.
  navigator.clipboard?.writeText(origin + pathname + query + hash).then(
    () => say(words.linkCopied(dataset.command ?? "")),
    () => say(words.linkInAddress),
  );
}

interface RowProps {
  readonly move: CharacterMoves["moves"][number];
  readonly columns: readonly Column[];
  /** Whose it is. */
  readonly characterId: CharacterId;
  readonly anchor: string;
  readonly isShown: boolean;
  readonly isMarked: boolean;
  readonly isFavourite: boolean;
  /** Whether another move is chosen for it. */
  readonly isCompared: boolean;
}

/** A filter or a star changes few of hundreds. */
const Row = memo(function Row(props: RowProps): ReactNode {
  const { move, columns, characterId, anchor, isShown, isMarked, isFavourite, isCompared } = props;
  const { command } = move;
  return (
    <tr id={anchor} hidden={!isShown} data-marked={isMarked || undefined}>
      <th scope="row" className={styles.move}>
        <Move notation={command} />
        {move.name === undefined ? undefined : (
          <a className={styles.name} href={movePath(characterId, move.id)}>
            {move.name}
          </a>
        )}
      </th>
      {columns.map(({ id, text, tone }) => {
        const shown = text(move);
        return (
          <td key={id} className={CLASSES.get(id)} {...figure(shown, tone(move))}>
            {shown}
          </td>
        );
      })}
      <td className={styles.tools}>
        <button
          type="button"
          className={styles.star}
          aria-pressed={isFavourite}
          aria-label={words.favourite(command)}
          data-phrase=""
        />
        <button
          type="button"
          aria-pressed={isCompared}
          aria-label={words.compareMove(command)}
          data-phrase=""
        >
          ⇄
        </button>
        <a href={`#${anchor}`} aria-label={words.linkTo(command)} data-phrase="" data-command={command}>
          #
        </a>
      </td>
    </tr>
  );
});

/**
 * The anchor in the address (`#df-2`), once the page lives; its row is brought into sight, whenever a link leads to it, and in each
 * list anew.
 */
function useMarkedMove(list: object): string | undefined {
  const marked = anchorOf(useHash());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another list stands elsewhere
  useEffect(() => {
    if (marked === undefined) return undefined;
    let end = bringIntoSight(marked);
    const again = () => {
      end();
      end = bringIntoSight(marked);
    };
    // The same link followed again changes nothing but the place.
    addEventListener("popstate", again);
    return () => {
      removeEventListener("popstate", again);
      end();
    };
  }, [marked, list]);
  return marked;
}

/** Rows on the way get their true heights only when they are near, so it takes a few frames to arrive. Returns what ends it. */
function bringIntoSight(id: string): () => void {
  let framesLeft = FRAMES;
  let frame = 0;
  const scroll = () => {
    const row = document.getElementById(id);
    if (row instanceof HTMLTableRowElement) row.scrollIntoView({ block: "center", behavior: "instant" });
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(scroll);
  };
  scroll();
  return () => cancelAnimationFrame(frame);
}

const FRAMES = 4;

function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
