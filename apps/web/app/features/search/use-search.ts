import { useCallback, useEffect, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import type { Search } from "./core/search.ts";
import { loadSearch } from "./load-search.ts";

/** The search once its index is there. */
export interface LoadedSearch {
  readonly search: Search | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches the search when a component that needs it appears. */
export function useSearch(): LoadedSearch {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      (thrown) => {
        logFailure("The search did not load", thrown);
        setFailed(true);
      },
    );
  }, []);
  useEffect(retry, [retry]);
  return { search, hasFailed, retry };
}
