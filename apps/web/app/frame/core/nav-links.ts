import { COMBO_GENERATOR_PATH, SHEET_PATTERN } from "@tactician/contract";

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
