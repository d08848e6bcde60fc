import type { ReactNode } from "react";
import { LEGEND_ID } from "../base/legend.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { FIRST_LINKS, MORE_LINKS, NAV_LINKS } from "./core/menu-links.built.ts";
import { hasMoves, hasPreferences, isCurrentPage } from "./core/nav-links.ts";
import { BarMenu, Drawer, GROUPS, PreferencesLine } from "./Menus.tsx";
import { MyMain } from "./MyMain.tsx";
import styles from "./NavBar.module.css";
import { Preferences } from "./Preferences.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import * as words from "./words.ts";

/** The bar above all pages. Small screens have the links in the drawer. */
export function NavBar({ pathname, tools }: { pathname: string | undefined; tools: ReactNode }) {
  return (
    <header id="site-bar" className={styles.bar}>
      <nav className={styles.inner} aria-label={words.site}>
        <a className={styles.title} href="/" aria-current={isCurrentPage("/", pathname) ? "page" : undefined}>
          {words.siteName}
        </a>
        <ul className={styles.links}>
          {GROUPS.map((group) => (
            <li key={group.id}>
              <BarMenu {...group} pathname={pathname} />
            </li>
          ))}
          {[...FIRST_LINKS, ...NAV_LINKS].map(({ to, label }) => (
            <li key={to}>
              <a
                className={styles.link}
                href={to}
                aria-current={isCurrentPage(to, pathname) ? "page" : undefined}
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <BarMenu id="menu-more" label={words.more} links={MORE_LINKS} pathname={pathname}>
              <PreferencesLine />
            </BarMenu>
          </li>
        </ul>
        <div className={styles.end}>
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <div className={styles.tools}>{tools}</div>
          <MyMain />
          {hasMoves(pathname) && (
            <IconButton
              label={words.howToRead}
              path="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.5"
              popoverTarget={LEGEND_ID}
            />
          )}
          <Preferences hasButton={hasPreferences(pathname)} />
          <div className={styles.menu}>
            <Drawer pathname={pathname} />
          </div>
        </div>
      </nav>
      <BottomBar pathname={pathname} />
    </header>
  );
}
