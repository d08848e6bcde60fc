import { type CharacterMoves, changedWords, dayBefore } from "@tactician/contract";
import { type Move, moveAnchors } from "@tactician/game";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { COLUMNS, type Column, type ColumnId } from "./core/columns.ts";
import { formatFrameView, WHOLE_TABLE } from "./core/frame-view.ts";
import styles from "./FrameTable.module.css";
import { useMarkedMove } from "./use-marked-move.ts";

const COPIED_SHOWN_MS = 5000;

interface FrameTableProps {
  readonly movelist: CharacterMoves;
  /** Anchors of the moves that are shown; the others stay in the page, unseen. */
  readonly fitting: ReadonlySet<string>;
  readonly hidden: readonly ColumnId[];
  /** The day of the list, where it is an older one. */
  readonly on: string;
  readonly label: string;
}

/**
 * All moves with their frame data. Every row is in the page from the start, for reading before scripts, for links to a move,
 * for the browser's own search and for paper; the browser lays out only those near the window (docs/decisions/019).
 */
export function FrameTable({ movelist, fitting, hidden, on, label }: FrameTableProps): ReactNode {
  const { moves } = movelist;
  const anchors = moveAnchors(moves);
  const marked = useMarkedMove(movelist);
  const [copied, setCopied] = useState("");
  useEffect(() => {
    if (copied === "") return undefined;
    const timer = setTimeout(() => setCopied(""), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyLink = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-command]") : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { origin, pathname } = window.location;
    const query = on === "" ? "" : `?${formatFrameView({ ...WHOLE_TABLE, on })}`;
    // Where the clipboard is closed to the page, the link in the address bar is there to copy.
    navigator.clipboard?.writeText(origin + pathname + query + link.hash).then(
      () => setCopied(`Link to ${link.dataset.command} copied`),
      () => setCopied("The address bar has the link"),
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on the links inside, by key too, arrives here as a click */}
        <table className={styles.table} data-hide={hidden.join(" ") || undefined} onClick={copyLink}>
          <thead>
            <tr>
              <th scope="col" className={styles.move}>
                Move
              </th>
              {COLUMNS.map(({ id, label: title }) => (
                <th key={id} scope="col" className={styles[id]}>
                  {title}
                </th>
              ))}
              <th scope="col" className={styles.link}>
                <span className="visually-hidden">Link</span>
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
                  anchor={anchor}
                  isShown={fitting.has(anchor) || anchor === marked}
                  isMarked={anchor === marked}
                />
              );
            })}
          </tbody>
        </table>
      </section>
      <p role="status" className={styles.copied} data-shown={copied === "" ? undefined : ""}>
        {copied}
      </p>
    </>
  );
}

interface RowProps {
  readonly move: CharacterMoves["moves"][number];
  readonly anchor: string;
  readonly isShown: boolean;
  readonly isMarked: boolean;
}

function Row({ move, anchor, isShown, isMarked }: RowProps): ReactNode {
  return (
    <tr id={anchor} hidden={!isShown} data-marked={isMarked || undefined}>
      <th scope="row" className={styles.move}>
        <MoveInputs notation={move.command} />
        {move.name === undefined ? undefined : <span className={styles.name}>{move.name}</span>}
        {move.changed === undefined ? undefined : <ChangedMark day={move.changed} anchor={anchor} />}
      </th>
      {COLUMNS.map((column) => (
        <Cell key={column.id} column={column} move={move} />
      ))}
      <td className={styles.link}>
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

function Cell({ column: { id, text, tone }, move }: { column: Column & { id: ColumnId }; move: Move }) {
  const colour = tone?.(move) ?? "plain";
  return <td className={`${styles[id]} ${colour === "plain" ? "" : styles[colour]}`.trim()}>{text(move)}</td>;
}
