import { ANTI_GUIDE_PATH, DRILLS_PATH, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { LEGEND_ID } from "../base/legend.ts";
import { MY_ID, MY_MAIN_ID, MY_NAME } from "../base/my-main.ts";
import {
  BUTTONS_CHOICE_ID,
  COLORS_SWITCH_ID,
  DIRECTIONS_CHOICE_ID,
  ICONS_SWITCH_ID,
  PREFERENCES_ID,
} from "../base/preferences.ts";
import { Alive } from "../live/island.tsx";
import SearchButton from "../search/SearchButton.island.tsx";
import { Icon, IconButton } from "../ui/IconButton.tsx";
import { Choice, Switch } from "../ui/Switch.tsx";
import bottomBar from "./BottomBar.module.css";
import { FIRST_LINKS, MORE_LINKS, NAV_LINKS } from "./core/menu-links.built.ts";
import { currentPage, hasMoves, hasPreferences } from "./core/nav-links.ts";
import { BarMenu, Drawer, GROUPS, PreferencesLine, SocialLinks } from "./Menus.tsx";
import myMain from "./MyMain.module.css";
import { bring } from "./my-main.island.ts";
import styles from "./NavBar.module.css";
import preferences from "./Preferences.module.css";
import * as words from "./words.ts";

/** The bar above all pages. Small screens have the links in the drawer. */
export function NavBar({ pathname }: { pathname: string | undefined }) {
  return (
    <header id="site-bar" className={styles.bar}>
      <nav className={styles.inner} aria-label={words.site}>
        <a className={styles.title} href="/" aria-current={currentPage("/", pathname)}>
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
              <a className={styles.link} href={to} aria-current={currentPage(to, pathname)}>
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
          <div className={styles.tools}>
            <SearchButton />
          </div>
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

const MY_SHEET = sheetPath(MY_ID as CharacterId, MY_NAME);

/** What brings people back, at the thumb: on phones only. Its last place is the search's, which is in the bar above (NavBar.module.css). */
function BottomBar({ pathname }: { pathname: string | undefined }): ReactNode {
  const current = (to: string) => currentPage(to, pathname);
  return (
    <nav className={bottomBar.bar} aria-label={words.thumbBar}>
      <a className={bottomBar.place} href="/" aria-current={current("/")}>
        <Icon path="M4 11l8-7 8 7M6 10v10h12V10" />
        {words.home}
      </a>
      <span className={bottomBar.main}>
        <a className={bottomBar.place} href={MY_SHEET} data-mine={MY_SHEET}>
          <span className={bottomBar.portrait} aria-hidden="true" />
          {words.main}
        </a>
        <button type="button" className={bottomBar.place} popoverTarget={MY_MAIN_ID} data-no-main="">
          <Icon path="M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c1-5 15-5 16 0" />
          {words.main}
        </button>
      </span>
      <a className={bottomBar.place} href={ANTI_GUIDE_PATH} aria-current={current(ANTI_GUIDE_PATH)}>
        <Icon path="M5 4l14 16M19 4L5 20M4 15l5 5M20 15l-5 5" />
        {words.versus}
      </a>
      <a className={bottomBar.place} href={DRILLS_PATH} aria-current={current(DRILLS_PATH)}>
        <Icon path="M4 7h13v13H4zM7 4h13v13" />
        {words.drills}
      </a>
    </nav>
  );
}

/**
 * Who the visitor plays: a portrait in the bar, and a popover that changes it. The portrait is there with the first paint
 * (head/my-main.ts); everybody's portraits are fetched when the popover is wanted.
 */
function MyMain(): ReactNode {
  return (
    <Alive name="frame/my-main" wake="touch" bring={bring} with={{}}>
      <button
        type="button"
        className={myMain.button}
        popoverTarget={MY_MAIN_ID}
        aria-label={words.chooseMain}
        data-main-button=""
      >
        <span className={myMain.portrait} aria-hidden="true" />
      </button>
      <div id={MY_MAIN_ID} popover="auto" role="dialog" aria-label={words.myMain} className={myMain.popup}>
        <p className={myMain.title} aria-hidden="true">
          {words.myMain}
        </p>
        <p className={myMain.words} data-main-words="">
          {words.aboutMain}
        </p>
        <div className={myMain.roster} data-main-roster="" />
        <noscript>
          <p className={myMain.words}>{words.mainNeedsScripts}</p>
        </noscript>
      </div>
    </Alive>
  );
}

/**
 * How moves are shown: a button of the bar where moves are (elsewhere the menu has it), two switches and two choices that are taken over at once. All of it is the browser's own
 * and a few lines of script in `<head>` (`preferencesScript`), so it answers before the page's modules have arrived.
 */
function Preferences({ hasButton }: { hasButton: boolean }) {
  return (
    <>
      {hasButton && (
        <IconButton
          label={words.preferences}
          text={words.preferences}
          path="M4 7h8m4 0h4M4 17h2m4 0h10M14 4.5v5M8 14.5v5"
          popoverTarget={PREFERENCES_ID}
        />
      )}
      <div
        id={PREFERENCES_ID}
        popover="auto"
        className={preferences.popup}
        role="dialog"
        aria-label={words.preferences}
      >
        <p className={preferences.title} aria-hidden="true">
          {words.preferences}
        </p>
        <Switch id={ICONS_SWITCH_ID} label={words.icons} hint={words.iconsHint} defaultChecked />
        <Switch id={COLORS_SWITCH_ID} label={words.colors} hint={words.colorsHint} />
        <Choice id={BUTTONS_CHOICE_ID} label={words.buttons}>
          {optionsOf(words.BUTTONS)}
        </Choice>
        <Choice id={DIRECTIONS_CHOICE_ID} label={words.directions} hint={words.directionsHint}>
          {optionsOf(words.DIRECTIONS)}
        </Choice>
      </div>
    </>
  );
}

function optionsOf(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
