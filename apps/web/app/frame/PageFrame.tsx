import type { ReactNode } from "react";
import { Footer } from "./Footer.tsx";
import { NavBar } from "./NavBar.tsx";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  /** Path of the page; `undefined` where one file stands for many addresses (shell, not-found page). */
  pathname: string | undefined;
  /** Buttons of the bar that belong to no page. */
  tools: ReactNode;
  children: ReactNode;
}

/** What stands around every page: skip link, navigation bar, footer. */
export function PageFrame({ pathname, tools, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <NavBar pathname={pathname} tools={tools} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
