import { createElement, type ReactNode, use } from "react";
import "./move.css";
import { type MovePiece, presentMove } from "@tactician/notation";
import { MoveContext } from "../../live/move-context.tsx";
import { isRemark, type PieceElement, pieceElements } from "../../moves/piece-elements.ts";

interface MoveProps {
  readonly notation: string;
  /** What is written of it, where the page has written the rest just before. */
  readonly shown?: string | undefined;
}

/**
 * One move in site notation (`df 2 1`). The same elements serve icons and notations, both icon sets and copying: the
 * attributes on `<html>` choose in CSS. A move with frame data is a button that move-facts.ts listens to, because a sheet
 * holds hundreds and none of them may cost a listener or a state.
 */
export function Move({ notation, shown = notation }: MoveProps): ReactNode {
  const { frameData } = use(MoveContext);
  const facts = Object.hasOwn(frameData, notation) ? frameData[notation] : undefined;
  if (facts === undefined) return <MoveInputs notation={shown} />;
  const isChanged = facts.some(({ changed }) => changed !== undefined);
  return (
    <button
      type="button"
      className="move move-live"
      data-move={notation}
      data-changed={isChanged ? "" : undefined}
      aria-haspopup="dialog"
    >
      <Phrase notation={shown} />
    </button>
  );
}

/**
 * Inputs that have no frame data to show, such as what breaks a throw (`1+2`). To a screen reader they are one picture
 * with one phrase; a mere remark is text.
 */
export function MoveInputs({ notation }: { notation: string }): ReactNode {
  const { pieces, phrase } = presentMove(notation, use(MoveContext).stances);
  const picture = isRemark(pieces) ? {} : { role: "img", "aria-label": phrase };
  return (
    <span className="move" {...picture}>
      {rendered(pieces)}
    </span>
  );
}

/** What is read on a button. The picture is an element of its own, so that the button's text is not its name. */
function Phrase({ notation }: { notation: string }): ReactNode {
  const { pieces, phrase } = presentMove(notation, use(MoveContext).stances);
  if (isRemark(pieces)) return rendered(pieces);
  return (
    <span role="img" aria-label={phrase}>
      {rendered(pieces)}
    </span>
  );
}

function rendered(pieces: readonly MovePiece[]): ReactNode {
  return pieceElements(pieces).map(toReact);
}

/** Pieces never change their order. Their text may be in other buttons before React takes the page over (written.ts). */
function toReact(piece: string | PieceElement, place: number): ReactNode {
  if (typeof piece === "string") return piece;
  const { tag, className, content } = piece;
  const properties = { key: place, className, suppressHydrationWarning: true };
  return createElement(tag, properties, ...content.map(toReact));
}
