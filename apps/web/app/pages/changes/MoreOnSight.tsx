import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import styles from "./Page.module.css";

/** Asks for more once when it comes near the window after a scroll, or when it is pressed. */
export function MoreOnSight({ onMore }: { readonly onMore: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (scrollY > 0 && entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: "600px" },
    );
    if (button.current !== null) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <button ref={button} type="button" className={styles.more} onClick={onMore}>
      Show more changes
    </button>
  );
}
