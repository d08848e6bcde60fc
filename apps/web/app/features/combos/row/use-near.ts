import { type RefObject, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenCalm } from "../when-calm.ts";

const heard = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element has ever come near the window, or is going to be printed. One observer serves all rows. */
export function useNear(element: RefObject<Element | null>, isNearAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtOnce);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isNear) return;
    const shared = sharedObserver();
    heard.set(watched, () => setNear(true));
    shared.observe(watched);
    return () => {
      heard.delete(watched);
      shared.unobserve(watched);
    };
  }, [element, isNear]);
  return isNear;
}

function sharedObserver(): IntersectionObserver {
  if (observer !== undefined) return observer;
  observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      whenCalm(() => sayNear(near.map(({ target }) => target)));
    },
    { rootMargin: "600px 0px" },
  );
  addEventListener("beforeprint", () =>
    flushSync(() => {
      for (const setNear of heard.values()) setNear();
    }),
  );
  return observer;
}

/** One row in each frame, so that none of them keeps a key press waiting. */
function sayNear([first, ...others]: readonly Element[]): void {
  if (first === undefined) return;
  startTransition(() => heard.get(first)?.());
  requestAnimationFrame(() => whenCalm(() => sayNear(others)));
}
