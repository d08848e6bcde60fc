/** The band of the window in which a section counts as being read: from a fifth to a third of its height. */
const READING_BAND = "-20% 0px -66% 0px";

/** Marks in the index the sections that cross the reading band; on a wide screen one of each column. At the top of the page nobody reads one yet. */
export function bring(index: HTMLElement): () => void {
  const links = Array.from(index.querySelectorAll<HTMLAnchorElement>("a[href^='#']"));
  const linkOf = new Map(links.map((link) => [link.hash.slice(1), link]));
  const crossing = new Set<string>();
  const mark = () => {
    for (const [id, link] of linkOf)
      if (scrollY > 0 && crossing.has(id)) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      }
      mark();
    },
    { rootMargin: READING_BAND },
  );
  for (const id of linkOf.keys()) {
    const section = document.getElementById(id);
    if (section !== null) observer.observe(section);
  }
  addEventListener("scroll", mark, { passive: true });
  return () => {
    removeEventListener("scroll", mark);
    observer.disconnect();
  };
}
