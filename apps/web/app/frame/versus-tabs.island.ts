import { pairHere, pairLinks } from "./core/pair-links.ts";

/** Brings the page's own tab into sight, and lets the tabs lead to the pair that the page is about by then: what the visitor chose last is in the address. */
export function bring(island: HTMLElement): undefined {
  const follow = () => {
    const links = pairLinks(pairHere(location, document.documentElement.dataset.main));
    for (const link of island.querySelectorAll("a")) {
      const to = links.get(link.dataset.tab ?? "");
      if (to !== undefined) link.setAttribute("href", to);
    }
  };
  for (const kind of ["pointerenter", "pointerdown", "focusin"])
    island.addEventListener(kind, follow, { capture: true });
  follow();
  const here = island.querySelector<HTMLElement>("[aria-current]");
  // On a phone the row is longer than the window.
  if (here?.parentElement) here.parentElement.scrollLeft = here.offsetLeft - here.offsetWidth / 2;
}
