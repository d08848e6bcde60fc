import { whenIdle } from "./when-idle.ts";

/** Elements that wait to be laid out, the first to ask first. */
const waiting: HTMLElement[] = [];
let isRunning = false;
/** Whether the visitor has done anything yet: then the page is theirs to scroll. */
let isTouched = false;

const ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * A `ref` for an element whose style says `content-visibility: auto`: lays it out, even while it is out of sight, as soon as the
 * browser has nothing better to do. One element at a time: a press in between is answered at once.
 */
export function layOutLater(element: HTMLElement | null): (() => void) | undefined {
  // Only for the type: where a ref gives back a function, React calls that one at the end.
  if (element === null) return undefined;
  // React tells of what lies within before it tells of what holds it.
  const within = waiting.findIndex((other) => element.contains(other));
  waiting.splice(within < 0 ? waiting.length : within, 0, element);
  if (!isRunning) {
    isRunning = true;
    for (const action of ACTIONS) {
      window.addEventListener(action, noteAction, { once: true, passive: true });
    }
    whenIdle(layOutNext);
  }
  return () => {
    const place = waiting.indexOf(element);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Lays out at once all that is not yet; what the visitor has pressed stays at its place in the window. */
export function layOutNow(pressed: HTMLElement): void {
  // A press may come before the page has asked for their layout.
  const all = [...document.querySelectorAll<HTMLElement>("[data-later-layout]")];
  const late = all.filter(({ style }) => style.contentVisibility !== "visible");
  if (late.length === 0) return;
  const { top } = pressed.getBoundingClientRect();
  for (const element of late) layOut(element);
  waiting.length = 0;
  window.scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: "instant" });
}

function layOutNext(): void {
  const element = waiting.shift();
  if (element === undefined) {
    isRunning = false;
    // Whoever came to a section by its address is there still, though what lies above it has found its height only now.
    const id = window.location.hash.slice(1);
    if (!isTouched && id !== "") document.getElementById(id)?.scrollIntoView();
    return;
  }
  layOut(element);
  // The next frame lays this one out; the one after it must not join that frame.
  requestAnimationFrame(() => whenIdle(layOutNext));
}

function layOut(element: HTMLElement): void {
  element.style.contentVisibility = "visible";
}

function noteAction(): void {
  isTouched = true;
}
