const MARGIN = 8;
/** Narrower than the layout's `sm`, as in the popups' stylesheets. */
const PHONE = "(max-width: 599.98px)";

/**
 * Puts a popup beside what it is about (`anchor`) where there is room for both, at an edge of a phone's window (`data-edge`) where
 * there is not, or where the file that finds the room cannot be loaded. It follows the anchor until `signal` ends that.
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement, signal: AbortSignal): void {
  const placeAtEdge = () => {
    popup.dataset.edge = phoneEdge(anchor.getBoundingClientRect(), window.innerHeight);
    popup.style.translate = "";
    delete popup.dataset.placing;
  };
  if (window.matchMedia(PHONE).matches) {
    placeAtEdge();
    return;
  }
  delete popup.dataset.edge;
  popup.dataset.placing = "";
  void import("@floating-ui/dom").then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (signal.aborted) return;
    const middleware = [offset(MARGIN), flip({ padding: MARGIN }), shift({ padding: MARGIN })];
    const update = async () => {
      const { x, y } = await computePosition(anchor, popup, {
        strategy: "fixed",
        placement: "bottom-start",
        middleware,
      });
      popup.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      delete popup.dataset.placing;
    };
    signal.addEventListener("abort", autoUpdate(anchor, popup, update));
  }, placeAtEdge);
}

type WindowEdge = "top" | "bottom";

/** What a popup takes at most of a phone's window: 42 % and its margins (Popup.module.css). */
const LARGEST_SHARE = 0.45;

/**
 * The edge of a phone's window where a popup is shown without covering what it is about: the lower one, above the thumb,
 * unless that is down there. `anchor` is its place in the window, in pixels.
 */
export function phoneEdge(anchor: { readonly bottom: number }, windowHeight: number): WindowEdge {
  return anchor.bottom > windowHeight * (1 - LARGEST_SHARE) ? "top" : "bottom";
}
