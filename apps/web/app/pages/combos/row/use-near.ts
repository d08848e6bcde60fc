import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether an element has ever come near the window, `isFirst` is there from the start, or is going to be printed. */
export function useNear(element: RefObject<Element | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "600px 0px" },
    );
    observer.observe(element.current);
    // The browser prints what is there when the event ends.
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [element, isNear]);
  return isNear;
}
