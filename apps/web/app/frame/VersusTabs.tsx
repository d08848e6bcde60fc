import type { ReactNode } from "react";
import { Alive } from "../live/island.tsx";
import { VERSUS_LINKS } from "./core/menu-links.built.ts";
import { isCurrentPage } from "./core/nav-links.ts";
import styles from "./VersusTabs.module.css";
import { bring } from "./versus-tabs.island.ts";
import * as words from "./words.ts";

/** What is about a pair of characters as one place: how to beat them, drills, recipe, the world's matches. Each keeps the pair. */
export function VersusTabs({ pathname }: { pathname: string | undefined }): ReactNode {
  const here = VERSUS_LINKS.filter(({ to }) => isCurrentPage(to, pathname)).at(-1);
  if (here === undefined) return undefined;
  return (
    <Alive name="frame/versus-tabs" wake="idle" bring={bring} with={{}}>
      <nav className={styles.tabs} aria-label={words.versus}>
        {VERSUS_LINKS.map(({ to, label }) => (
          <a
            key={to}
            className={styles.tab}
            href={to}
            data-tab={to}
            aria-current={to === here.to ? "true" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </Alive>
  );
}
