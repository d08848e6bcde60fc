/** Who has just come to a field is about to type. */
const ABOUT_TO_TYPE_MS = 2000;
const BETWEEN_KEYS_MS = 1000;

let busyUntil = 0;
let isListening = false;

/**
 * Calls `work` once nobody is typing into a field: at once, or after a pause. For work that can wait and would otherwise come
 * between a key press and the frame that shows it. Gives the way to call it off.
 */
export function whenCalm(work: () => void): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const left = busyUntil - performance.now();
    if (left <= 0) work();
    else timer = setTimeout(wait, left);
  };
  wait();
  return () => clearTimeout(timer);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  addEventListener("input", () => stayBusy(BETWEEN_KEYS_MS), options);
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof HTMLInputElement) stayBusy(ABOUT_TO_TYPE_MS);
    },
    options,
  );
}

function stayBusy(milliseconds: number): void {
  busyUntil = Math.max(busyUntil, performance.now() + milliseconds);
}
