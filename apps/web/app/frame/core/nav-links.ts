import {
  AFTER_PATH,
  ANTI_GUIDE_PATTERN,
  CHANGES_PATH,
  COMBO_GENERATOR_PATH,
  DOJO_PATH,
  DRILLS_PATH,
  FRAMES_PATTERN,
  MOVES_PREFIX,
  SHEET_PATTERN,
} from "@tactician/contract";

/** Whether a link leads to the page at `pathname` or to a page above it: `/anti-guide` is current on `/anti-guide/character/jin`. */
export function isCurrentPage(to: string, pathname: string | undefined): boolean {
  if (pathname === undefined) return false;
  if (to === "/") return pathname === "/";
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** What a link says of itself as `aria-current`. */
export function currentPage(to: string, pathname: string | undefined): "page" | undefined {
  return isCurrentPage(to, pathname) ? "page" : undefined;
}

/** What all sheets' addresses begin with: `/character/combos/`. */
const SHEETS = beginningOf(SHEET_PATTERN);

/** Preferences show exactly where moves are: on character sheets and in the combo generator. */
export function hasPreferences(pathname: string | undefined): boolean {
  return isCurrentPage(COMBO_GENERATOR_PATH, pathname) || (pathname?.startsWith(SHEETS) ?? false);
}

const WITH_MOVES = [
  SHEETS,
  beginningOf(ANTI_GUIDE_PATTERN),
  beginningOf(FRAMES_PATTERN),
  MOVES_PREFIX,
  COMBO_GENERATOR_PATH,
  DRILLS_PATH,
  DOJO_PATH,
  AFTER_PATH,
  CHANGES_PATH,
];

/** Whether a page shows moves, so that it tells how they are read. */
export function hasMoves(pathname: string | undefined): boolean {
  return WITH_MOVES.some((beginning) => pathname?.startsWith(beginning));
}

function beginningOf(pattern: string): string {
  return pattern.slice(0, pattern.indexOf(":"));
}
