import { type MenuPlace, PAGES } from "@tactician/contract";

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

/** What the drawer of small screens begins with. */
export const DRAWER_LINKS = linksIn("drawer");

/** What belongs to a pair of characters: a menu of the bar, tabs on its pages, a group of the drawer. */
export const VERSUS_LINKS = linksIn("versus");

/** What belongs to frame data, as a menu and a group. */
export const FRAMES_LINKS = linksIn("frames");

/** The links that the bar begins with, behind its menus. */
export const FIRST_LINKS = linksIn("first");

/** The other links of the bar, in order. */
export const NAV_LINKS = linksIn("bar");

/** Those of the bar that no group of the drawer has. */
export const UNGROUPED_LINKS = NAV_LINKS.filter(({ to }) => !VERSUS_LINKS.some((link) => link.to === to));

/** What is here beside the links of the bar: in the bar a menu, in the drawer a group. */
export const MORE_LINKS = linksIn("more");

export const FOOTER_LINKS = linksIn("footer");

/** What the home page names: all that its portraits and the bar's plain links do not lead to. */
export const ALSO_HERE = [
  ...FIRST_LINKS,
  ...VERSUS_LINKS.filter(({ to }) => !NAV_LINKS.some((link) => link.to === to)),
  ...FRAMES_LINKS,
  ...MORE_LINKS,
];

function linksIn(place: MenuPlace): readonly MenuLink[] {
  return Object.values(PAGES)
    .filter(({ menu, alsoIn }) => menu === place || alsoIn === place)
    .map(({ pattern: to, label }) => ({ to, label }));
}
