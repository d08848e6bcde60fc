import { useOnceLive } from "./use-once-live.ts";

/**
 * The address of the open page, as far as the page itself writes it: query and fragment. Another path is another document, which the
 * browser loads.
 */

const readers = new Set<() => void>();

/** Writes query or fragment in place of the present ones or, as a step, so that the visitor can go back to them. */
export function writeAddress(
  part: { readonly search?: string; readonly hash?: string },
  isStep = false,
): void {
  const { pathname, search, hash } = location;
  const query = part.search === undefined ? search : part.search && `?${part.search}`;
  history[isStep ? "pushState" : "replaceState"](null, "", pathname + query + (part.hash ?? hash));
  for (const read of readers) read();
}

/** The present query without `?`, once the page lives. */
export function useSearch(): string {
  return useOnceLive(() => location.search.slice(1), "", subscribe);
}

/** The present fragment, `#df-2`, once the page lives. */
export function useHash(): string {
  return useOnceLive(() => location.hash, "", subscribe);
}

/** Tells of each change: by the page, by a step back or forward, by a link to a fragment. */
function subscribe(tell: () => void): () => void {
  readers.add(tell);
  addEventListener("popstate", tell);
  addEventListener("hashchange", tell);
  return () => {
    readers.delete(tell);
    removeEventListener("popstate", tell);
    removeEventListener("hashchange", tell);
  };
}
