import type { Search } from "./core/search.ts";

let kept: Promise<Search> | undefined;

/** The search with its index, fetched at first use and kept while the site is open. A failure is forgotten: the next call tries again. */
export function loadSearch(): Promise<Search> {
  if (kept !== undefined) return kept;
  const loading = Promise.all([import("./core/search.ts"), import("virtual:search-index")]).then(
    ([{ createSearch }, { default: packed }]) => createSearch(packed),
  );
  kept = loading;
  loading.catch(() => {
    kept = undefined;
  });
  return loading;
}
