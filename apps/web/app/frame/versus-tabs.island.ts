import { pairHere, pairLinks } from "./core/pair-links.ts";

/** Lets the tabs lead to the pair that the page is about by then: what the visitor chose last is in the address. */
export function bring(island: HTMLElement): () => void {
  const follow = () => {
    const links = pairLinks(pairHere(location, document.documentElement.dataset.main));
    for (const link of island.querySelectorAll("a")) {
      const to = links.get(link.dataset.tab ?? "");
      if (to !== undefined) link.setAttribute("href", to);
    }
  };
  const before = ["pointerenter", "pointerdown", "focusin"];
  for (const kind of before) island.addEventListener(kind, follow, { capture: true });
  follow();
  return () => {
    for (const kind of before) island.removeEventListener(kind, follow, { capture: true });
  };
}
