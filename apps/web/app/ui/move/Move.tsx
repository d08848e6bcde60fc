import { Fragment, type ReactNode, use } from "react";
import "./move.css";
import { type MovePiece, presentMove } from "@tactician/notation";
import { MoveContext } from "./move-context.ts";

/**
 * One move in site notation (`df 2 1`). The same elements serve icons and notations, both icon sets and copying: the
 * attributes on `<html>` choose in CSS. A move with frame data is a button that `LiveMoves` listens to, because a sheet
 * holds hundreds and none of them may cost a listener or a state.
 */
export function Move({ notation }: { notation: string }): ReactNode {
  const { frameData } = use(MoveContext);
  if (!Object.hasOwn(frameData, notation)) return <MoveInputs notation={notation} />;
  return (
    <button type="button" className="move move-live" data-move={notation} aria-haspopup="dialog">
      <Phrase notation={notation} />
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
      <Pieces pieces={pieces} />
    </span>
  );
}

/** What is read on a button. The picture is an element of its own, so that the button's text is not its name. */
function Phrase({ notation }: { notation: string }): ReactNode {
  const { pieces, phrase } = presentMove(notation, use(MoveContext).stances);
  if (isRemark(pieces)) return <Pieces pieces={pieces} />;
  return (
    <span role="img" aria-label={phrase}>
      <Pieces pieces={pieces} />
    </span>
  );
}

function isRemark(pieces: readonly MovePiece[]): boolean {
  return pieces.every(({ form }) => form === "word");
}

function Pieces({ pieces }: { pieces: readonly MovePiece[] }): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
    <Fragment key={index}>
      {piece.tight ? "" : " "}
      <Piece piece={piece} />
    </Fragment>
  ));
}

function Piece({ piece }: { piece: MovePiece }): ReactNode {
  switch (piece.form) {
    case "icon":
      return <span className={`mi ${piece.icons[0]?.className}`}>{coloredDigits(piece)}</span>;
    case "motion":
      return (
        <span className="motion">
          <span className="motion-text">{piece.text}</span>
          {piece.icons.map(({ className }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a motion's directions never change
            <i key={index} className={`mi ${className}`} />
          ))}
        </span>
      );
    default:
      return <span className={`move-${piece.form}`}>{piece.text}</span>;
  }
}

/** `1+2` has two colours in notations mode, so each number of a sum is an element; a single number needs none. */
function coloredDigits({ text }: MovePiece): ReactNode {
  if (!text.includes("+")) return text;
  return Array.from(text).map((character) =>
    character === "+" ? (
      character
    ) : (
      <b key={character} className={`digit-${character}`}>
        {character}
      </b>
    ),
  );
}
