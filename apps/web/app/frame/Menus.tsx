import type { ReactNode } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { DRAWER_LINKS, MORE_LINKS, NAV_LINKS } from "./core/menu-links.built.ts";
import { isCurrentPage } from "./core/nav-links.ts";
import styles from "./Menus.module.css";
import { SocialLinks } from "./SocialLinks.tsx";

const DRAWER_ID = "menu";
const MORE_ID = "more";

/** Menus are the browser's own popovers: they open, and their links lead on, before any script has arrived. */
interface MenuProps {
  readonly pathname: string | undefined;
}

/** The navigation of small screens: a button, and a drawer with every link. */
export function Drawer({ pathname }: MenuProps): ReactNode {
  return (
    <>
      <IconButton label="Menu" path="M3 6h18M3 12h18M3 18h18" popoverTarget={DRAWER_ID} />
      <div id={DRAWER_ID} popover="auto" role="dialog" aria-label="Menu" className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title} aria-hidden="true">
            Menu
          </p>
          <IconButton
            label="Close menu"
            path="M5 5l14 14M19 5L5 19"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
          />
        </div>
        <MenuLinks links={[...DRAWER_LINKS, ...NAV_LINKS]} pathname={pathname} />
        <h2 className={styles.group}>More</h2>
        <MenuLinks links={MORE_LINKS} pathname={pathname} />
        <SocialLinks />
      </div>
    </>
  );
}

/** What the bar of wide screens has no room for. */
export function MoreMenu({ pathname }: MenuProps): ReactNode {
  return (
    <div className={styles.anchor}>
      <button type="button" className={styles.more} popoverTarget={MORE_ID}>
        More
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      <div id={MORE_ID} popover="auto" className={styles.list}>
        <MenuLinks links={MORE_LINKS} pathname={pathname} />
      </div>
    </div>
  );
}

interface MenuLinksProps extends MenuProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function MenuLinks({ links, pathname }: MenuLinksProps): ReactNode {
  return (
    <ul>
      {links.map(({ to, label }) => (
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
    </ul>
  );
}
