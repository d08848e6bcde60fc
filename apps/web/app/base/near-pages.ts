import { whenIdle } from "./when-idle.ts";

/** Pages that one visit has fetched ahead unasked at most: 25 KB each, within the bytes that a page may cost. */
const MOST = 3;
/** How long a portrait is seen before it counts: who scrolls past wants none of them, ms. */
const SEEN_MS = 300;

/**
 * On phones, which have no pointer that rests on a link first: marks the portraits that are seen, and the browser fetches the pages
 * behind them (Document.server.tsx), as soon as it has nothing better to do.
 */
export function markNearPages(): void {
  if (!HTMLScriptElement.supports?.("speculationrules") || !matchMedia("(pointer: coarse)").matches) return;
  const seen = new Map<Element, number>();
  let marked = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(seen.get(target));
        if (isIntersecting) seen.set(target, window.setTimeout(mark, SEEN_MS, target));
      }
    },
    // Wholly: half a portrait at the edge of the window is not what somebody looks at.
    { threshold: 1 },
  );
  const mark = (portrait: HTMLElement) => {
    observer.unobserve(portrait);
    portrait.dataset.near = "";
    marked += 1;
    if (marked < MOST) return;
    observer.disconnect();
    for (const timer of seen.values()) clearTimeout(timer);
  };
  whenIdle(() => {
    for (const portrait of document.querySelectorAll("main a:has(img)")) observer.observe(portrait);
  });
}
