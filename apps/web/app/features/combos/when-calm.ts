/** Who has just come to a field looks at it and is about to type. */
const ABOUT_TO_TYPE_MS = 5000;
const BETWEEN_KEYS_MS = 1000;

let typingUntil = 0;
let lookingUntil = 0;
let isListening = false;
const waiting = new Set<() => void>();

/**
 * Calls `work` once nobody is typing into a field or about to: at once, or after a pause; leaving the field or scrolling ends the
 * pause. For work that can wait and would otherwise come between a key press and the frame that shows it. Gives the way to call it off.
 */
export function whenCalm(work: () => void): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    waiting.delete(tryNow);
  };
  const tryNow = (): void => {
    stop();
    const left = Math.max(typingUntil, lookingUntil) - performance.now();
    if (left <= 0) {
      work();
      return;
    }
    waiting.add(tryNow);
    timer = setTimeout(tryNow, left);
  };
  tryNow();
  return stop;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  addEventListener(
    "input",
    () => {
      typingUntil = performance.now() + BETWEEN_KEYS_MS;
    },
    options,
  );
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof HTMLInputElement) lookingUntil = performance.now() + ABOUT_TO_TYPE_MS;
      else stopLooking();
    },
    options,
  );
  // Whoever scrolls looks for something else than the field, and leaves it by pressing where nothing takes the focus.
  for (const type of ["wheel", "touchmove", "focusout"]) addEventListener(type, stopLooking, options);
}

function stopLooking(): void {
  if (lookingUntil === 0) return;
  lookingUntil = 0;
  for (const tryNow of [...waiting]) tryNow();
}
