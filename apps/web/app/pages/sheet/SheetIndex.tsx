import type { Panel } from "@tactician/contract";
import type { ReactNode } from "react";
import { Alive } from "../../live/island.tsx";
import { bring as markSections } from "./mark-sections.island.ts";
import styles from "./SheetIndex.module.css";

const MENU_ID = "sheet-index";

/**
 * The ways to each section of a sheet: a bar that stays in sight on wide screens, a menu at the thumb on phones. One list
 * serves both. The menu is the browser's own popover, so it opens before any script has arrived.
 */
export function SheetIndex({ panels }: { panels: readonly Panel[] }): ReactNode {
  return (
    <Alive name="pages/sheet/mark-sections" wake="start" bring={markSections} with={{}}>
      <nav id={MENU_ID} popover="auto" className={styles.index} aria-label="On this sheet">
        <ul className={styles.list}>
          {panels.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
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
    </Alive>
  );
}
