import "../ui/tokens.css";
import "../ui/base.css";
import type { ReactNode } from "react";
import { externalLinks } from "../base/config.ts";
import { Alive } from "../live/island.tsx";
import { ErrorBoundary } from "../ui/state/ErrorPage.tsx";
import { FOOTER_LINKS, VERSUS_LINKS } from "./core/menu-links.built.ts";
import { hasMoves, isCurrentPage } from "./core/nav-links.ts";
import footer from "./Footer.module.css";
import { Legend } from "./Legend.tsx";
import { NavBar } from "./NavBar.tsx";
import { bring as sayNewVersion } from "./offline/new-version.island.ts";
import styles from "./PageFrame.module.css";
import tabs from "./VersusTabs.module.css";
import { bring as followPair } from "./versus-tabs.island.ts";
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
      <div className={styles.frame}>
        <a className={styles.skip} href="#content">
          {words.skip}
        </a>
        <NavBar pathname={pathname} />
        <VersusTabs pathname={pathname} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </main>
        {hasMoves(pathname) && <Legend />}
        <Footer />
      </div>
      <Alive name="frame/offline/new-version" wake="start" bring={sayNewVersion} with={{}}>
        <div role="status" />
      </Alive>
    </>
  );
}

/** What is about a pair of characters as one place: how to beat them, drills, recipe, the world's matches. Each keeps the pair. */
function VersusTabs({ pathname }: { pathname: string | undefined }): ReactNode {
  const here = VERSUS_LINKS.filter(({ to }) => isCurrentPage(to, pathname)).at(-1);
  if (here === undefined) return undefined;
  return (
    <Alive name="frame/versus-tabs" wake="idle" bring={followPair} with={{}}>
      <nav className={tabs.tabs} aria-label={words.versus}>
        {VERSUS_LINKS.map(({ to, label }) => (
          <a
            key={to}
            className={tabs.tab}
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

/** Outside addresses, each behind the page that it follows; one that is not configured leads to its section of the About page. */
const OUTSIDE_LINKS = [
  { behind: "/credits", label: words.support, to: externalLinks.support ?? "/about#support" },
  { behind: "/faqu", label: words.version1, to: externalLinks.version1 ?? "/about#version-1" },
];

const LINKS = FOOTER_LINKS.flatMap((link) => [
  link,
  ...OUTSIDE_LINKS.filter(({ behind }) => behind === link.to),
]);

function Footer() {
  return (
    <footer className={footer.footer}>
      <div className={footer.inner}>
        {/* The button that the FAQ admits does not work. Whoever cannot see that nothing happens can read it. */}
        <button type="button" className={footer.button} data-says={words.missingMainSpoken}>
          {words.missingMain}
        </button>
        <span role="status" className="visually-hidden" />
        <nav aria-label={words.aboutSite}>
          <ul className={footer.links}>
            {LINKS.map(({ label, to }) => (
              <li key={label}>
                <a className={footer.link} href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={footer.disclaimer}>{words.disclaimer}</p>
      </div>
    </footer>
  );
}
