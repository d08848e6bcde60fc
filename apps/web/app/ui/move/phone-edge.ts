export type WindowEdge = "top" | "bottom";

/** What the popover takes at most of a phone's window: 42 % and its margins (MoveFacts.module.css). */
const LARGEST_SHARE = 0.45;

/**
 * The edge of a phone's window where frame data is shown without covering the move: the lower one, above the thumb, unless the
 * move is down there. `move` is its place in the window, in pixels.
 */
export function phoneEdge(move: { readonly bottom: number }, windowHeight: number): WindowEdge {
  return move.bottom > windowHeight * (1 - LARGEST_SHARE) ? "top" : "bottom";
}
