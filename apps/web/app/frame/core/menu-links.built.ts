import { type MenuPlace, PAGES } from "@tactician/contract";

/** What the drawer of small screens begins with. */
export const DRAWER_LINKS = linksIn("drawer");

/** Links of the navigation bar, in order. */
export const NAV_LINKS = linksIn("bar");

/** What is here beside the links of the bar: in the bar a menu, in the drawer a second group, on the home page a line. */
export const MORE_LINKS = linksIn("more");

/** Pages that the foot of every page leads to. */
export const FOOTER_LINKS = linksIn("footer");

function linksIn(place: MenuPlace): readonly { readonly to: string; readonly label: string }[] {
  return Object.values(PAGES)
    .filter(({ menu }) => menu === place)
    .map(({ pattern: to, label }) => ({ to, label }));
}
