import { presentMove } from "@tactician/notation";
import { element } from "../base/element.ts";
import { isRemark, type PieceElement, pieceElements } from "./piece-elements.ts";

/** As `MoveInputs` of Move.tsx. */
export function moveInputs(notation: string, stances: readonly string[]): HTMLElement {
  const { pieces, phrase } = presentMove(notation, stances);
  const picture = isRemark(pieces) ? {} : { role: "img", ariaLabel: phrase };
  return element("span", { className: "move", ...picture }, ...pieceElements(pieces).map(toNode));
}

function toNode(piece: string | PieceElement): Node | string {
  if (typeof piece === "string") return piece;
  return element(piece.tag, { className: piece.className }, ...piece.content.map(toNode));
}
