import { whenIdle } from "./when-idle.ts";

/** Elements whose height is still a guess, the first to ask first. */
const waiting: HTMLElement[] = [];
let isRunning = false;
let isFollowing = false;
/** Whether the visitor has done anything yet: then the page is theirs to scroll. */
let isTouched = false;

const ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** Attributes of `<html>` that say how moves are written (preferences.ts). */
const WRITING = ["data-display", "data-buttons", "data-directions"];

/**
 * A `ref` for an element whose style says `content-visibility: auto`: gives it its true height, even while it is out of sight, as soon as
 * the browser has nothing better to do. One element at a time: a press in between is answered at once. What comes near the window is
 * freed for good from the containment that such an element has.
 */
export function layOutLater(element: HTMLElement | null): (() => void) | undefined {
  // Only for the type: where a ref gives back a function, React calls that one at the end.
  if (element === null) return undefined;
  // React tells of what lies within before it tells of what holds it.
  const around = waiting.findIndex((other) => other.contains(element));
  waiting.splice(around < 0 ? waiting.length : around, 0, element);
  if (!isRunning) {
    isRunning = true;
    if (!isFollowing) followVisitor();
    whenIdle(measureNext);
  }
  return () => {
    const place = waiting.indexOf(element);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Shows at once all whose height is a guess; what the visitor has pressed stays at its place in the window. */
export function layOutNow(pressed: HTMLElement): void {
  // A press may come before the page has asked for their heights.
  if (document.querySelector("[data-later-layout]:not([style])") === null) return;
  const { top } = pressed.getBoundingClientRect();
  showAll();
  window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: "instant" });
}

function measureNext(): void {
  const element = waiting.shift();
  if (element === undefined) {
    isRunning = false;
    // Whoever came to a section by its address is there still, though what lies above it has found its height only now.
    const id = window.location.hash.slice(1);
    if (!isTouched && id !== "") document.getElementById(id)?.scrollIntoView();
    return;
  }
  const isPainted = element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  if (isPainted) free(element);
  else if (element.getClientRects().length > 0) measure(element);
  whenIdle(measureNext);
}

/** Asking for the place of what lies within lays that out, and paints nothing. */
function measure(element: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(element).paddingTop);
  const top = element.getBoundingClientRect().top + element.clientTop + padding;
  const bottoms = Array.from(element.children, (child) => child.getBoundingClientRect().bottom);
  const height = Math.max(0, ...bottoms) - top;
  element.style.containIntrinsicBlockSize = `${height}px`;
  // The browser holds on to the height that it saw when half of the document was there.
  if (Math.abs(element.clientHeight - height - 2 * padding) > 1) free(element);
}

function free({ style }: HTMLElement): void {
  style.contentVisibility = "visible";
}

function followVisitor(): void {
  isFollowing = true;
  for (const action of ACTIONS) window.addEventListener(action, noteAction, { once: true, passive: true });
  document.addEventListener("contentvisibilityautostatechange", freeSeen, { capture: true });
  new MutationObserver(showAll).observe(document.documentElement, { attributeFilter: WRITING });
  matchMedia(`(width: ${window.innerWidth}px)`).addEventListener("change", showAll);
}

/** Heights that were measured do not hold for another width, or when moves are written in another way. */
function showAll(): void {
  waiting.length = 0;
  for (const element of document.querySelectorAll<HTMLElement>("[data-later-layout]")) free(element);
}

function freeSeen(event: Event): void {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
  if (!skipped && target instanceof HTMLElement && target.dataset.laterLayout !== undefined) free(target);
}

function noteAction(): void {
  isTouched = true;
}
