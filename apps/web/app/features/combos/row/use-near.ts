import { type RefObject, useEffect, useState } from "react";

const heard = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element has ever come near the window. One observer serves all rows. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isNear) return;
    const shared = sharedObserver();
    heard.set(watched, () => setNear(true));
    shared.observe(watched);
    return () => shared.unobserve(watched);
  }, [element, isNear]);
  return isNear;
}

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) heard.get(target)?.();
    },
    { rootMargin: "300px 0px" },
  );
  return observer;
}
