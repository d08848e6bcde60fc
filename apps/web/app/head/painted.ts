/** How long a frame may take from its scripts to the screen, ms. */
const FRAME_MS = 200;
/** How long pictures below the window wait at most, ms. */
const FIRST_MS = 3_000;

/**
 * Settles when the first frame with content is on the screen, and sets `data-unpainted` on `<html>` until then, for stylesheets
 * (move.css): the sprite of the icons is asked for right after it, so that nothing shares a phone's connection with the page itself.
 * The browser tells of the paint itself, but on a slow phone up to a second late, and not at all where the head of a page was painted
 * before its content: a frame's time after its scripts is taken for it then. A page that is made ready unseen waits for nothing.
 *
 * `data-first` says until the first scrolling, for three seconds at most, that pictures below the window wait (base.css): a browser
 * fetches them from far away, and a phone would have them before the scripts. Without scripts there is neither attribute.
 */
export function waitForPaint(): Promise<void> {
  const { dataset } = document.documentElement;
  if ((document as { prerendering?: boolean }).prerendering) return Promise.resolve();
  dataset.unpainted = "";
  dataset.first = "";
  const endFirst = () => delete dataset.first;
  addEventListener("scroll", endFirst, { once: true });
  setTimeout(endFirst, FIRST_MS);
  return new Promise<void>((go) => {
    const waitForFrame = () =>
      requestAnimationFrame(() => {
        if (document.getElementById("content") === null) return waitForFrame();
        setTimeout(go, FRAME_MS);
        try {
          new PerformanceObserver(() => go()).observe({ type: "paint" });
        } catch {
          // A browser that cannot tell: the frame's time counts.
        }
      });
    waitForFrame();
  }).then(() => {
    delete dataset.unpainted;
  });
}
