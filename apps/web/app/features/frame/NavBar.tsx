import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasPreferences, isCurrentPage, NAV_LINKS } from "./core/nav-links.ts";
import { Drawer, MoreMenu } from "./Menus.tsx";
import styles from "./NavBar.module.css";
import { Preferences } from "./Preferences.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

/** The bar above all pages. Small screens have the links in the drawer. */
export function NavBar({ pathname, tools }: { pathname: string | undefined; tools: ReactNode }) {
  return (
    <header className={styles.bar}>
      <nav className={styles.inner} aria-label="Site">
        <Link
          className={styles.title}
          to="/"
          prefetch="intent"
          viewTransition
          aria-current={isCurrentPage("/", pathname) ? "page" : undefined}
        >
          Tactician
        </Link>
        <ul className={styles.links}>
          {NAV_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                className={styles.link}
                to={to}
                prefetch="intent"
                viewTransition
                aria-current={isCurrentPage(to, pathname) ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <MoreMenu pathname={pathname} />
          </li>
        </ul>
        <div className={styles.end}>
          <div className={styles.social}>
            <SocialLinks />
          </div>
          {tools}
          {hasPreferences(pathname) && <Preferences />}
          <div className={styles.menu}>
            <Drawer pathname={pathname} />
          </div>
        </div>
      </nav>
    </header>
  );
}
