import type { MouseEvent } from "react";
import { scrollPageTo } from "../../ui/smooth-scroll.ts";
import styles from "./BackToTop.module.css";
import * as words from "./words.ts";

/**
 * A link at the lower edge that leads back to the top of a long page; `FAR_SCRIPT` says when it shows. It leads there without the
 * page's modules too, only not as smoothly.
 */
export function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the content by itself, and glides there once the page lives
    <a className={styles.place} href="#content" onClick={goToTop}>
      <span className="visually-hidden">{words.backToTop}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 15l7-7 7 7" />
      </svg>
    </a>
  );
}

function goToTop(event: MouseEvent): void {
  event.preventDefault();
  // The link is about to vanish: the focus goes where the eyes go.
  document.getElementById("content")?.focus({ preventScroll: true });
  scrollPageTo(0);
}
