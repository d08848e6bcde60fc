import type { ReactNode } from "react";
import { externalLinks } from "../base/config.ts";
import { PREFERENCES_ID } from "../base/preferences.ts";
import { Icon, IconButton } from "../ui/IconButton.tsx";
import {
  DRAWER_LINKS,
  FIRST_LINKS,
  FRAMES_LINKS,
  type MenuLink,
  MORE_LINKS,
  UNGROUPED_LINKS,
  VERSUS_LINKS,
} from "./core/menu-links.built.ts";
import { currentPage, isCurrentPage } from "./core/nav-links.ts";
import styles from "./Menus.module.css";
import social from "./SocialLinks.module.css";
import * as words from "./words.ts";

const DRAWER_ID = "menu";

/** Menus of the bar, groups of the drawer. */
export const GROUPS = [
  { id: "menu-versus", label: words.versus, links: VERSUS_LINKS },
  { id: "menu-frames", label: words.frames, links: FRAMES_LINKS },
] as const;

/** Menus are the browser's own popovers: they open, and their links lead on, before any script has arrived. */
interface MenuProps {
  readonly pathname: string | undefined;
}

/** The navigation of small screens: a button, and a drawer with every link. */
export function Drawer({ pathname }: MenuProps): ReactNode {
  return (
    <>
      <IconButton label={words.menu} path="M3 6h18M3 12h18M3 18h18" popoverTarget={DRAWER_ID} />
      <div id={DRAWER_ID} popover="auto" role="dialog" aria-label={words.menu} className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title} aria-hidden="true">
            {words.menu}
          </p>
          <IconButton
            label={words.closeMenu}
            path="M5 5l14 14M19 5L5 19"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
          />
        </div>
        <MenuLinks links={[...DRAWER_LINKS, ...FIRST_LINKS]} pathname={pathname} />
        {GROUPS.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <h2 className={styles.group}>{label}</h2>
            <MenuLinks links={links} pathname={pathname} />
          </section>
        ))}
        <h2 className={styles.group}>{words.more}</h2>
        <MenuLinks links={[...UNGROUPED_LINKS, ...MORE_LINKS]} pathname={pathname} />
        <PreferencesLine />
        <SocialLinks />
      </div>
    </>
  );
}

interface BarMenuProps extends MenuProps {
  readonly id: string;
  readonly label: string;
  readonly links: readonly MenuLink[];
  readonly children?: ReactNode;
}

/** A menu of the bar of wide screens; it shows whether the page is one of its own. */
export function BarMenu({ id, label, links, pathname, children }: BarMenuProps): ReactNode {
  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={styles.more}
        popoverTarget={id}
        data-current={links.some(({ to }) => isCurrentPage(to, pathname)) || undefined}
      >
        {label}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.list}>
        <MenuLinks links={links} pathname={pathname} />
        {children}
      </div>
    </div>
  );
}

/** Preferences are in the menu of every page; sheets and the combo generator have them in the bar besides. */
export function PreferencesLine(): ReactNode {
  return (
    <button type="button" className={styles.link} popoverTarget={PREFERENCES_ID}>
      {words.preferences}
    </button>
  );
}

interface MenuLinksProps extends MenuProps {
  readonly links: readonly MenuLink[];
}

function MenuLinks({ links, pathname }: MenuLinksProps): ReactNode {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a className={styles.link} href={to} aria-current={currentPage(to, pathname)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const CHANNELS = [
  {
    label: words.streaming,
    address: externalLinks.twitch,
    path: "M4 3h16v11l-4 4h-4l-3 3v-3H4zM11 7v5M16 7v5",
  },
  {
    label: words.videos,
    address: externalLinks.youtube,
    path: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9v6l5-3z",
  },
  {
    label: words.chat,
    address: externalLinks.discord,
    path: "M4 4h16v11h-9l-5 5v-5H4zM8 9.5h.01M12 9.5h.01M16 9.5h.01",
  },
];

/** Links to the channels that are configured; nothing where none is. */
export function SocialLinks() {
  const shown = CHANNELS.filter(({ address }) => address !== undefined);
  if (shown.length === 0) return undefined;

  return (
    <ul className={social.list}>
      {shown.map(({ label, address, path }) => (
        <li key={label}>
          <a className={social.link} href={address} target="_blank" rel="noopener">
            <Icon path={path} />
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
