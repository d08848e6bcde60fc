import type { MovePiece } from "@tactician/notation";

/** An element as data: rendered by React on pages (Move.tsx) and made directly in the popover (facts-content.ts). */
export interface PieceElement {
  readonly tag: "span" | "i" | "b";
  readonly className: string;
  readonly content: readonly (string | PieceElement)[];
}

/** The elements of a move's pieces with the spaces between them. */
export function pieceElements(pieces: readonly MovePiece[]): readonly (string | PieceElement)[] {
  return pieces.flatMap((piece) => (piece.tight ? [pieceElement(piece)] : [" ", pieceElement(piece)]));
}

/** A mere remark is text; anything else is a picture to a screen reader, with one phrase. */
export function isRemark(pieces: readonly MovePiece[]): boolean {
  return pieces.every(({ form }) => form === "word");
}

/** A hit that does not connect is drawn fainter than the others. */
function pieceElement(piece: MovePiece): PieceElement {
  const element = shownPiece(piece);
  return piece.missed ? { ...element, className: `${element.className} move-missed` } : element;
}

function shownPiece(piece: MovePiece): PieceElement {
  switch (piece.form) {
    case "icon":
      return { tag: "span", className: `mi ${piece.icons[0]?.className}`, content: coloredDigits(piece) };
    case "motion":
      return {
        tag: "span",
        className: "motion",
        content: [
          { tag: "span", className: "motion-text", content: [piece.text] },
          ...piece.icons.map(
            ({ className }) => ({ tag: "i", className: `mi ${className}`, content: [] }) as const,
          ),
        ],
      };
    default:
      return { tag: "span", className: `move-${piece.form}`, content: [piece.text] };
  }
}

/** `1+2` has two colours in notations mode, so each number of a sum is an element; a single number needs none. */
function coloredDigits({ text }: MovePiece): readonly (string | PieceElement)[] {
  if (!text.includes("+")) return [text];
  return Array.from(text).map((character) =>
    character === "+" ? character : { tag: "b", className: `digit-${character}`, content: [character] },
  );
}
