/** Links of the navigation bar, in order. */
export const NAV_LINKS = [
  { to: "/combo-generator", label: "Combo Maker" },
  { to: "/strat-roulette", label: "Strat Roulette" },
  { to: "/anti-guide", label: "Anti Guide" },
  { to: "/news", label: "News" },
] as const;

/** Whether a link leads to the page at `pathname` or to a page above it: `/anti-guide` is current on `/anti-guide/character/jin`. */
export function isCurrentPage(to: string, pathname: string | undefined): boolean {
  if (pathname === undefined) return false;
  if (to === "/") return pathname === "/";
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** Preferences show exactly where moves are: on character sheets and in the combo generator. */
export function hasPreferences(pathname: string | undefined): boolean {
  return isCurrentPage("/combo-generator", pathname) || (pathname?.startsWith("/character/combos/") ?? false);
}
