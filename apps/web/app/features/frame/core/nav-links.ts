import {
  ANTI_GUIDE_PATH,
  COMBO_GENERATOR_PATH,
  DEVELOPERS_PATH,
  FRAMES_PATH,
  NEWS_PAGE_PATH,
  ROULETTE_PATH,
  SHEET_PATTERN,
  STATS_PATH,
  STRAT_CONTENT_PATH,
} from "@tactician/contract";

/** Links of the navigation bar, in order. */
export const NAV_LINKS = [
  { to: COMBO_GENERATOR_PATH, label: "Combo Maker" },
  { to: ROULETTE_PATH, label: "Strat Roulette" },
  { to: ANTI_GUIDE_PATH, label: "Anti Guide" },
  { to: NEWS_PAGE_PATH, label: "News" },
] as const;

/** What else is here, under "More": in the bar a menu, in the drawer a second group. */
export const MORE_LINKS = [
  { to: STATS_PATH, label: "Statistics" },
  { to: FRAMES_PATH, label: "Frame data" },
  { to: STRAT_CONTENT_PATH, label: "Strategy cards for streams" },
  { to: DEVELOPERS_PATH, label: "For developers" },
] as const;

/** Whether a link leads to the page at `pathname` or to a page above it: `/anti-guide` is current on `/anti-guide/character/jin`. */
export function isCurrentPage(to: string, pathname: string | undefined): boolean {
  if (pathname === undefined) return false;
  if (to === "/") return pathname === "/";
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** What all sheets' addresses begin with: `/character/combos/`. */
const SHEETS = SHEET_PATTERN.slice(0, SHEET_PATTERN.indexOf(":"));

/** Preferences show exactly where moves are: on character sheets and in the combo generator. */
export function hasPreferences(pathname: string | undefined): boolean {
  return isCurrentPage(COMBO_GENERATOR_PATH, pathname) || (pathname?.startsWith(SHEETS) ?? false);
}
