export type WindowEdge = "top" | "bottom";

/** What a popup takes at most of a phone's window: 42 % and its margins (Popup.module.css). */
const LARGEST_SHARE = 0.45;

/**
 * The edge of a phone's window where a popup is shown without covering what it is about: the lower one, above the thumb,
 * unless that is down there. `anchor` is its place in the window, in pixels.
 */
export function phoneEdge(anchor: { readonly bottom: number }, windowHeight: number): WindowEdge {
  return anchor.bottom > windowHeight * (1 - LARGEST_SHARE) ? "top" : "bottom";
}
