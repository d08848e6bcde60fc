/** Elements that wait to be laid out, the first to ask first. */
const waiting: HTMLElement[] = [];
let isRunning = false;

/**
 * Lays an element out whose style says `content-visibility: auto`, even while it is out of sight, as soon as the browser
 * has nothing better to do. One element at a time: a press in between is answered at once. Returns a function that
 * takes the element out of the queue.
 */
export function layOutLater(element: HTMLElement): () => void {
  waiting.push(element);
  if (!isRunning) {
    isRunning = true;
    whenIdle(layOutNext);
  }
  return () => {
    const place = waiting.indexOf(element);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function layOutNext(): void {
  const element = waiting.shift();
  if (element === undefined) {
    isRunning = false;
    return;
  }
  element.style.contentVisibility = "visible";
  // The next frame lays this one out; the one after it must not join that frame.
  requestAnimationFrame(() => whenIdle(layOutNext));
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 50);
}
