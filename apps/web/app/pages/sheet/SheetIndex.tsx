import { type ReactNode, useEffect, useState } from "react";
import type { SheetSection } from "../../ui/panel/core/sheet-sections.ts";
import styles from "./SheetIndex.module.css";

const MENU_ID = "sheet-index";

/** The band of the window in which a section counts as being read: from a fifth to a third of its height. */
const READING_BAND = "-20% 0px -66% 0px";

/**
 * The ways to each section of a sheet: a bar that stays in sight on wide screens, a menu at the thumb on phones. One list
 * serves both. The menu is the browser's own popover, so it opens before any script has arrived.
 */
export function SheetIndex({ sections }: { sections: readonly SheetSection[] }): ReactNode {
  const read = useSectionsRead(sections);
  return (
    <>
      <nav id={MENU_ID} popover="auto" className={styles.index} aria-label="On this sheet">
        <ul className={styles.list}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.link}
                aria-current={read.has(id) ? "location" : undefined}
                onClick={closeMenu}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 6h11M4 12h16M4 18h8" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        Jump to
      </button>
    </>
  );
}

/** Ids of the sections that cross the reading band; on a wide screen one of each column. */
function useSectionsRead(sections: readonly SheetSection[]): ReadonlySet<string> {
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setRead((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: READING_BAND },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return read;
}

function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
