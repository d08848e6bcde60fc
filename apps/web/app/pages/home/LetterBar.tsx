import type { MouseEvent } from "react";
import { scrollPageTo } from "../../ui/smooth-scroll.ts";
import { LETTERS, letterId } from "./core/group-by-letter.ts";
import styles from "./LetterBar.module.css";

/** Where a letter's heading comes to rest below the top of the window: the two bars (docs/fixed-by-the-specification.md). */
const OFFSET_PX = -100;

/** A to Z; letters in `present` lead to their group, the others are dimmed. */
export function LetterBar({ present }: { present: string[] }) {
  return (
    <nav className={styles.bar} aria-label="Letters">
      <ul className={styles.letters}>
        {LETTERS.map((letter) => (
          <li key={letter}>
            {present.includes(letter) ? (
              <a
                className={styles.letter}
                href={`#${letterId(letter)}`}
                onClick={(event) => jump(event, letter)}
              >
                {letter}
              </a>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: a link that is off has no address (HTML, "placeholder hyperlink")
              <a className={styles.letter} role="link" aria-disabled="true">
                {letter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jump(event: MouseEvent, letter: string): void {
  const heading = document.getElementById(letterId(letter));
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  scrollPageTo(heading.getBoundingClientRect().top + window.scrollY + OFFSET_PX);
}
