import "../ui/tokens.css";
import "../ui/base.css";
import type { ReactNode } from "react";
import { Alive } from "../live/island.tsx";
import SearchButton from "../search/SearchButton.island.tsx";
import { ErrorBoundary } from "../ui/state/ErrorPage.tsx";
import { hasMoves } from "./core/nav-links.ts";
import { Footer } from "./Footer.tsx";
import { Legend } from "./Legend.tsx";
import { NavBar } from "./NavBar.tsx";
import { bring as sayNewVersion } from "./offline/new-version.island.ts";
import styles from "./PageFrame.module.css";
import { VersusTabs } from "./VersusTabs.tsx";
import * as words from "./words.ts";

interface AppProps {
  /** Path of the page; `undefined` where one file stands for many addresses (shell, not-found page). */
  readonly pathname: string | undefined;
  readonly children: ReactNode;
}

/** A page with all that stands around every page. */
export function App({ pathname, children }: AppProps): ReactNode {
  return (
    <>
      <PageFrame pathname={pathname} tools={<SearchButton />}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </PageFrame>
      <Alive name="frame/offline/new-version" wake="start" bring={sayNewVersion} with={{}}>
        <div role="status" />
      </Alive>
    </>
  );
}

interface PageFrameProps {
  /** Path of the page; `undefined` where one file stands for many addresses (shell, not-found page). */
  pathname: string | undefined;
  /** Buttons of the bar that belong to no page. */
  tools: ReactNode;
  children: ReactNode;
}

/** What stands around every page: skip link, navigation bar, tabs of a pair's pages, footer. */
function PageFrame({ pathname, tools, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <NavBar pathname={pathname} tools={tools} />
      <VersusTabs pathname={pathname} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasMoves(pathname) && <Legend />}
      <Footer />
    </div>
  );
}
