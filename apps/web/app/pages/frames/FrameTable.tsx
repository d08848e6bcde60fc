import { type CharacterMoves, changedWords, dayBefore, movePath } from "@tactician/contract";
import { type CharacterId, moveAnchors, publicMoveId } from "@tactician/game";
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from "react";
import { useHash } from "../../live/own-address.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import {
  COLUMNS,
  type Column,
  type ColumnId,
  columnNumber,
  hideButtonId,
  isColumnId,
  isOneDigit,
} from "./core/columns.ts";
import { formatFrameView, WHOLE_TABLE } from "./core/frame-view.ts";
import styles from "./FrameTable.module.css";

const SAID_SHOWN_MS = 5000;

/** Of the columns that look otherwise than others. */
const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(styles));

interface FrameTableProps {
  readonly movelist: CharacterMoves;
  /** Anchors of the moves that are shown; the others stay in the page, unseen. */
  readonly fitting: ReadonlySet<string>;
  readonly hidden: readonly ColumnId[];
  /** The day of the list, where it is an older one. */
  readonly on: string;
  /** Public ids of the moves with a star. */
  readonly favourites: ReadonlySet<string>;
  /** Id of the move that another one is chosen for to compare. */
  readonly compared: string | undefined;
  /** What there is to say about stars beside the table. */
  readonly note: string;
  readonly label: string;
  readonly onStar: (publicId: string) => void;
  readonly onCompare: (id: string) => void;
  readonly onColumn: (id: ColumnId) => void;
}

/**
 * All moves with their frame data. Every row is in the page from the start, for reading before scripts, for links to a move,
 * for the browser's own search and for paper; the browser lays out only those near the window (docs/decisions/019). One listener
 * serves all stars, links and heads (docs/decisions/054).
 */
export function FrameTable(props: FrameTableProps): ReactNode {
  const { movelist, fitting, hidden, on, favourites, compared, note, label } = props;
  const { moves } = movelist;
  const anchors = moveAnchors(moves);
  const marked = useMarkedMove(movelist);
  const [said, say] = useSaid(note);
  const hintId = useId();

  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (pressed instanceof HTMLAnchorElement && pressed.dataset.command !== undefined)
      copyLink(event, pressed, on, say);
    if (!(pressed instanceof HTMLButtonElement)) return;
    const { column = "" } = pressed.dataset;
    if (isColumnId(column)) return props.onColumn(column);
    const move = moves[anchors.indexOf(pressed.closest("tr")?.id ?? "")];
    if (move === undefined) return;
    if (pressed.className === styles.starButton) props.onStar(publicMoveId(movelist._id, move.id));
    else props.onCompare(move.id);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on what is inside, by key too, arrives here as a click */}
        <table
          className={styles.table}
          data-hide={hidden.map(columnNumber).join(" ") || undefined}
          onClick={press}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.move}>
                Move
              </th>
              <th scope="col" className={styles.star}>
                <span className="visually-hidden">Favourite</span>
              </th>
              {COLUMNS.map(({ id, label: title }) => (
                <th key={id} scope="col" className={CLASSES.get(id)}>
                  <button
                    type="button"
                    id={hideButtonId(id)}
                    className={styles.hide}
                    data-column={id}
                    aria-describedby={hintId}
                  >
                    {title}
                    <span className={styles.sign} aria-hidden="true">
                      ×
                    </span>
                  </button>
                </th>
              ))}
              <th scope="col" className={styles.link}>
                <span className="visually-hidden">Compare, link</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move, index) => {
              const anchor = anchors[index] ?? "";
              return (
                <Row
                  key={anchor}
                  move={move}
                  characterId={movelist._id}
                  anchor={anchor}
                  isShown={fitting.has(anchor) || anchor === marked}
                  isMarked={anchor === marked}
                  isFavourite={favourites.has(publicMoveId(movelist._id, move.id))}
                  isCompared={on === "" ? move.id === compared : undefined}
                />
              );
            })}
          </tbody>
        </table>
        <p id={hintId} hidden>
          Press to hide the column
        </p>
      </section>
      <p role="status" className={styles.said} data-shown={said === "" ? undefined : ""}>
        {said}
      </p>
    </>
  );
}

/** What is said beside the table, for some seconds; `note` whenever it changes. */
function useSaid(note: string): readonly [said: string, say: (words: string) => void] {
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
  say: (words: string) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { origin, pathname } = window.location;
  const query = on === "" ? "" : `?${formatFrameView({ ...WHOLE_TABLE, on })}`;
  // Where the clipboard is closed to the page, the link in the address bar is there to copy.
  navigator.clipboard?.writeText(origin + pathname + query + hash).then(
    () => say(`Link to ${dataset.command} copied`),
    () => say("The address bar has the link"),
  );
}

interface RowProps {
  readonly move: CharacterMoves["moves"][number];
  /** Whose it is. */
  readonly characterId: CharacterId;
  readonly anchor: string;
  readonly isShown: boolean;
  readonly isMarked: boolean;
  readonly isFavourite: boolean;
  /** Whether another move is chosen for it; older lists are not compared. */
  readonly isCompared: boolean | undefined;
}

function Row(props: RowProps): ReactNode {
  const { move, characterId, anchor, isShown, isMarked, isFavourite, isCompared } = props;
  return (
    <tr
      id={anchor}
      hidden={!isShown}
      data-marked={isMarked || undefined}
      data-changed={move.changed === undefined ? undefined : ""}
    >
      <th scope="row" className={styles.move}>
        <a className={styles.page} href={movePath(characterId, move.id)}>
          <MoveInputs notation={move.command} />
          {move.name === undefined ? undefined : <span className={styles.name}>{move.name}</span>}
        </a>
        {move.changed === undefined ? undefined : <ChangedMark day={move.changed} anchor={anchor} />}
      </th>
      <td className={styles.star}>
        <button
          type="button"
          className={styles.starButton}
          aria-pressed={isFavourite}
          aria-label={`Favourite: ${move.command}`}
          data-phrase=""
        />
      </td>
      {COLUMNS.map((column) => (
        <Cell key={column.id} column={column} move={move} />
      ))}
      <td className={styles.link}>
        {isCompared === undefined ? undefined : (
          <button
            type="button"
            aria-pressed={isCompared}
            aria-label={`Compare ${move.command}`}
            data-phrase=""
          >
            ⇄
          </button>
        )}
        <a
          href={`#${anchor}`}
          aria-label={`Link to ${move.command}`}
          data-phrase=""
          data-command={move.command}
        >
          #
        </a>
      </td>
    </tr>
  );
}

/** Leads to the list before the patch that changed the move. */
function ChangedMark({ day, anchor }: { readonly day: string; readonly anchor: string }): ReactNode {
  return (
    <a className={styles.changed} href={`?on=${dayBefore(day)}#${anchor}`}>
      {changedWords(day)}
      <span className="visually-hidden">: see it as it was</span>
    </a>
  );
}

function Cell({ column: { id, text, tone }, move }: { column: Column; move: RowProps["move"] }) {
  const words = text(move);
  const colour = tone?.(move) ?? "plain";
  const classes = [
    CLASSES.get(id),
    colour === "plain" ? undefined : styles[colour],
    isOneDigit(words) ? styles.short : undefined,
  ];
  return <td className={classes.filter(Boolean).join(" ")}>{words}</td>;
}

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
