import { useEffect, useState } from "react";
import { scrollPageTo } from "../../lib/smooth-scroll.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./BackToTop.module.css";

/** Scrolled past this, the way back has a button (docs/fixed-by-the-specification.md). */
const THRESHOLD_PX = 500;

/** A button at the lower edge that leads back to the top of a long page. */
export function BackToTop() {
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const check = () => setFar(window.scrollY > THRESHOLD_PX);
    check();
    window.addEventListener("scroll", check, { passive: true });
    return () => window.removeEventListener("scroll", check);
  }, []);

  if (!isFar) return undefined;
  return (
    <div className={styles.place}>
      <IconButton label="Back to top" path="M5 15l7-7 7 7" onClick={goToTop} />
    </div>
  );
}

function goToTop(): void {
  // The button is about to vanish: the focus goes where the eyes go.
  document.getElementById("content")?.focus({ preventScroll: true });
  scrollPageTo(0);
}
